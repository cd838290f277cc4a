import { paragraph } from '../../answers/markdown.ts';
import type { Reader } from '../../answers/reader.ts';
import type { XmlFormat } from '../../formats/format.ts';
import { elementHelp } from '../../formats/schema/describe.ts';
import type { Span } from '../../text/span.ts';
import type { HoverText } from './hoverText.ts';

/** The description of an element and its attributes in the schema; `names` are those of the elements down to it. */
export function elementHover(
  format: XmlFormat,
  names: readonly string[],
  span: Span,
  reader: Reader,
): HoverText | undefined {
  const help = elementHelp(format, names, reader.messages.language);
  if (!help) return undefined;
  const items = help.attributes.map(({ name, required, description }) => {
    const mark = required ? ` (${reader.messages.words.required})` : '';
    return { depth: 0, line: [{ kind: 'code', text: name } as const, `${mark}: ${description}`] };
  });
  const head = paragraph({ kind: 'bold', text: `<${help.name}>` }, ` · ${help.title}`);
  return { span, blocks: [head, paragraph(help.description), { kind: 'list', items }] };
}

/** The description of an attribute in the schema; undefined for an unknown one. */
export function attributeHover(
  format: XmlFormat,
  names: readonly string[],
  name: string,
  span: Span,
  reader: Reader,
): HoverText | undefined {
  const attribute = elementHelp(format, names, reader.messages.language)?.attributes.find(
    (other) => other.name === name,
  );
  if (!attribute) return undefined;
  const required = attribute.required ? ` · ${reader.messages.words.required}` : '';
  return { span, blocks: [paragraph({ kind: 'bold', text: name }, required), paragraph(attribute.description)] };
}
