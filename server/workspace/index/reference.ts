import type { EntityKind } from '../../formats/format.ts';
import { lean } from '../../text/lean.ts';
import type { Span } from '../../text/span.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { type EntityPlace, entityPlacesIn } from './entityPlace.ts';
import { entityKeyIn } from './translation.ts';

/** A reference to an entity by its id. Spans are in section coordinates. */
export interface Reference {
  readonly document: Document;
  readonly section: Section;
  readonly to: EntityKind;
  readonly id: string;
  /** The id if nothing has the first one; only few places have another. */
  readonly otherId?: string | undefined;
  /** The id alone. */
  readonly span: Span;
  /**
   * `use`: an element of an entry; `translation`: the key of one; in prose `link`, the end of a link (`rules.xml#rpb-fear`), or `code`, an id
   * written as code.
   */
  readonly kind: 'use' | 'translation' | 'link' | 'code';
  /** The `param` of a `<rule>`. */
  readonly parameter: string | undefined;
}

/** The references of a section to entities, in the order of the text. A rules file has definitions only. */
export function referencesIn(document: Document, section: Section): readonly Reference[] {
  const { format } = document;
  if (!format) return none;
  const place = { document, section };
  if (!format.isXml) return proseReferences(place);
  if (format.isTranslation) return translationReferences(place);
  return lean(entityPlacesIn(document, section).map((named) => elementReference(place, named)));
}

const none: readonly Reference[] = [];

type Where = Pick<Reference, 'document' | 'section'>;

// Each field by its name: V8 describes each object anew that begins with `...`, in 300 bytes, and there are thousands of references.

function elementReference({ document, section }: Where, { element, to, id, otherId, idSpan }: EntityPlace): Reference {
  const parameter = attributeValue(section.text, element, 'param');
  return { document, section, to, id, otherId, span: idSpan, kind: 'use', parameter };
}

function translationReferences({ document, section }: Where): readonly Reference[] {
  const key = entityKeyIn(document, section);
  if (!key) return none;
  const { entity: to, id, idSpan: span } = key;
  return [{ document, section, to, id, span, kind: 'translation', parameter: undefined }];
}

const id = '[A-Za-z][\\w.-]{1,80}';
/** The end of a link to a rule, or an id as code. */
const idInProse = new RegExp(`\\]\\([^()\\s#]{0,500}#(${id})\\)|(?<![\`\\w])\`(${id})\`(?!\`)`, 'g');

function proseReferences({ document, section }: Where): readonly Reference[] {
  if (document.languageId !== 'markdown') return none;
  return lean(
    [...section.text.matchAll(idInProse)].map(({ 0: { length }, 1: linked, 2: code = '', index }): Reference => {
      const ruleId = linked ?? code;
      const end = index + length - 1;
      const span = { start: end - ruleId.length, end };
      const kind = linked === undefined ? 'code' : 'link';
      return { document, section, to: 'rule', id: ruleId, span, kind, parameter: undefined };
    }),
  );
}
