import type { Span } from '../../text/span.ts';
import type { CData, Element, Text } from '../../xml/tree.ts';
import { type Data, dataOf } from './data.ts';
import type { SchemaFinding } from './finding.ts';
import { interpret, type Judged, unexpectedText } from './interpret.ts';
import type { DocumentSchema } from './model.ts';

/**
 * The violations in one child of the root: an entry, an unknown element, or text that is not allowed.
 *
 * @param source the text of the node's spans: the document, or the section that was parsed.
 * @param node well-formed: no error of `parse` lies in its span. For other nodes use `judgeAttributes`.
 * @returns in the order of the text.
 */
export function judge(schema: DocumentSchema, source: string, node: Element | Text | CData): readonly SchemaFinding[] {
  if (node.kind !== 'element') return unexpectedText([node], schema.model.root, source);
  // A document with this entry only, so that one compiled schema is enough for entries and roots.
  const { model } = schema;
  const document: Data = { [model.root.name]: [dataOf(source, node)] };
  return verdict(schema, document, { source, model, root: undefined, entries: [node] });
}

/**
 * The violations in the attributes of a child of the root that is not well-formed, and of the elements in it. Without those that may result
 * from the syntax error: an element inside an unclosed one is validated only if it means the same everywhere.
 *
 * @param isRead whether the start tag of an element is read completely.
 * @returns in the order of the text.
 */
export function judgeAttributes(
  schema: DocumentSchema,
  source: string,
  entry: Element,
  isRead: (element: Element) => boolean,
): readonly SchemaFinding[] {
  if (!isRead(entry)) return [];
  const { model } = schema;
  const isClear = ({ name }: Element): boolean => model.elements.get(name)?.length === 1;
  const readPart = (element: Element, isPlaceCertain: boolean): Element => ({
    ...element,
    children: element.children.flatMap((child) => {
      if (child.kind !== 'element' || !isRead(child) || !(isPlaceCertain || isClear(child))) return [];
      return [readPart(child, isPlaceCertain && (child.selfClosing || child.endTag !== undefined))];
    }),
  });
  const part = readPart(entry, true);
  const document: Data = { [schema.model.root.name]: [dataOf(source, part, false)] };
  return verdict(schema, document, { source, model, root: undefined, entries: [part] }).filter(
    (found) => found.kind === 'unknownAttribute' || found.kind === 'missingAttribute' || found.kind === 'badValue',
  );
}

/**
 * The violations of the root element itself: its name, its attributes, and missing entries.
 *
 * @param source the text of the root's spans.
 * @param root its start tag must be well-formed; its children are not read.
 * @param children its child elements, also those with unknown names. Of a root whose children may be repeated one is enough.
 * @returns in the order of the text.
 */
export function judgeRoot(
  schema: DocumentSchema,
  source: string,
  root: Element,
  children: readonly RootChild[],
): readonly SchemaFinding[] {
  const { once, children: known } = schema.model.root;
  const names = once.size > 0 ? children.map(({ name }) => name) : children.length > 0 ? [...known.keys()] : [];
  const entries: Data = Object.fromEntries(names.filter((name) => known.has(name)).map((name) => [name, []]));
  return [...judgeTag(schema, source, root, entries), ...repeatedIn(root, children, once)];
}

/** A child of a root: its name, and the span of that in the start tag. */
interface RootChild {
  readonly name: string;
  readonly nameSpan: Span;
}

/** The second and every further child of the root that is allowed once. */
function repeatedIn(
  { name: parent }: Element,
  children: readonly RootChild[],
  once: ReadonlySet<string>,
): readonly SchemaFinding[] {
  const seen = new Set<string>();
  return children.flatMap(({ name, nameSpan: span }) => {
    if (!once.has(name) || !seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ kind: 'repeatedElement', span, parent, name }];
  });
}

/** The violations of the root with these children, without those in its children. */
function judgeTag(schema: DocumentSchema, source: string, root: Element, entries: Data): readonly SchemaFinding[] {
  const startTag = Object.entries(dataOf(source, { ...root, children: [] }, false));
  const document: Data = Object.fromEntries(startTag.map(([name, [data]]) => [name, [{ ...data, ...entries }]]));
  return verdict(schema, document, { source, model: schema.model, root, entries: [] });
}

function verdict({ validate }: DocumentSchema, document: Data, judged: Judged): readonly SchemaFinding[] {
  return validate(document) ? [] : interpret(validate.errors ?? [], judged);
}
