import { valuesFor } from '../../abilities/binding.ts';
import { notesOf, type Rule } from '../../abilities/rule.ts';
import { misfit } from '../../abilities/slotFit.ts';
import { visitNames } from '../../dice/language/names.ts';
import { remembered } from '../../queries/remembered.ts';
import { withoutExamples } from '../../text/withoutExamples.ts';
import { hyphenated } from '../../text/writing.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { speaksOfDice } from '../../workspace/documents/textReading.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { isScoreIn, isScoreOptional, textOf } from '../../workspace/index/valueHints.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf } from '../../workspace/rules/mentions.ts';
import { bindingsOf, type Given } from '../../workspace/rules/ruleBindings.ts';
import { ruleById } from '../../workspace/rules/ruleById.ts';
import type { Effect, Hook } from '../effect.ts';
import { readEffect, type StatedEffect } from './readEffect.ts';

/** What the abilities of one combatant do in a fight. */
interface AbilityEffects {
  readonly effects: readonly Effect[];
  /** The abilities whose effect is not known, as written; of one that is known in part, what is left out: `Petrify: 3D6 Wounds …`. */
  readonly notModelled: readonly string[];
}

/**
 * What the abilities do in a fight, by the `<?fight … ?>` of their rules. An ability counts only if all of its text is read: with a value
 * that does not fit, or with more words behind it, it is not modelled.
 *
 * @param abilities as written: `Fear 6`, `Miedo 6`, `Breathe Fire 4 (Ambush A)`; also an id with its values, `rpb-fear 6`.
 * @param language of the words for what is left out, where a translation has them.
 */
