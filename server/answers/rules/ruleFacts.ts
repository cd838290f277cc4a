import { hasEntities } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Reference } from '../../workspace/index/reference.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { ruleTextIn } from './ruleText.ts';

/** The numbers of uses of a rule in the workspace. */
export interface Uses {
  readonly monsters: number;
  /** In tables, events and everything else except Monsters. */
  readonly others: number;
}

/** Counts the Monsters that have the rule, each once, and its other uses. A rule without an id has none. */
export function usesOf(scope: Package, { rule }: Definition): Uses {
  if (rule.id === undefined) return { monsters: 0, others: 0 };
  const references = scope.index.referencesTo(rule.id).filter(({ kind }) => kind === 'use');
  const monsters = new Set(references.filter(isOfMonster).map((use) => use.section));
  return { monsters: monsters.size, others: references.filter((use) => !isOfMonster(use)).length };
}

function isOfMonster({ document }: Reference): boolean {
  return hasEntities(document.format, 'monster');
}

/** Another book or file with the rule. */
export interface OtherBook {
  readonly definition: Definition;
  /**
   * `replaced`, `replacing`: another rule with that id, which does not count because this one does, or counts in its place; `sameId`: one of
   * several with that id that do not count, or another bundled one; `variant`: a declared variant of this rule; `original`: the rule of
   * which this one is a variant; `related`: a bundled variant of the bundled rule with this id, perhaps not similar to this rule.
   */
  readonly relation: 'replaced' | 'replacing' | 'sameId' | 'variant' | 'original' | 'related';
  /** The title of the book or file, for people. */
  readonly place: string;
  /** The difference between the variant and the original, in the language of the messages; undefined if the rules are the same. */
  readonly difference: string | undefined;
}

/** The relation of two rules with one id. */
function relationOf(scope: Package, definition: Definition, other: Definition): OtherBook['relation'] {
  const { id } = definition.rule;
  if (id === undefined || (definition.isBundled && other.isBundled)) return 'sameId';
  const counting = scope.ruleWithId(id);
  if (counting === definition) return 'replaced';
  return counting === other ? 'replacing' : 'sameId';
}

/** The other books and files with the rule, each once. */
export function otherBooksOf(scope: Package, definition: Definition, messages: Messages): readonly OtherBook[] {
  const { id, variantOf } = definition.rule;
  const { index } = scope;
  const books = new Map<string, OtherBook>();
  const add = (other: Definition, relation: OtherBook['relation'], difference?: string): void => {
    const place = placeOf(scope, other, messages.language);
    if (other !== definition && !books.has(place)) books.set(place, { definition: other, relation, place, difference });
  };
  const differenceOf = (variant: Definition) => ruleTextIn(scope, variant, messages.language).difference;
  if (id !== undefined) {
    for (const other of index.withId(id)) add(other, relationOf(scope, definition, other));
    for (const variant of index.variantsOf(id)) {
      // A bundled variant was compared with the bundled rule, not with an author's version of it.
      if (definition.isBundled || !variant.isBundled) add(variant, 'variant', differenceOf(variant));
      else add(variant, 'related');
    }
  }
  const original = variantOf && scope.ruleWithId(variantOf.id);
  if (original) add(original, 'original', differenceOf(definition));
  return [...books.values()];
}
