/** The requests of the look-up, client to server. */

import type { Position } from 'vscode-languageserver-types';
import type { RuleItem } from '../../answers/cards/ruleItems.ts';
import type { ChosenEntry, ListedKind } from '../../answers/entities/listedEntries.ts';
import type { LookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import type { RulePlace } from '../../answers/rules/rulePlace.ts';

/** Somebody who looks up a rule stands in the document with this URI, and sees what its package has; without one, what all files have. */
interface FromDocument {
  readonly uri?: string | undefined;
}

interface RuleQuestion extends FromDocument {
  readonly question: string;
}

/** A rule with its package: the title of a pack, else the id of the author's package or the name of its folder; empty outside of all folders. */
type RuleOfPackage = RuleItem & { readonly package: string };

export interface RuleRequests {
  /**
   * The rules for a name, an id or a mention (`fear 6`), with its values; without any, rules with similar names. Without a question all known
   * rules, in the order of names.
   */
  'whq/rules': { readonly params: Partial<RuleQuestion>; readonly result: readonly RuleOfPackage[] };
  /** All entries of these kinds, in the order of names; those of an open document come first. */
  'whq/entries': {
    readonly params: FromDocument & { readonly kinds: readonly ListedKind[] };
    readonly result: readonly ChosenEntry[];
  };
  /** The rule for a question as plain text, wrapped for a narrow editor, and its package; both empty without one. */
  'whq/ruleText': {
    readonly params: RuleQuestion;
    readonly result: { readonly text: string; readonly package: string };
  };
  /** The place for a look-up in a document, and the rule that is defined there, in any file or pack; `null` without one. */
  'whq/lookUpPlace': {
    readonly params: { readonly uri: string; readonly position: Position };
    readonly result: LookUpPlace & { readonly rule: RulePlace | null };
  };
}
