import { diffWords } from 'diff';
import { documentsInLanguage, type LanguageProgress } from '../../translations/model/progress.ts';
import { type StaleEntry, staleEntriesOf } from '../../translations/model/staleEntries.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';

/**
 * Shows the translations of a language whose source has changed: their keys, and the changes of the sources. Without a record no such change is
 * known: then a message says how to begin one.
 */
export function staleIn(workspace: Workspace): (progress: LanguageProgress, call: Call) => string {
  return ({ language, needed, missing }, call) => {
    const documents = documentsInLanguage(workspace.all, language);
    if (needed.length > missing.length && documents.every((document) => !workspace.textsBeside.recordOf(document)))
      call.terminal.complain(call.words.translate.noRecord(language));
    return documents
      .flatMap((document) => staleEntriesOf(workspace.all, document))
      .map((entry) => `${language}  ${entry.key}\n    ${changesOf(entry, call)}\n`)
      .join('');
  };
}

/** The source with removed words in `[-…-]` and new ones in `{+…+}`, as other tools show changed words. */
function changesOf({ then, now }: StaleEntry, { words }: Call): string {
  if (then.words === undefined) return words.translate.unknownThen(now);
  return diffWords(then.words, now)
    .map(({ value, added, removed }) => {
      if (added) return `{+${value}+}`;
      return removed ? `[-${value}-]` : shortened(value);
    })
    .join('');
}

/** An unchanged part, without its middle if it is long. */
function shortened(text: string): string {
  if (text.length <= 2 * shownLength + 5) return text;
  return `${text.slice(0, shownLength)} … ${text.slice(-shownLength)}`;
}

const shownLength = 40;
