import type { XmlFormat } from '../../formats/format.ts';
import type { ElementModel } from '../../formats/schema/model.ts';
import { requiredBy, type XsdText } from '../../formats/xsd/xsd.ts';
import { remembered } from '../../queries/remembered.ts';
import { addTo } from '../../text/grouped.ts';
import type { Span } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { SchemaFile } from '../../workspace/packages/schemaFile.ts';
import { attributeOf, type Element } from '../../xml/tree.ts';
import type { Edit, Finding, Fix } from '../problems/finding.ts';

/**
 * Parts of entries that the apps do without and that the schema of the author's editor requires: a `<treasure>`, a `generic="false"`. Without
 * such a schema the usual parts count, where almost all other entries of the file have them. Spans are in document coordinates.
 */
export function leftOutProblems(document: Document, schema: SchemaFile | undefined): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml) return [];
  const wanted = wantedOf(format)(schema ?? usualSchema);
  if (wanted.size === 0) return [];
  const { found } = holdersBySection(document, wanted);
  const byElement = new Map<string, Placed[]>();
  for (const { index, value } of found) {
    for (const holder of value) addTo(byElement, holder.element, { holder, start: document.startOf(index) });
  }
  return [...byElement].flatMap(([element, holders]) =>
    [...(wanted.get(element) ?? [])].flatMap((part) => problemsOf(part, holders, schema)),
  );
}

/** An element that may lack a part, and the start of its section. */
interface Placed {
  readonly holder: Holder;
  readonly start: number;
}

function problemsOf(part: string, holders: readonly Placed[], schema: SchemaFile | undefined): readonly Finding[] {
  const having = holders.filter(({ holder }) => holder.parts.has(part));
  const lacking = holders.filter(({ holder }) => !holder.parts.has(part));
  const isUsual = schema
    ? having.length >= lacking.length || holders.length === 1
    : having.length >= minimumUsual && having.length >= lacking.length * minimumTimes;
  if (!isUsual) return [];
  return lacking.map(({ holder, start }): Finding => {
    const fix = fixFor(part, holder, having, start);
    return {
      code: 'left-out-part',
      span: shifted(placeOf(part, having, holder), start),
      facts: { element: holder.element, part, schema: schema?.name },
      ...(fix && { fixes: [fix] }),
    };
  });
}

const minimumUsual = 3;
const minimumTimes = 4;

/** The end of the element behind which others have the part; the name of the entry where none of them says so. */
function placeOf(part: string, having: readonly Placed[], { nameSpan, children }: Holder): Span {
  const before = new Set(having.map(({ holder }) => holder.parts.get(part)?.previous));
  return children.findLast(({ name }) => before.has(name))?.end ?? nameSpan;
}

/** The part as all others have it, or all others with the same id. Undefined where they differ, and for a part that others have otherwise. */
function fixFor(part: string, holder: Holder, having: readonly Placed[], start: number): Fix | undefined {
  const namesakes = having.filter(({ holder: { id } }) => id !== '' && id === holder.id);
  const models = namesakes.length >= minimumNamesakes ? namesakes : having;
  const [first, ...others] = models.flatMap(({ holder: { parts } }) => parts.get(part) ?? []);
  if (!first || others.length < minimumOthers || others.some(({ source }) => source !== first.source)) return undefined;
  const edit = insertion(first, holder);
  if (!edit) return undefined;
  return {
    kind: 'addPart',
    text: first.source,
    edits: [{ span: shifted(edit.span, start), newText: edit.newText }],
  };
}

const minimumNamesakes = 2;
const minimumOthers = 1;

/** The part where the other entry has it: behind the element before it, or before the one behind it. */
function insertion({ source, previous, next, before, behind }: Part, holder: Holder): Edit | undefined {
  if (source.startsWith('<')) {
    const after = holder.children.findLast(({ name }) => name === previous);
    if (after) return { span: { start: after.span.end, end: after.span.end }, newText: before + source };
    const ahead = holder.children.find(({ name }) => name === next);
    return ahead && { span: { start: ahead.span.start, end: ahead.span.start }, newText: source + behind };
  }
  return { span: { start: holder.attributesEnd, end: holder.attributesEnd }, newText: ` ${source}` };
}

