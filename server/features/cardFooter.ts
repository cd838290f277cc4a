import { parseAnnotation } from '../dice/parse.ts';
import type { Messages } from '../l10n/messages.ts';
import type { Definition } from '../workspace/definition.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { markdownText } from './markdown.ts';
import type { Reader } from './reader.ts';
import { bindingsOf } from './ruleBindings.ts';
import { linkTo, placeOf } from './ruleLocation.ts';
import { type Given, ruleTextIn } from './ruleText.ts';

/** Under a rule: how often it is used, which other books have it, and where to go from here. Nothing where there is nothing to say. */
export function cardFooter(
  workspace: Workspace,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
): readonly string[] {
  const { messages } = reader;
  const line = [usedBy(workspace, definition, messages), ...links(definition, given, reader)]
    .filter(Boolean)
    .join(' · ');
  return [...otherBooks(workspace, definition, messages), ...(line ? [line] : [])];
}

function usedBy(workspace: Workspace, { rule }: Definition, { words }: Messages): string {
  if (rule.id === undefined) return '';
  const references = workspace.index.referencesTo(rule.id).filter(({ kind }) => kind === 'rule' || kind === 'magic');
  const monsters = new Set(references.filter(({ document }) => document.kind === 'monsters').map((use) => use.section));
  const others = references.filter(({ document }) => document.kind !== 'monsters').length;
  return [
    ...(monsters.size > 0 ? [words.card.usedByMonsters(monsters.size)] : []),
    ...(others > 0 ? [words.card.usedInTables(others)] : []),
  ].join(', ');
}

/** One line for each other place that has the rule, and what is different there. */
function otherBooks(workspace: Workspace, definition: Definition, messages: Messages): readonly string[] {
  const { id, variantOf } = definition.rule;
  const { card } = messages.words;
  const lines = new Map<string, string>();
  const add = (other: Definition, write: (place: string) => string): void => {
    const place = markdownText(placeOf(workspace, other, messages));
    if (other !== definition && !lines.has(place)) lines.set(place, write(place));
  };
  const differenceOf = (variant: Definition): string | undefined => {
    const { difference } = ruleTextIn(workspace, variant, messages.language);
    return difference && markdownText(difference);
  };
  for (const other of id === undefined ? [] : workspace.index.withId(id)) add(other, card.alsoIn);
  for (const variant of id === undefined ? [] : workspace.index.variantsOf(id)) {
    const difference = differenceOf(variant);
    add(variant, (place) => (difference ? card.differsIn(place, difference) : card.sameIn(place)));
  }
  const original = variantOf && workspace.ruleWithId(variantOf.id);
  if (original) {
    const difference = differenceOf(definition);
    add(original, (place) => (difference ? card.differsFrom(place, difference) : card.sameIn(place)));
  }
  return lines.size > 0 ? [[...lines.values()].map((line) => `*${line}*`).join('  \n')] : [];
}

function links(definition: Definition, given: Given | undefined, reader: Reader): readonly string[] {
  const { messages, links: targets } = reader;
  if (!targets) return [];
  const open = `[${messages.words.card.openRule}](${linkTo(definition)})`;
  const [mechanic] = definition.rule.mechanics;
  const annotation = mechanic && parseAnnotation(mechanic.source).annotation;
  if (!annotation) return [open];
  const variables: Record<string, number> = {};
  for (const [name, value] of bindingsOf(definition.rule, given))
    if (typeof value === 'number') variables[name] = value;
  const argument = encodeURIComponent(JSON.stringify([{ expression: mechanic.source, variables }]));
  return [`[${messages.words.odds.showOdds}](command:${targets.showOdds}?${argument})`, open];
}
