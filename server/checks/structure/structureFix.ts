import { identifierFrom } from '../../formats/identifier.ts';
import type { SchemaFinding } from '../../formats/schema/finding.ts';
import { elementNamedAt } from '../../xml/elementNamedAt.ts';
import type { Node } from '../../xml/tree.ts';
import type { Fix } from '../problems/finding.ts';
import { respelled, respelledText } from './respelling.ts';

/**
 * The fix for a violation of a schema; undefined if it is not certain. Spans are in the coordinates of the finding.
 *
 * @param node the node of the finding.
 * @param name the name of an entry without an id, with references replaced: the id is made from it.
 */
export function structureFix(finding: SchemaFinding, node: Node, name: string | undefined): Fix | undefined {
  switch (finding.kind) {
    case 'unknownElement':
      return finding.nearest === undefined ? undefined : renaming(finding.span.start, finding.nearest, node);
    case 'unknownAttribute': {
      const { nearest, span } = finding;
      return nearest === undefined
        ? undefined
        : { kind: 'replace', text: nearest, edits: [{ span, newText: nearest }] };
    }
    case 'badValue': {
      const { value, expected, span } = finding;
      const text = respelled(value, expected);
      return text === undefined ? undefined : { kind: 'replace', text, edits: [{ span, newText: text }] };
    }
    case 'badContent': {
      const { value, expected, span } = finding;
      const text = respelledText(value, expected);
      return text === undefined ? undefined : { kind: 'replace', text, edits: [{ span, newText: text }] };
    }
    case 'missingAttribute': {
      const id = name === undefined ? undefined : idFrom(name);
      if (id === undefined) return undefined;
      const { end } = finding.span;
      return { kind: 'addId', id, edits: [{ span: { start: end, end }, newText: ` id="${id}"` }] };
    }
    default:
      return undefined;
  }
}

/** Another name for an element, in both its tags. */
function renaming(offset: number, newText: string, node: Node): Fix | undefined {
  const element = elementNamedAt([node], offset);
  if (!element) return undefined;
  const { endTag, nameSpan } = element;
  if (endTag ? endTag.name !== element.name : !element.selfClosing) return undefined;
  const spans = endTag ? [nameSpan, endTag.nameSpan] : [nameSpan];
  return { kind: 'replace', text: `<${newText}>`, edits: spans.map((span) => ({ span, newText })) };
}

/** `AMBUSH n+ (Ring)` becomes `ambush`: ids have no parameters. Undefined if nothing is left. */
function idFrom(name: string): string | undefined {
  const words = name
    .slice(0, maximumNameLength)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/(?<![\p{L}\p{N}])[a-z]\+?(?![\p{L}\p{N}])/gu, ' ');
  const id = identifierFrom(words);
  return id === '' ? undefined : id.slice(0, maximumIdLength).replace(/-+$/, '');
}

const maximumIdLength = 60;

/** Longer than all real names: an id is made of the beginning of a longer one. */
const maximumNameLength = 500;