export function effectsOf(scope: Package, abilities: readonly string[], language?: string): AbilityEffects {
  const written = [...new Set(abilities.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  const named = written.flatMap((text) => severalIn(scope, text) ?? [{ text, known: knownIn(scope, text) }]);
  const effects: Effect[] = [];
  const notModelled: string[] = [];
  for (const { text, known } of named) {
    if (!known || named.some((other) => other.text !== text && contradicts(known, other.known))) {
      notModelled.push(text);
      continue;
    }
    effects.push(...known.effects.map((effect) => ({ ...effect, ability: text })));
    notModelled.push(...leftOut(scope, known, language).map((words) => `${text}: ${words}`));
  }
  return { effects, notModelled };
}

/** An ability whose effect is known, at least in part. */
interface Known {
  readonly definition: Definition;
  /** With the values of the use. */
  readonly effects: readonly Effect[];
  readonly notModelled: readonly string[];
}

interface Named {
  readonly text: string;
  readonly known: Known | undefined;
}

/** `Magic Armour; Magic Item`, `Dodge 4+, Fear 5`: a text of several abilities; undefined if any part is none, or if it is one. */
function severalIn(scope: Package, text: string): readonly Named[] | undefined {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  if (parts.length < 2 || parts.length > maximumParts || mentionOf(scope, text)) return undefined;
  if (!parts.every((part) => mentionOf(scope, part))) return undefined;
  return parts.map((part) => ({ text: part, known: knownIn(scope, part) }));
}

const maximumParts = 10;

/** One ability with two values: nobody can say which of them counts. Whom a Monster hates adds up. */
function contradicts(known: Known, other: Known | undefined): boolean {
  const addsUp = known.effects.every(({ hook, against }) => hook === 'nothing' || against !== undefined);
  return other?.definition === known.definition && !addsUp;
}

function knownIn(scope: Package, text: string): Known | undefined {
  const mention = mentionOf(scope, text);
  if (mention) return knownOf(scope, mention.definition, mention);
  const byId = ruleById(scope, text);
  return byId && knownOf(scope, byId.definition, byId.use);
}

interface NamedUse extends Given {
  readonly multiplier: number;
  readonly suffixes: readonly { readonly text: string }[];
}

function knownOf(scope: Package, definition: Definition, use: NamedUse | undefined): Known | undefined {
  const source = sourceOf(scope, definition);
  const stated = source && statedIn(source.rule);
  if (!stated || !isFit(definition, source.rule, use)) return undefined;
  const effects = boundEffects(definition, source.rule, stated.effects, use);
  if (!effects || (use && use.multiplier > 1 && effects.some(hasEffect))) return undefined;
  const own = { definition: source, effects, notModelled: stated.notModelled };
  return (use?.suffixes ?? []).reduce<Known | undefined>(
    (known, { text }) => known && withSuffix(known, knownIn(scope, text)),
    own,
  );
}

function hasEffect({ hook }: StatedEffect): boolean {
  return hook !== 'nothing';
}

/** The hooks of an attack: an ambush that is made with such an ability is made with the attacks that it has anyway. */
const ofAttack: readonly Hook[] = [
  'damage',
  'extra-wounds',
  'unreduced-damage',
  'no-armour',
  'no-toughness',
  'nothing',
];

/** An ability with one in brackets: `Chill 2 (Ambush A)`. What else stands in brackets may limit it. */
function withSuffix(known: Known, suffix: Known | undefined): Known | undefined {
  if (!suffix) return undefined;
  const isAmbush = suffix.effects.some(hasEffect);
  const isOfAttack = known.effects.some(hasEffect) && known.effects.every(({ hook }) => ofAttack.includes(hook));
  if (isAmbush && !(isOfAttack && suffix.effects.every(({ hook }) => hook === 'strikes-first'))) return undefined;
  return {
    ...known,
    effects: [...known.effects, ...suffix.effects.filter(hasEffect)],
    notModelled: [...known.notModelled, ...suffix.notModelled],
  };
}

/**
 * The rule whose instructions count: the rule itself, or the bundled one with its id if an author's rule has none and says the same: its text
 * has the dice of the bundled rule and the numbers of its effects.
 */
function sourceOf(scope: Package, definition: Definition): Definition | undefined {
  const { rule, section, isBundled } = definition;
  if (rule.fights.length > 0) return definition;
  if (isBundled || rule.id === undefined) return undefined;
  const bundled = scope.index.withId(rule.id).find((other) => other.isBundled);
  if (!bundled || bundled.rule.fights.length === 0) return undefined;
  return speaksOfDice(section, bundled.rule.mechanics) && hasNumbersOf(definition, bundled) ? bundled : undefined;
}

function hasNumbersOf(definition: Definition, bundled: Definition): boolean {
  const own = withoutExamples(textOf(definition)).join(' ');
  // The tests that decide whether an effect counts are those of the odds, and so are the dice.
  const stated = bundled.rule.fights.map((source) => source.replace(/(?:once-each|on|to):[^;]*/g, ''));
  if (stated.some((source) => /\d|(?<![\p{L}-])n(?![\p{L}-])/u.test(source))) {
    const spoken = numbersIn(own);
    return [...numbersIn(stated.join(' '))].every((number) => spoken.has(number));
  }
  // Without any to compare, both texts must have the same figures.
  const known = figuresIn(textOf(bundled));
  const found = figuresIn(own);
  return known.size === found.size && [...found].every((figure) => known.has(figure));
}

/** Numbers and dice. */
function figuresIn(text: string): ReadonlySet<string> {
  return new Set(text.toUpperCase().match(/\d*D\d+|\d+/g));
}

/** The numbers except those of dice. */
function numbersIn(text: string): ReadonlySet<string> {
  return new Set(text.replace(/\d*D\d+/gi, '').match(/\d+/g));
}

interface Stated {
  readonly effects: readonly StatedEffect[];
  readonly notModelled: readonly string[];
}

/** The effects in the instructions of a rule; undefined without one, and if one of them cannot be read. */
const statedIn = remembered((rule: Rule): Stated | undefined => {
  const read = rule.fights.map((source) => readEffect(source, slotNames(rule)));
  if (read.some(({ faults }) => faults.length > 0)) return undefined;
  const effects = read.flatMap(({ effect }) => effect ?? []);
  return effects.length > 0
    ? { effects, notModelled: read.flatMap(({ notModelled }) => notModelled ?? []) }
    : undefined;
});

/** The names that have the values of a use: those in the name of the rule, and those that it declares. */
export function slotNames({ template, parameters }: Rule): readonly string[] {
  const names = template.slots.flatMap((slot) => slot.names.map((name) => name.toLowerCase()));
  return [...names, ...parameters.map(hyphenated)];
}

/** Whether each value is of the kind that its place needs: `Ignore Pain 5+` is none that can be read. */
function isFit(definition: Definition, rule: Rule, use: Given | undefined): boolean {
  const values = use ? valuesFor(use.template, rule.template, use.values) : new Map<string, string>();
  const isScore = (): boolean => isScoreIn(definition) || rule.fights.some((source) => score.test(source));
  return rule.template.slots.every((slot) =>
    slot.names.every((name) => {
      const value = values.get(name);
      return value === undefined || misfit(slot, value, isScore) === undefined;
    }),
  );
}

const score = /(?:>=|>|natural:)\s*n(?![\p{L}\d])/u;

/** The effects with the values of the use; undefined if a value is missing, unless the rule has a meaning without it. */
function boundEffects(
  definition: Definition,
  rule: Rule,
  stated: readonly StatedEffect[],
  use: Given | undefined,
): readonly Effect[] | undefined {
  const bindings = bindingsOf(rule, use);
  const words = use && valuesFor(use.template, rule.template, use.values);
  const textSlots = rule.template.slots.flatMap(({ kind, names }) => (kind === 'text' ? names : []));
  const isMissing = ({ value, test, naturalFrom, against, after }: StatedEffect): boolean => {
    const names: string[] = [];
    for (const part of [value, test, naturalFrom]) if (part) visitNames(part, ({ name }) => names.push(name));
    const isOpen = slotNames(rule).some((name) => names.includes(name) && !bindings.has(name));
    return (
      isOpen || [against, after].some((name) => name !== undefined && textSlots.includes(name) && !words?.get(name))
    );
  };
  const complete = stated.filter((effect) => !isMissing(effect));
  const isOptional = isScoreOptional(definition) && complete.length > 0;
  if (complete.length < stated.length && !isOptional) return undefined;
  return complete.map(({ against, after, ...effect }) => ({
    ...effect,
    ability: '',
    bindings,
    ...(against !== undefined && { against: words?.get(against) ?? against }),
    ...(after !== undefined && { after: words?.get(after) ?? after }),
  }));
}

/** The words for what is left out, in that language where the translation has them. */
function leftOut(scope: Package, { definition, notModelled }: Known, language: string | undefined): readonly string[] {
  const { id } = definition.rule;
  if (language === undefined || id === undefined || notModelled.length === 0) return notModelled;
  const translated = scope.index
    .translationsOf(id)
    .filter(
      ({ part, language: other, isBundled }) =>
        part === 'text' && other === language && isBundled === definition.isBundled,
    )
    .flatMap(({ document, section }) => notesOf(section.text, entryOf(section, document.format)?.children ?? []).fights)
    .flatMap((source) => readEffect(source, undefined).notModelled ?? []);
  return translated.length === notModelled.length ? translated : notModelled;
}
