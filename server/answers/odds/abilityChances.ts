import type { Annotation, Assignment } from '../../dice/language/expression.ts';
import { asksForChances } from '../../dice/language/expressionKinds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { isTranslation } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { hyphenated } from '../../text/writing.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { usualSystem } from '../../workspace/documents/systemsIn.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { ruleKey } from '../../workspace/packages/ruleKey.ts';
import { mentionOf, readUsesIn } from '../../workspace/rules/mentions.ts';
import { bindingsOf, type Given } from '../../workspace/rules/ruleBindings.ts';
import { mentionsWithoutId } from '../../workspace/rules/ruleReferences.ts';
import { unescapeText } from '../../xml/references.ts';
import { rollOfAbility } from '../rules/rollOfAbility.ts';
import { ruleTextIn } from '../rules/ruleText.ts';
import { writtenAnnotation } from './formulaText.ts';

/** The chance of an ability at a place that names it: `Ambush 5+`. */
interface AbilityChance {
  /** Of the mention in the section. */
  readonly span: Span;
  /** The text of the mention: `Fear 4`; for an ability without a value with the label of the chance: `Flood Bell, it rings`. */
  readonly written: string;
  /** In the language of odds, with the ability and its value: `Fear 4, afraid: n = 4; 1D6 + battle-level <= n`. */
  readonly expression: string;
  readonly subject: Annotation;
  /** What is asked: the same for all names of an ability, and for abilities without a value that ask the same. */
  readonly ability: string;
}

/**
 * The chances of the abilities that a section names, in running text and as special rules. An ability with a value has one if its rule has
 * one chance alone that depends on the value, and if the mention gives it; an ability without, if its rule has one roll alone, and that is a
 * chance; that is told once below each heading. The text of a translation has none: they are those of the original.
 *
 * @param language of the reader, for the label of the chance.
 */
export function abilityChancesIn(
  scope: Package,
  document: Document,
  section: Section,
  language: string,
): readonly AbilityChance[] {
  if (isTranslation(document.format)) return [];
  const told = new Set<string>();
  let end = 0;
  return namedIn(scope, document, section).flatMap(({ definition, given, span, written }) => {
    const chance = definition.section === section ? undefined : chanceOf(definition, scope, language);
    const source = chance && sourceWith(chance, given);
    if (!chance || source === undefined) return [];
    const {
      hasValue,
      annotation: { label },
    } = chance;
    if (!hasValue) {
      if (/^[ \t]*#{1,6}[ \t]/m.test(section.text.slice(end, span.start))) told.clear();
      end = span.end;
      if (told.has(source) || isOrdinaryWord(scope, definition, written)) return [];
      told.add(source);
    }
    const expression = rollOfAbility(source, written);
    const { annotation: subject } = parseAnnotation(expression);
    if (!subject) return [];
    const title = hasValue || label === undefined ? written : `${written}, ${label}`;
    return [
      { span, written: title, expression, subject, ability: hasValue ? `${ruleKey(definition)}: ${source}` : source },
    ];
  });
}

/** A name of one word in a pack of another game: _Fire_, _Manor_. */
function isOrdinaryWord(scope: Package, { document }: Definition, written: string): boolean {
  return !written.includes(' ') && !scope.systemsOf(document).includes(usualSystem);
}

/** A rule that a text names, with the values that it gives. */
interface Named {
  readonly definition: Definition;
  readonly given: Given | undefined;
  readonly span: Span;
  readonly written: string;
}

function namedIn(scope: Package, document: Document, section: Section): readonly Named[] {
  const all = [...mentionsWithoutId(scope, document, section), ...readUsesIn(scope, document, section)];
  return all.flatMap((named) => {
    const { definition, span, suffixes } = named;
    const own = { definition, given: named, span, written: asWritten(section.text.slice(span.start, span.end)) };
    return [own, ...suffixesNamed(scope, suffixes)];
  });
}

/** The text in brackets behind an ability is often another ability: `Breathe Fire 4 (Ambush 5+)`. */
function suffixesNamed(
  scope: Package,
  suffixes: readonly { readonly text: string; readonly span: Span }[],
): readonly Named[] {
  return suffixes.flatMap(({ text, span }) => {
    const mention = mentionOf(scope, text);
    return mention ? [{ definition: mention.definition, given: mention, span, written: asWritten(text) }] : [];
  });
}

/** In one line, without marks of Markdown and references of XML. */
function asWritten(text: string): string {
  return unescapeText(text)
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The chance that a rule is about. */
interface Chance {
  readonly annotation: Annotation;
  /** Whether it depends on the value of a mention. */
  readonly hasValue: boolean;
  /** The rule whose parameters are the names in it. */
  readonly definition: Definition;
}

/** Undefined if the rule has none, or more than one that may be meant. */
const chanceOf = query((definition: Definition, scope: Package, language: string): Chance | undefined => {
  const { mechanics, mechanicsFrom = definition } = ruleTextIn(scope, definition, language);
  const annotations = mechanics.flatMap((source) => parseAnnotation(source).annotation ?? []);
  const parameters = parametersOf(mechanicsFrom);
  const telling =
    parameters.size > 0
      ? annotations.filter((one) => isChance(one) && freeVariables(one).some((name) => parameters.has(name)))
      : annotations;
  const [annotation, ...others] = telling;
  if (!annotation || others.length > 0 || !isChance(annotation)) return undefined;
  return { annotation, hasValue: parameters.size > 0, definition: mechanicsFrom };
});

function isChance({ body }: Annotation): boolean {
  return asksForChances(body);
}

/** The names that a mention gives values: those in the name of the rule, and those that it declares. */
function parametersOf({ rule: { template, parameters } }: Definition): ReadonlySet<string> {
  const names = template.slots.flatMap((slot) => slot.names.map((name) => name.toLowerCase()));
  return new Set([...names, ...parameters.map(hyphenated)]);
}

/** The chance of the ability with the values of a mention; undefined if a value is missing, or if the ability needs no roll. */
function sourceWith({ annotation, definition }: Chance, given: Given | undefined): string | undefined {
  const bindings = bindingsOf(definition.rule, given);
  const parameters = parametersOf(definition);
  const { span } = annotation;
  const assigned: Assignment[] = [];
  for (const name of freeVariables(annotation)) {
    const value = bindings.get(name);
    if (value === 'automatic' || (value === undefined && parameters.has(name))) return undefined;
    if (value === undefined) continue;
    assigned.push({ name, nameSpan: span, value: typeof value === 'number' ? { kind: 'number', value, span } : value });
  }
  return writtenAnnotation({ ...annotation, assignments: [...assigned, ...annotation.assignments] });
}
