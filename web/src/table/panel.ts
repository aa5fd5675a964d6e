import type { Answer } from '../api/types';

interface Group {
  span: string;
  answers: Answer[];
}

/** Answers by their span, in the order in which the server names them. */
export function groups(answers: Answer[]): Group[] {
  const out: Group[] = [];
  for (const answer of answers) {
    const last = out.find((group) => group.span === answer.span);
    if (last) last.answers.push(answer);
    else out.push({ span: answer.span, answers: [answer] });
  }
  return out;
}

/** The answer that a digit key chooses. */
export function byDigit(answers: Answer[], key: string): Answer | undefined {
  return /^[1-9]$/.test(key) ? answers[Number(key) - 1] : undefined;
}
