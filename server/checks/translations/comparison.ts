import type { Alignment } from '../../translations/comparison/alignment.ts';
import type { LanguageText, Sources } from '../../translations/model/sources.ts';
import type { Suspect } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';

/** A translation beside the best of its sources, as it is compared. */
export interface Beside {
  readonly best: Alignment;
  readonly sources: Sources;
  /** Asked only where the two differ. */
  readonly suspect: () => Suspect;
}

/** A way to compare a translation with its source. A new one is a record in the list of `problemsOfTranslation.ts`. */
export interface TranslationComparison {
  /** The texts that it is for: `value` is one of dice or numbers alone. */
  readonly uses: readonly LanguageText['use'][];
  /** Whether a text that replaces another one of its own language is compared in this way too. */
  readonly isForOverrides?: boolean;
  /** Whether nothing else is said of a text in which it finds something. */
  readonly isAlone?: boolean;
  /** Spans are in the text of the translation. */
  readonly find: (beside: Beside) => readonly Finding[];
}
