import { hasEntities } from '../../formats/format.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { ruleTextIn } from './ruleText.ts';

/** How often the workspace uses a rule: by how many Monsters, and how often elsewhere. Empty without uses, and for a rule without an id. */
export function usesText(scope: Package, { rule }: Definition, { words: { card } }: Messages): string {
  const references =
    rule.id === undefined ? [] : scope.index.referencesTo(rule.id).filter(({ kind }) => kind === 'use');
  const ofMonsters = references.filter(({ document }) => hasEntities(document.format, 'monster'));
  const monsters = new Set(ofMonsters.map(({ section }) => section)).size;
  const others = references.length - ofMonsters.length;
  return [
    ...(monsters > 0 ? [card.usedByMonsters(monsters)] : []),
    ...(others > 0 ? [card.usedInTables(others)] : []),
  ].join(', ');
}

/** Another book or file with the rule. */
interface OtherBook {
  /** A sentence that says how the two differ. */
  readonly text: string;
  /** Whether one of the two does not count because the other one does. */
  readonly isReplacement: boolean;
}

/** The other books and files with the rule, each once. */
export function otherBooksOf(scope: Package, definition: Definition, messages: Messages): readonly OtherBook[] {
  const { id, variantOf } = definition.rule;
  const { index } = scope;
  const { card, entities } = messages.words;
  const books = new Map<string, OtherBook>();
  const add = (other: Definition, say: (place: string) => string, isReplacement = false): void => {
    const place = placeOf(scope, other, messages.language);
    if (other !== definition && !books.has(place)) books.set(place, { text: say(place), isReplacement });
  };
  const addVariant = (other: Definition, variant: Definition, say: typeof card.differsIn): void => {
    const { difference } = ruleTextIn(scope, variant, messages.language);
    add(other, (place) => (difference === undefined ? card.sameIn(place) : say({ place, difference })));
  };
  const counting = id === undefined ? undefined : scope.ruleWithId(id);
  for (const other of id === undefined ? [] : index.withId(id)) {
    const { rule, isBundled } = other;
    if (definition.isBundled && isBundled) add(other, card.alsoIn);
    else if (counting === other) add(other, entities.replacedBy, true);
    else if (counting !== definition) add(other, card.alsoIn);
    else if (isBundled) add(other, (place) => entities.replacesBundled({ name: rule.name, place }), true);
    else add(other, entities.replaces, true);
  }
  for (const variant of id === undefined ? [] : index.variantsOf(id)) {
    // A bundled variant was compared with the bundled rule, not with an author's version of it.
    if (definition.isBundled || !variant.isBundled) addVariant(variant, variant, card.differsIn);
    else add(variant, card.alsoIn);
  }
  const original = variantOf && scope.ruleWithId(variantOf.id);
  if (original) addVariant(original, definition, card.differsFrom);
  return [...books.values()];
}
