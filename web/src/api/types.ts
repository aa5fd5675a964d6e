// Names for the protocol's documents (docs/protocol.md). Their fields come from the server's own description:
// schema.d.ts is made from openapi.json by `python3 dev.py types`, never by hand.

import type { components } from './schema';

export type Schemas = components['schemas'];

/** The views that titles declare, by title. */
export type Views = {
  [Name in keyof Schemas as Name extends `${infer T}View` ? Uncapitalize<T> : never]: Schemas[Name];
};

export type Message = Schemas['ErrorBody'];
export type Args = Message['args'];

export type Title = Schemas['TitleReply'];
export type Titles = Schemas['TitlesReply'];
export type Content = Schemas['ContentReply'];
export type Wording = Schemas['WordingReply'];
export type Rules = Schemas['RulesReply'];
export type Me = Schemas['MeReply'];

export type Seat = Schemas['SeatReply'];
export type Table = Schemas['TableReply'];
export type Pace = Table['pace'];
export type NewTable = Schemas['NewTable'];
export type SeatChange = Schemas['SeatChange'];
export type TableChange = Schemas['TableChange'];
export type Tables = Schemas['TablesReply'];
export type Invitation = Schemas['LinkReply'];
export type Done = Schemas['DoneReply'];

/** What an answer would change in the numbers of my seat: path → before and after. */
export type Changes = Record<string, [number, number]>;
/** An answer as boards see it; its changes are filled in once the server has told them. */
export type Answer = Schemas['AnswerReply'] & { changes: Changes | null };
export interface Preview {
  type: 'preview';
  eye: number;
  number: number;
  changes: Record<string, Changes>;
}
export type News = Schemas['NewsReply'];
export type Scores = Schemas['ScoresReply'];
export type Clock = Schemas['ClockReply'];
/** What an eye is told; its title says what the view is. */
export type Game<View = Schemas['GameReply']['view']> = Omit<Schemas['GameReply'], 'view'> & { view: View };
export type Sent = Schemas['Answer'];
export type Accepted = Schemas['AcceptedReply'];
export type Undone = Schemas['UndoReply'];
export type Why = Schemas['WhyReply'];
export type Whys = Schemas['WhysReply'];
export type Chat = Schemas['ChatReply'];
export type CoachTold = Schemas['LiveCoach'];
export type LiveMessage = Schemas['LiveReply'] | Preview;

export type Lessons = Schemas['LessonsReply'];
export type Learned = Schemas['LearnedReply'];
export type LessonPlan = Schemas['LessonReply'];
export type Course = Schemas['CourseReply'];
export type Trying = Schemas['Try'];
export type Tried = Omit<Schemas['TriedReply'], 'game'> & { game: Game | null };

export type Puzzles = Schemas['PuzzlesReply'];
export type NextPuzzle = Schemas['NextReply'];
export type Standing = Pick<Puzzles, 'rating' | 'streak' | 'week'>;
export type PuzzleVerdict = Schemas['PuzzleVerdictReply'];
export type Weighing = Schemas['PuzzleAnswerReply'];
export type Puzzle = Omit<Schemas['PuzzleReply'], 'game'> & { game: Game };

export type Replay = Schemas['ReplayReply'];
export type Story = Schemas['StoryReply'];
export type Turning = Schemas['TurningReply'];
export type Hindsight = Schemas['HindsightReply'];
export type Analysis = Schemas['AnalysisReply'];
export type Decision = Schemas['DecisionReply'];
export type Weighed = Schemas['WeighedReply'];
