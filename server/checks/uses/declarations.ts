import type { Slot } from '../../abilities/template.ts';
import { query } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type Definition, definitionIn } from '../../workspace/index/definition.ts';
import { isScoreIn, textOf } from '../../workspace/index/valueHints.ts';
import { escapeValue } from '../../xml/references.ts';
import { attributeOf } from '../../xml/tree.ts';
import type { Finding } from '../problems/finding.ts';

/** What a rule says of its parameters: in its name, in its attributes and in its text. Spans are in section coordinates. */
export interface Declaration {
  readonly definition: Definition;
  readonly nameSpan: Span;
  /** Where the attribute for a parameter belongs. */
  readonly nameEnd: number;
  /** The attribute that declares parameters, none of them if its value is empty. */
  readonly declared: { readonly name: string; readonly valueSpan: Span | undefined } | undefined;
  readonly format: Span | undefined;
  /** The place for a number in its name. */
  readonly slot: Slot | undefined;
  readonly text: string;
  /** The first place of a parameter in the text: `n`, `n+`, `1Dn`. */
  readonly mention: string | undefined;
}

/** The declaration of a rule in the section; undefined for a rule without parameters and values, as most are. */
export function declarationIn(document: Document, section: Section): Declaration | undefined {
  if (!/parameter|name=["'][^"']*\b(?:\d*D)?[nm]\b/.test(section.text)) return undefined;
  const entry = entryOf(section, document.format);
  const definition = entry && definitionIn(document, section);
  const name = entry && attributeOf(entry, 'name');
  if (!definition || !name?.valueSpan || definition.rule.isMagic) return undefined;
  const text = textOf(definition);
  return {
    definition,
    nameSpan: name.valueSpan,
    nameEnd: name.span.end,
    declared: attributeOf(entry, 'parameterNames') ?? attributeOf(entry, 'parameterName'),
    format: attributeOf(entry, 'parameterFormat')?.valueSpan,
    slot: definition.rule.template.slots.find(({ kind }) => kind !== 'text' && kind !== 'range'),
    text,
    mention: placeIn(text, 'n'),
  };
}

/** Finds a placeholder as a word of its own, or in dice: `n`, `nD6`, `2Dn`. */
function placeIn(text: string, placeholder: string): string | undefined {
  const pattern = `(?<![\\p{L}\\p{N}'’])(?:\\d*[Dd])?${placeholder}(?:\\+|[Dd]\\d+)?(?![\\p{L}\\p{N}'’])`;
  return new RegExp(pattern, 'u').exec(text)?.[0];
}

/** Differences between the declared parameters of a rule and those of its name and its text. */
export function declarationProblems(document: Document, section: Section): readonly Finding[] {
  const declaration = declarationIn(document, section);
  return declaration ? kinds.flatMap((find) => find(declaration, section)) : none;
}

const none: readonly Finding[] = [];

type Find = (declaration: Declaration, section: Section) => readonly Finding[];

/** A parameter that nothing uses, and a placeholder of the name that the text does not explain. */
const unused: Find = ({ definition: { rule }, declared, nameSpan, slot, text }) => {
  const { template, alsoNamed, parameters } = rule;
  const [first] = parameters;
  if (first === undefined || !declared?.valueSpan) return none;
  if (slot) {
    if (parameters.length > 1 || slot.kind === 'die' || speaksOf(text, parameters, slot.names[0] ?? '')) return none;
    const name = rule.name.slice(rule.name.indexOf(template.baseName) + template.baseName.length).trim();
    return [{ code: 'unused-parameter', span: nameSpan, facts: { what: 'placeholder', name } }];
  }
  if ([template, ...alsoNamed].some(({ slots }) => slots.length > 0)) return none;
  if (speaksOf(text, parameters, 'n')) return none;
  return [{ code: 'unused-parameter', span: declared.valueSpan, facts: { what: 'parameter', name: first } }];
};

/** Whether a text mentions a parameter: by its placeholder, by its name, or in words such as "the value shown". */
function speaksOf(text: string, parameters: readonly string[], placeholder: string): boolean {
  if (placeIn(text, placeholder) !== undefined || inWords.test(text) || parameters.some((one) => suffix.test(one)))
    return true;
  const words = new Set(
    parameters
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
  const lower = text.toLowerCase();
  return [...words].some((word) => lower.includes(word));
}

/** Brackets behind an ability, such as `(Ambush A)`, say how it is used; the text of a rule does not mention them. */
const suffix = /^(?:ambush|emboscada)(?!\p{L})/iu;

const inWords =
  /\b(?:value|number|rating|score|figure|level|amount|modifier|bonus|damage)\s+(?:is\s+|that\s+is\s+)?(?:shown|given|indicated|listed|stated|noted|printed|in (?:the )?brackets|after)\b|\b(?:shown|given|indicated|stated) (?:in (?:the )?brackets|in parentheses|after|by|behind)\b|(?:valor|número|puntuación|cifra|nivel|daño|modificador)\s+(?:que se )?(?:indica|muestra|señala|da|entre)|entre paréntesis|\b(?:same (?:way|manner|rules?) as|exactly (?:like|as)|works (?:like|as))\b|(?:igual|mismo modo|misma (?:manera|forma)) que/iu;

/** A text with a placeholder that the name has lost. */
const lost: Find = (declaration) => {
  const { rule } = declaration.definition;
  const isNamed = [rule.template, ...rule.alsoNamed].some(({ slots }) => slots.length > 0);
  // A format prints the value beside the name.
  const isPrinted = isNamed || declaration.format !== undefined;
  if (isPrinted || rule.parameters.length !== 1 || declaration.mention === undefined) return none;
  const { definition, nameSpan: span, mention } = declaration;
  const name = /^\d*[Dd]n$/.test(mention) ? `(${mention})` : isScoreIn(definition) ? 'n+' : 'n';
  const edits = [{ span: { start: span.end, end: span.end }, newText: ` ${name}` }];
  const fixes = [{ kind: 'addPart', text: name, edits } as const];
  return [{ code: 'unused-parameter', span, facts: { what: 'lost', name }, fixes }];
};

/** The app replaces `{name}`, `{param}` and `{0}`, `{1}` … and prints any other text in braces. */
const undeclaredInFormat: Find = (declaration, { text }) => {
  const { definition, format, slot } = declaration;
  const declared = definition.rule.parameters.length;
  if (!format) return none;
  const written = text.slice(format.start, format.end);
  if (slot && declared === 0 && /\{(?:param|0)\}/.test(written)) return [undeclaredRule(declaration, 'value')];
  return [...written.matchAll(/\{([^{}]*)\}/g)].flatMap(({ 0: found, 1: name = '', index }): readonly Finding[] => {
    const position = name === 'param' ? 0 : /^\d{1,3}$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
    if (name === 'name' || position < declared) return none;
    const start = format.start + index;
    const facts = { what: 'placeholder', written: found, declared } as const;
    return [{ code: 'undeclared-placeholder', span: { start, end: start + found.length }, facts }];
  });
};

/** A name with a value, and no declared parameter. */
export const undeclaredRule = query((declaration: Declaration, parameter: string): Finding => {
  const { definition, nameSpan, nameEnd, declared } = declaration;
  const value = escapeValue(parameter);
  const text = `${declared?.name ?? 'parameterName'}="${value}"`;
  const edits = declared?.valueSpan
    ? [{ span: declared.valueSpan, newText: value }]
    : [{ span: { start: nameEnd, end: nameEnd }, newText: ` ${text}` }];
  const facts = { what: 'rule', placeholder: isScoreIn(definition) ? 'n+' : 'n' } as const;
  const fixes = declared && !declared.valueSpan ? [] : [{ kind: 'addPart', text, edits } as const];
  return { code: 'undeclared-placeholder', span: nameSpan, facts, fixes };
});

const kinds: readonly Find[] = [unused, lost, undeclaredInFormat];
