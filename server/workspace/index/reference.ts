import type { Span } from '../../text/span.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { translationKeyIn } from './translation.ts';
import { type Use, usesIn } from './use.ts';

/** A place that names a rule by its id. Spans count in the section. */
export interface Reference {
  readonly document: Document;
  readonly section: Section;
  readonly id: string;
  /** Of the id alone. */
  readonly span: Span;
  /**
   * `<rule>` or `<magic>` in an entry; the key of a translation; in prose, the end of a link (`rules.xml#rpb-fear`) or an id
   * written as code.
   */
  readonly kind: 'rule' | 'magic' | 'translation' | 'link' | 'code';
  /** What a `<rule>` has as `param`. */
  readonly parameter: string | undefined;
}

/** The ids of rules that a section names, in the order of the text. A rules file defines them and refers to none. */
export function referencesIn(document: Document, section: Section): readonly Reference[] {
  const { format } = document;
  if (!format) return none;
  const place = { document, section };
  if (!format.isXml) return proseReferences(place);
  if (format.isTranslation) return translationReferences(place);
  return usesIn(document, section).map((use) => elementReference(place, use));
}

const none: readonly Reference[] = [];

type Where = Pick<Reference, 'document' | 'section'>;

function elementReference(where: Where, { element, kind, id, idSpan }: Use): Reference {
  return {
    ...where,
    id,
    span: idSpan,
    kind,
    parameter: attributeValue(where.section.text, element, 'param'),
  };
}

function translationReferences(where: Where): readonly Reference[] {
  const key = translationKeyIn(where.document, where.section);
  return key ? [{ ...where, id: key.id, span: key.idSpan, kind: 'translation', parameter: undefined }] : none;
}

const id = '[A-Za-z][\\w.-]{1,80}';
const linkEnd = new RegExp(`\\]\\([^()\\s#]{0,500}#(${id})\\)`, 'g');
const code = new RegExp(`(?<![\`\\w])\`(${id})\`(?!\`)`, 'g');

function proseReferences(where: Where): readonly Reference[] {
  if (where.document.languageId !== 'markdown') return none;
  const { text } = where.section;
  const found = (pattern: RegExp, kind: 'link' | 'code'): readonly Reference[] =>
    [...text.matchAll(pattern)].map((match) => {
      const end = match.index + match[0].length - 1;
      const [, ruleId = ''] = match;
      return { ...where, id: ruleId, span: { start: end - ruleId.length, end }, kind, parameter: undefined };
    });
  if (!text.includes('](') && !text.includes('`')) return none;
  return [...found(linkEnd, 'link'), ...found(code, 'code')].sort((a, b) => a.span.start - b.span.start);
}
