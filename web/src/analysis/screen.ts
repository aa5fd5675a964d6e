import { words } from '../state/words.svelte';
import type Screen from './Analysis.svelte';
import { needSpeech } from './speech';

export type AnalysisScreen = typeof Screen;

/** The screen of an analysis, with its words. */
export async function openAnalysis(): Promise<AnalysisScreen> {
  const [screen] = await Promise.all([import('./Analysis.svelte'), needSpeech(), words.need('review')]);
  return screen.default;
}
