import type { Mention, Suffix } from '../../abilities/mentions/mention.ts';
import type { UseText } from '../../abilities/mentions/use.ts';
import { nearest } from '../../text/nearest.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf, nameLanguage } from '../../workspace/rules/mentions.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { ruleById } from '../../workspace/rules/ruleById.ts';
import { templatesOf } from '../../workspace/rules/ruleNames.ts';
import { isWritable } from './machineMade.ts';
import { asPrinted, writtenTemplate } from './writtenTemplate.ts';

/** A rule for a question, with the values of the question. */
export interface FoundRule {
  readonly definition: Definition;
  readonly given: Given | undefined;
  /** The language of the name in the question; undefined for an id and for the rule's own name. */
  readonly language: string | undefined;
  /** 2 in `2 x Magic Items`, otherwise 1. */
  readonly multiplier: number;
  /** The texts in brackets behind the rule in the question: `Ambush A`. */
  readonly suffixes: readonly Suffix[];
}

/** The answer to a question. */
export type LookUp =
  | {
      readonly kind: 'found';
      /** The effective rule, then those in brackets behind it in the question. */
      readonly rules: readonly [FoundRule, ...FoundRule[]];
      /** Other rules of that name. */
      readonly namesakes: readonly Definition[];
    }
  /** There is no such rule. `nearest` has names in house style, the likeliest first. */
  | { readonly kind: 'unknown'; readonly nearest: readonly string[] };

/** More abilities than any Monster has. */
const maximumParts = 20;

/** More suggestions are no help. */
const maximumNearest = 5;

/**
 * Finds the rule of an id, a name or a mention in any language: `rpb-fear`, `Fear`, `miedo 6`, `Breathe Fire 4 (Ambush A)`. Of a list of
 * abilities, `Fear 5; Fly`, it finds each, or none if one of them is not known.
 */
export function lookUp(scope: Package, question: string): LookUp {
  const asked = question.trim().replace(/\s+/g, ' ');
  const whole = lookUpOne(scope, asked);
  const parts = asked.split(asked.includes(';') ? ';' : ',').filter((part) => part.trim() !== '');
  if (whole.kind === 'found' || parts.length < 2 || parts.length > maximumParts) return whole;
  const found = parts.map((part) => lookUpOne(scope, part.trim()));
  const rules = found.flatMap((one) => (one.kind === 'found' ? one.rules : []));
  const [first, ...rest] = rules;
  return first && found.every(({ kind }) => kind === 'found')
    ? { kind: 'found', rules: [first, ...rest], namesakes: [] }
    : whole;
}

function lookUpOne(scope: Package, asked: string): LookUp {
  const byId = ruleById(scope, asked);
  if (byId) {
    const { definition, use } = byId;
    const { multiplier = 1, suffixes = [] } = use ?? {};
    const rule = { definition, given: use, language: undefined, multiplier, suffixes };
    return { kind: 'found', rules: [rule, ...inBrackets(scope, use)], namesakes: [] };
  }
  const [mention, ...others] = allOf(scope, asked);
  const definition = mention && scope.index.definitionOf(mention.owner);
  if (!mention || !definition) return { kind: 'unknown', nearest: nearestNames(scope, asked) };
  const rule = foundBy(definition, mention);
  const namesakes = new Set(others.flatMap(({ owner: other }) => scope.index.definitionOf(other) ?? []));
  for (const other of [definition, ...kinOf(scope, definition)]) namesakes.delete(other);
  return { kind: 'found', rules: [rule, ...inBrackets(scope, mention)], namesakes: [...namesakes] };
}

/** The mentions that are the whole text. A question may have `A` in small letters. */
function allOf({ index: { names } }: Package, asked: string): readonly Mention<RuleName>[] {
  const mentions = names.all(asked);
  return mentions.length > 0 ? mentions : names.all(asked.replace(/(?<=\s)a(?=$|\)| ?\()/g, 'A'));
}

/** The same ability in other books, which its card names anyway. */
function kinOf(scope: Package, { rule: { id, variantOf } }: Definition): readonly Definition[] {
  const { index } = scope;
  return [id, variantOf?.id].flatMap((kinId) =>
    kinId === undefined ? [] : [...index.withId(kinId), ...index.variantsOf(kinId)],
  );
}

/** The text in brackets behind an ability often names another one: `Breathe Fire 4 (Ambush A)`. */
function inBrackets(scope: Package, use: Pick<UseText, 'suffixes'> | undefined): readonly FoundRule[] {
  return (use?.suffixes ?? []).flatMap(({ text }) => {
    const mention = mentionOf(scope, text);
    return mention ? [foundBy(mention.definition, mention)] : [];
  });
}

function foundBy(definition: Definition, mention: Mention<RuleName>): FoundRule {
  const { owner, multiplier, suffixes } = mention;
  return { definition, given: mention, language: nameLanguage(owner), multiplier, suffixes };
}

/**
 * Names that begin with the question, then names in which a word does; without any, names with a similar spelling, and without these names
 * that have it inside a word.
 */
function nearestNames(scope: Package, asked: string): readonly string[] {
  const words = asked
    .toLowerCase()
    .replace(/(?:^|\s)[\d+(-].*$/, '')
    .trim();
  if (words === '') return [];
  const names = new Map<string, RuleName>();
  for (const name of scope.index.allNames()) {
    const definition = scope.index.definitionOf(name);
    if (!definition || !isWritable(scope, name, definition)) continue;
    if (!names.has(name.template.searchName)) names.set(name.template.searchName, name);
  }
  const all = [...names.keys()];
  const within = all.filter((name) => name.includes(words));
  const atWord = within.filter((name) => !/\p{L}$/u.test(name.slice(0, name.indexOf(words))));
  atWord.sort((one, other) => Number(other.startsWith(words)) - Number(one.startsWith(words)));
  const similar = atWord.length > 0 ? atWord : nearestOf(words, all);
  const found = similar.length > 0 ? similar : within;
  // A rule with several such names is suggested under the nearest of them.
  const printed = new Map<Definition, string>();
  for (const name of found.slice(0, maximumNearest).flatMap((searchName) => names.get(searchName) ?? [])) {
    const definition = scope.index.definitionOf(name);
    if (definition && !printed.has(definition)) printed.set(definition, printedName(name.template));
  }
  return [...printed.values()];
}

/** The candidates with a similar spelling, the nearest first. */
function nearestOf(words: string, candidates: readonly string[]): readonly string[] {
  const rest = new Set(candidates);
  const found: string[] = [];
  while (found.length < maximumNearest) {
    const next = nearest(words, rest);
    if (next === undefined) break;
    rest.delete(next);
    found.push(next);
  }
  return found;
}

/** The name in house style with its placeholders: `Fear n`. */
export function printedName(template: RuleName['template']): string {
  const { name, rest } = writtenTemplate(template, asPrinted);
  return `${name}${rest}`;
}

/** All names of the rule in house style, each once: that of the language first, then its own, then all others. */
export function printedNames(scope: Package, definition: Definition, language: string): readonly string[] {
  const { id, template } = definition.rule;
  const translated = (id === undefined ? [] : scope.index.translationsOf(id)).find(
    (translation) =>
      translation.language === language &&
      translation.part === 'name' &&
      translation.isBundled === definition.isBundled,
  );
  const first = translated?.names[0] ?? template;
  return [...new Set([first, ...templatesOf(scope, definition)].map(printedName))];
}
