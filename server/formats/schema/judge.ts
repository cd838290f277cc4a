import type { CData, Element, Text } from '../../xml/tree.ts';
import { attributesData, type Data, dataOf, startTagData } from './data.ts';
import type { SchemaFinding } from './finding.ts';
import { interpret, type Judged, unexpectedText } from './interpret.ts';
import type { DocumentSchema } from './model.ts';

/**
 * What the schema has against one child of the root: an entry, an element that is none, or text where none may stand.
 *
 * @param source the text that the node's spans refer to: the document, or the part of it that was parsed by itself.
 * @param node well-formed: no error of `parse` lies in its span. Of what is not, `judgeAttributes` judges what can be told.
 * @returns in the order of the text.
 */
export function judge(schema: DocumentSchema, source: string, node: Element | Text | CData): readonly SchemaFinding[] {
  if (node.kind !== 'element') return unexpectedText([node], schema.model.root, source);
  // A document that holds this entry only, so that one compiled schema serves for entries and roots.
  const document: Data = { [schema.model.root.name]: [dataOf(source, node)] };
  return verdict(schema, document, { source, model: schema.model, root: undefined, entries: [node] });
}

/**
 * What the schema has against the attributes of a child of the root in which not all is well-formed, and of the elements in it. Nothing
 * that may only follow from what is wrong: an element that an unclosed one has swallowed is judged if it means the same everywhere.
 *
 * @param isRead whether the start tag of an element is known from end to end.
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
  const document: Data = { [schema.model.root.name]: [attributesData(source, part)] };
  return verdict(schema, document, { source, model, root: undefined, entries: [part] }).filter(
    (found) => found.kind === 'unknownAttribute' || found.kind === 'missingAttribute' || found.kind === 'badValue',
  );
}

/**
 * What the schema has against the root element itself: its name, its attributes, and that nothing stands in it.
 *
 * @param source the text that the root's spans refer to.
 * @param root its start tag must be well-formed; its children are not looked at.
 * @param hasEntries whether any element stands in the root, be it an entry or meant as one.
 * @returns in the order of the text.
 */
export function judgeRoot(
  schema: DocumentSchema,
  source: string,
  root: Element,
  hasEntries: boolean,
): readonly SchemaFinding[] {
  const entries: Data = hasEntries
    ? Object.fromEntries([...schema.model.root.children.keys()].map((name) => [name, []]))
    : {};
  const document = Object.fromEntries(
    Object.entries(startTagData(source, root)).map(([name, [data]]) => [name, [{ ...data, ...entries }]]),
  );
  return verdict(schema, document, { source, model: schema.model, root, entries: [] });
}

function verdict({ validate }: DocumentSchema, document: Data, judged: Judged): readonly SchemaFinding[] {
  return validate(document) ? [] : interpret(validate.errors ?? [], judged);
}