/** An element that has, or lacks, parts that a schema requires. Its spans are in section coordinates. */
interface Holder {
  readonly element: string;
  readonly id: string;
  readonly nameSpan: Span;
  readonly attributesEnd: number;
  readonly children: readonly { readonly name: string; readonly span: Span; readonly end: Span }[];
  readonly parts: ReadonlyMap<string, Part>;
}

interface Part {
  readonly source: string;
  /** The names of the elements before and behind it, and the space between. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly before: string;
  readonly behind: string;
}

type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

/** In the place of a schema where there is none. */
const usualSchema = { text: '' };

/** By the names of elements the parts that a schema requires and no app does: `treasure`, `@generic`. */
const wantedOf = remembered((format: XmlFormat) =>
  remembered((schema: XsdText): Wanted => {
    const wanted = new Map<string, ReadonlySet<string>>();
    const [outer] = format.entries;
    for (const entry of [...format.entries, ...(format.parts ?? [])]) {
      const path = format.entries.includes(entry) ? [entry.element] : [outer?.element ?? '', entry.element];
      const required = schema === usualSchema ? entry.usualParts : requiredBy(schema, format.root, path);
      const [model] = format.schema.model.elements.get(entry.element) ?? [];
      const parts = (required ?? []).filter((part) => model && isOptional(model, part));
      if (parts.length > 0) wanted.set(entry.element, new Set(parts));
    }
    return wanted;
  }),
);

function isOptional({ required, attributes, children }: ElementModel, part: string): boolean {
  if (part.startsWith('@')) return attributes.find(({ name }) => `@${name}` === part)?.required === false;
  return children.has(part) && !required.includes(part);
}

const nothing: readonly Holder[] = [];

const holdersBySection = bySection<readonly Holder[], [Wanted]>({
  valueIn: (document, section, _, wanted) => holdersIn(document, section, wanted),
  isFound: (holders) => holders.length > 0,
});

function holdersIn(document: Document, section: Section, wanted: Wanted): readonly Holder[] {
  const entry = section.errors.length === 0 ? entryOf(section, document.format) : undefined;
  if (!entry) return nothing;
  const elements = [entry, ...elementsIn(entry)];
  return elements.flatMap((element) => {
    const parts = wanted.get(element.name);
    return parts ? [holderOf(section.text, element, parts)] : [];
  });
}

function holderOf(text: string, element: Element, wanted: ReadonlySet<string>): Holder {
  const children = elementsIn(element);
  const parts = new Map<string, Part>();
  for (const name of wanted) {
    const part = name.startsWith('@') ? attributePart(text, element, name.slice(1)) : childPart(text, children, name);
    if (part) parts.set(name, part);
  }
  const id = attributeOf(element, 'id')?.valueSpan;
  return {
    element: element.name,
    id: id ? text.slice(id.start, id.end) : '',
    nameSpan: element.nameSpan,
    attributesEnd: element.attributes.at(-1)?.span.end ?? element.nameSpan.end,
    children: children.map(({ name, nameSpan, span, endTag }) => ({ name, span, end: endTag?.nameSpan ?? nameSpan })),
    parts,
  };
}

function attributePart(text: string, element: Element, name: string): Part | undefined {
  const span = attributeOf(element, name)?.span;
  return (
    span && { source: text.slice(span.start, span.end), previous: undefined, next: undefined, before: '', behind: '' }
  );
}

function childPart(text: string, children: readonly Element[], name: string): Part | undefined {
  const at = children.findIndex((child) => child.name === name);
  const child = children[at];
  if (!child) return undefined;
  const [previous, next] = [children[at - 1], children[at + 1]];
  return {
    source: text.slice(child.span.start, child.span.end),
    previous: previous?.name,
    next: next?.name,
    before: previous ? spaceOf(text.slice(previous.span.end, child.span.start)) : '',
    behind: next ? spaceOf(text.slice(child.span.end, next.span.start)) : '',
  };
}

function spaceOf(text: string): string {
  return text.trim() === '' ? text : '';
}

function elementsIn({ children }: Element): readonly Element[] {
  return children.filter((child) => child.kind === 'element');
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
