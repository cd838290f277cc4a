import { isSlipOf } from '../../text/nearest.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/** A spelling dominates with this number of uses at least, and with so many times the uses of the other. */
const minimumUses = 5;
const minimumRatio = 5;

/**
 * Words of an entry, such as the factions of a Monster, that most others spell otherwise: `dark-elves` beside many `darkelves`. Depends on the
 * start tags of the workspace. Spans are in section coordinates.
 */
export function freeWordProblems(scope: Package, { format }: Document, section: Section): readonly Finding[] {
  const attribute = format?.isXml ? format.freeWords : undefined;
  const tag = attribute === undefined ? undefined : entryTag(section, format);
  const span = tag?.attributes.find(({ name }) => name === attribute)?.valueSpan;
  if (!span || attribute === undefined) return none;
  const value = section.text.slice(span.start, span.end);
  return [...value.matchAll(/\S+/g)].flatMap(({ 0: word, index }): readonly Finding[] => {
    const usual = usualSpelling(scope, word);
    if (usual === undefined) return [];
    const start = span.start + index;
    const place = { start, end: start + word.length };
    const facts = { attribute, word, usual, uses: scope.index.freeWords.get(usual) ?? 0 };
    const fix = { kind: 'replace', text: usual, edits: [{ span: place, newText: usual }] } as const;
    return [{ code: 'unusual-spelling', span: place, facts, fixes: [fix] }];
  });
}

const none: readonly Finding[] = [];

function usualSpelling({ index: { freeWords } }: Package, word: string): string | undefined {
  const least = Math.max(minimumUses, minimumRatio * (freeWords.get(word) ?? 0));
  const plain = withoutSpelling(word);
  for (const [other, count] of freeWords) {
    if (other === word || count < least) continue;
    if (withoutSpelling(other) === plain || isSlipOf(word, other)) return other;
  }
  return undefined;
}

/** The word without capitals, hyphens, and the two plurals of dwarf and elf. */
function withoutSpelling(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_]/g, '')
    .replace(/(?:ves|fs|f|s)$/, '');
}
