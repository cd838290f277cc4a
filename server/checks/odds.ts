import type { Messages } from '../l10n/messages.ts';
import type { Section } from '../workspace/section.ts';
import type { Problem } from './problem.ts';

export function oddsProblems(_section: Section, _messages: Messages): readonly Problem[] {
  return [];
}
