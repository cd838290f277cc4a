import type { Rule } from '../../abilities/rule.ts';
import { misfit } from '../../abilities/slotFit.ts';
import type { Slot } from '../../abilities/template.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { definitionIn } from '../../workspace/index/definition.ts';
import { isScoreIn, textOf } from '../../workspace/index/valueHints.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Differences between the declared parameters of a rule and those of its name and its text. A rule without declared parameters has none.
 * Spans are in section coordinates.
 */
export function declarationProblems(document: Document, section: Section): readonly Finding[] {
  const element = entryOf(section, document.format);
  // Most rules declare no parameters and no values.
  if (!element || !/parameter|<\?values/.test(section.text)) return none;
  const definition = definitionIn(document, section);
  if (!definition || definition.rule.isMagic) return none;
  return [
    ...unusedParameters(definition, element),
    ...placeholderProblems(definition, element),
    ...valueProblems(definition),
  ];
}

const none: readonly Finding[] = [];

function unusedParameters(definition: Definition, element: Element): readonly Finding[] {
  const { parameters, template, alsoNamed } = definition.rule;
  const span = spanOf(element, 'parameterNames') ?? spanOf(element, 'parameterName');
  const hasSlots = [template, ...alsoNamed].some(({ slots }) => slots.length > 0);
  if (!span || parameters.length === 0) return [];
  const text = textOf(definition);
  if (hasSlots) {
    const slot = template.slots.find(({ kind }) => kind === 'number' || kind === 'target' || kind === 'signed');
    const [name = ''] = slot?.names ?? [];
    const isUnused = slot !== undefined && parameters.length === 1 && !speakerOf(text, name)(parameters[0] ?? '');
    const nameSpan = spanOf(element, 'name');
    return isUnused && nameSpan
      ? [{ code: 'unused-parameter', span: nameSpan, facts: { what: 'placeholder', name: writtenOf(slot) } }]
      : [];
  }
  const speaksOf = speakerOf(text, 'n');
  const [first] = parameters;
  if (first === undefined || parameters.slice(0, maximumParameters).some(speaksOf)) return [];
  return [{ code: 'unused-parameter', span, facts: { what: 'parameter', name: first } }];
}

/** `n`, `n+`, `+n`. */
function writtenOf({ kind, names }: Slot): string {
  const [name = ''] = names;
  if (kind === 'signed') return `+${name}`;
  return kind === 'target' ? `${name}+` : name;
}

/** Only so many parameters of a rule are checked, and so many words of a parameter's name. */
const maximumParameters = 20;
const maximumWords = 20;

/** A function that tells whether a text mentions a parameter: by its placeholder, by its name, or in words such as "the value shown". */
function speakerOf(text: string, placeholder: string): (parameter: string) => boolean {
  if (mentionOf(placeholder).test(text) || inWords.test(text)) return () => true;
  const lower = text.toLowerCase();
  return (parameter) => {
    const words = parameter.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    return suffix.test(parameter) || words.slice(0, maximumWords).some((word) => lower.includes(word));
  };
}

/** Finds a placeholder as a word of its own, or in dice: `n`, `nD6`, `2Dn`. */
function mentionOf(placeholder: string): RegExp {
  return placeholder === 'n' ? mentionOfN : new RegExp(mentionPattern(placeholder), 'u');
}

function mentionPattern(placeholder: string): string {
  return `(?<![\\p{L}\\p{N}'’])(?:\\d*[Dd])?${placeholder}(?:[Dd]\\d+)?(?![\\p{L}\\p{N}'’])`;
}

/** Most rules have this one: the pattern is long, and made once. */
const mentionOfN = new RegExp(mentionPattern('n'), 'u');

/** Brackets behind an ability, such as `(Ambush A)`, say how it is used; the text of a rule does not mention them. */
const suffix = /^(?:ambush|emboscada)(?!\p{L})/iu;

const inWords =
  /\b(?:value|number|rating|score|figure|level|amount|modifier|bonus|damage)\s+(?:is\s+|that\s+is\s+)?(?:shown|given|indicated|listed|stated|noted|printed|in (?:the )?brackets|after)\b|\b(?:shown|given|indicated|stated) (?:in (?:the )?brackets|in parentheses|after|by|behind)\b|(?:valor|número|puntuación|cifra|nivel|daño|modificador)\s+(?:que se )?(?:indica|muestra|señala|da|entre)|entre paréntesis|\b(?:same (?:way|manner|rules?) as|exactly (?:like|as)|works (?:like|as))\b|(?:igual|mismo modo|misma (?:manera|forma)) que/iu;

function placeholderProblems({ rule, section }: Definition, element: Element): readonly Finding[] {
  const span = spanOf(element, 'parameterNames');
  const places = rule.template.slots.length;
  const declared = rule.parameters.length;
  const undeclared = undeclaredIn(rule, section, spanOf(element, 'parameterFormat'));
  if (!span || declared < 2 || declared >= places) return undeclared;
  return [{ code: 'undeclared-placeholder', span, facts: { what: 'name', places, declared } }, ...undeclared];
}

/** The app replaces `{name}`, `{param}` and `{0}`, `{1}` … and prints any other text in braces. */
function undeclaredIn(rule: Rule, { text }: Section, format: Span | undefined): readonly Finding[] {
  if (!format) return [];
  const declared = rule.parameters.length;
  return [...text.slice(format.start, format.end).matchAll(/\{([^{}]*)\}/g)].flatMap(
    ({ 0: written, 1: name = '', index }) => {
      const position = name === 'param' ? 0 : /^\d{1,3}$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
      // The value in the name has lost its declaration, and the name is reported.
      const isLost = declared === 0 && position === 0 && rule.template.slots.some(({ kind }) => kind !== 'text');
      if (name === 'name' || position < declared || isLost) return [];
      const start = format.start + index;
      const span = { start, end: start + written.length };
      return [{ code: 'undeclared-placeholder', span, facts: { what: 'placeholder', written, declared } }];
    },
  );
}

/** Proposed values that do not fit the slot: completion would offer them. */
function valueProblems(definition: Definition): readonly Finding[] {
  const { valuesSpan, template, name } = definition.rule;
  const slot = template.slots.find(({ kind }) => kind !== 'text' && kind !== 'range');
  if (!valuesSpan || !slot) return [];
  const written = definition.section.text.slice(valuesSpan.start, valuesSpan.end);
  return [...written.matchAll(/\S+/g)].flatMap(({ 0: value, index }) => {
    const expected = misfit(slot, value, () => isScoreIn(definition));
    if (!expected) return [];
    const start = valuesSpan.start + index;
    const span = { start, end: start + value.length };
    return [{ code: 'unfit-parameter', span, facts: { what: 'proposal', value, rule: name, expected } }];
  });
}

function spanOf(element: Element, attribute: string): Span | undefined {
  return attributeOf(element, attribute)?.valueSpan;
}
