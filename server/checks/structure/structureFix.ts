import { ambiences } from '../../formats/ambiences.ts';
import { identifierFrom, isAllowedText } from '../../formats/identifier.ts';
import type { Expectation, SchemaFinding, ValueType } from '../../formats/schema/finding.ts';
import { isSlipOf } from '../../text/nearest.ts';
import { elementNamedAt } from '../../xml/elementNamedAt.ts';
import type { Node } from '../../xml/tree.ts';
import type { Fix } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';

/**
 * The fixes for a violation of a schema, if it is certain. Spans are in the coordinates of the finding.
 *
 * @param node the node of the finding.
 * @param name the name of an entry without an id, with references replaced: the id is made from it.
 */
export function structureFix(finding: SchemaFinding, node: Node, name: string | undefined): readonly Fix[] {
  const { span } = finding;
  switch (finding.kind) {
    case 'unknownElement':
      return finding.nearest === undefined ? [] : renaming(span.start, finding.nearest, node);
    case 'unknownAttribute':
      return replacement(span, finding.nearest);
    case 'badValue':
      return replacement(span, respelled(finding.value, finding.expected));
    case 'badContent':
      return replacement(span, respelled(finding.value, { kind: 'type', type: finding.expected }));
    case 'missingAttribute': {
      const id = name === undefined ? '' : idFrom(name);
      const edits = [{ span: { start: span.end, end: span.end }, newText: ` id="${id}"` }];
      return id === '' ? [] : [{ kind: 'addId', id, edits }];
    }
    default:
      return [];
  }
}

/** Another name for an element, in both its tags. */
function renaming(offset: number, newText: string, node: Node): readonly Fix[] {
  const { name, endTag, nameSpan, selfClosing } = elementNamedAt([node], offset) ?? {};
  if (!nameSpan || (endTag ? endTag.name !== name : !selfClosing)) return [];
  const edits = [nameSpan, ...(endTag ? [endTag.nameSpan] : [])].map((span) => ({ span, newText }));
  return [{ kind: 'replace', text: `<${newText}>`, edits }];
}

/** `AMBUSH n+ (Ring)` becomes `ambush`: ids have no parameters. Empty if nothing is left. */
function idFrom(name: string): string {
  const words = name
    .slice(0, 500)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/(?<![\p{L}\p{N}])[a-z]\+?(?![\p{L}\p{N}])/gu, ' ');
  return identifierFrom(words).slice(0, 60).replace(/-+$/, '');
}

/**
 * A wrong value as the schema spells it, or all words of a list: `darkelves` as `dark-elves`, `1,500` as `1500`, `1 d 6` as `1D6`, `4` as `4+`.
 * Undefined if it is wrong in another way, or may be one of several.
 */
function respelled(value: string, expected: Expectation): string | undefined {
  if (/[<>&"']/.test(value) || value.trim() === '' || expected.kind === 'exactly') return undefined;
  if (expected.kind === 'oneOf') return spelling(value.trim(), expected.values);
  const { type } = expected;
  if (type === 'ambiences') {
    const parts = value.split(/(\s+)/).map((part) => (part.trim() === '' ? part : spelling(part, ambiences)));
    return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
  }
  if (type === 'encounterNumber') return sumsOf(value);
  if (!ofMonsters.has(type) || value.length > 30) return undefined;
  const text = /^auto(?:mátic[oa]|matic[oa]?|matically)?\.?$/i.test(value) ? 'A' : plainValue(value);
  return [text, `${text}+`].find((written) => written !== value && isAllowedText(written, type));
}

/** What Monsters have: numbers, dice and signs without spaces. */
const ofMonsters: ReadonlySet<ValueType> = new Set(['characteristic', 'ballisticSkill', 'attacks', 'damage']);

function plainValue(value: string): string {
  return value
    .replace(/(?<=^[\d.,]*\d)[.,](?=\d{3}(?:[.,]\d{3})*$)/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/\s+(?=[^\d\s])|(?<=[^\d\s])\s+/g, '')
    .toUpperCase();
}

/** The lowest and the highest sum of dice: `1D6+3` as `4-9`. Undefined for anything else. */
function sumsOf(value: string): string | undefined {
  const [, count, sides, added = '0'] = /^(\d{0,2})D(3|6)([+-]\d{1,2})?$/.exec(plainValue(value)) ?? [];
  if (count === undefined) return undefined;
  const [low, change] = [Number(count || 1), Number(added)];
  return low + change < 1 ? undefined : `${low + change}-${low * Number(sides) + change}`;
}

function spelling(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes(word)) return word;
  const [alike, ...others] = allowed.filter((known) => plain(known) === plain(word) || isSlipOf(word, known));
  return others.length === 0 ? alike : undefined;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}
