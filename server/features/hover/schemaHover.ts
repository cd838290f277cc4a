import { paragraph } from '../../answers/markdown.ts';
import { type ElementHelp, elementHelp } from '../../formats/schema/describe.ts';
import { replacements } from './entityHover.ts';
import type { HoverAsked, HoverText } from './hoverText.ts';

/** The description of the element and its attributes in the schema. */
export function elementHover(asked: HoverAsked): HoverText | undefined {
  const { required } = asked.reader.messages.words;
  const help = helpOf(asked);
  if (!help) return undefined;
  const items = help.attributes.map((attribute) => {
    const mark = attribute.required ? ` (${required})` : '';
    return { depth: 0, line: [{ kind: 'code', text: attribute.name } as const, `${mark}: ${attribute.description}`] };
  });
  const head = paragraph({ kind: 'bold', text: `<${help.name}>` }, ` · ${help.title}`);
  const { span } = asked.place.location;
  return { span, blocks: [head, paragraph(help.description), { kind: 'list', items }] };
}

/** The description of the attribute in the schema; undefined for an unknown one. */
export function attributeHover(asked: HoverAsked): HoverText | undefined {
  const { location } = asked.place;
  if (location.kind !== 'attributeName' && location.kind !== 'attributeValue') return undefined;
  const { name } = location.attribute;
  const attribute = helpOf(asked)?.attributes.find((other) => other.name === name);
  if (!attribute) return undefined;
  const required = attribute.required ? ` · ${asked.reader.messages.words.required}` : '';
  const head = paragraph({ kind: 'bold', text: name }, required);
  return { span: location.span, blocks: [head, paragraph(attribute.description)] };
}

/** The same at the value, and which other rule this one replaces. */
export function valueHover(asked: HoverAsked): HoverText | undefined {
  const found = attributeHover(asked);
  return found && { ...found, blocks: [...found.blocks, ...replacements(asked)] };
}

function helpOf({ document: { format }, place, reader }: HoverAsked): ElementHelp | undefined {
  return format?.isXml ? elementHelp(format, place.names, reader.messages.language) : undefined;
}
