import { isTranslation, refersTo } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import { rememberedParts } from '../../queries/rememberedParts.ts';
import { isWithin, overlaps, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { Index } from '../../workspace/index/index.ts';
import { usesIn } from '../../workspace/index/use.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { type NearAbility, nearAbility } from './nearAbility.ts';
import { chunksOf, type Piece } from './pieces.ts';

/**
 * Names that are almost those of abilities: beside an ability in a list or a sentence, `(Ambush 5+, Feer 4)`, or with a value and one wrong
 * letter behind a verb or in brackets. In the texts of pages, Monsters and tables. Depends on the names of the workspace. Spans count in the
 * section.
 */
export function misspeltAbilities({ index }: Package, document: Document, section: Section): readonly Finding[] {
  if (document.format?.isXml !== false) return misspeltInRuns(index, document, section);
  const { paragraphs, masks } = layoutOf(document, section);
  const found = foundInParagraphs(document, index)(paragraphs.map(({ start, end }) => section.text.slice(start, end)));
  return paragraphs
    .flatMap(({ start }, at) => found[at]?.map((problem) => shiftFinding(problem, start)) ?? none)
    .filter(({ span }) => !masks.some((mask) => overlaps(mask, span)))
    .slice(0, maximumProblems);
}

/** In one page. A text with more of them is about something else. */
const maximumProblems = 300;

const none: readonly Finding[] = [];

/** The names are read at once, for it to be noted. */
const foundInParagraphs = query((_: Document, index: Index) => {
  nearAbility(index, 'Fear 5');
  return rememberedParts((text) => misspeltIn(index, index.names, text));
});

function misspeltInRuns(index: Index, document: Document, section: Section): readonly Finding[] {
  const uses = usesIn(document, section);
  return textRuns(section.nodes).flatMap((run) =>
    // Their texts are compared with their rules.
    uses.some(({ element }) => isWithin(run, element.span))
      ? none
      : misspeltIn(index, index.names, section.text.slice(run.start, run.end)).map((one) =>
          shiftFinding(one, run.start),
        ),
  );
}

/**
 * The same for the texts of rules, Events and Warriors. Only where an ability with its value may stand are the names of the packs needed, for
 * which the check of a rules file does not wait otherwise. Spans count in the document.
 */
export function misspeltInTexts({ index }: Package, document: Document): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml || isTranslation(format) || refersTo(format, 'rule')) return none;
  return misspeltBySection(document, index).found.flatMap(({ index: at, value }) =>
    value.map((problem) => shiftFinding(problem, document.startOf(at))),
  );
}

const misspeltBySection = bySection<readonly Finding[], [index: Index]>({
  valueIn: (document, section, _, index) =>
    abilityWithValue.test(section.text) ? misspeltInRuns(index, document, section) : none,
  isFound: (problems) => problems.length > 0,
});

/** An ability with its value, behind a mark or a word that may stand before it. */
const abilityWithValue =
  /(?:[(,;:·•&|>]|\s(?:and|or|[yoeu]|ha[sv]e?|having|causes?|gains?|gets?|with|to|tienen?|causan?|ganan?|con|a))\s{0,9}(?:\p{Lu}\p{L}{2,30} ){1,3}\(?(?:[+-]?\d{1,2}\+?|\d?D\d|A)(?!\w)/u;

function misspeltIn(index: Index, names: Index['names'], text: string): readonly Finding[] {
  return chunksOf(text).flatMap(({ start, end, pieces }) => {
    const near = pieces.flatMap((piece) => {
      const ability = nearAbility(index, piece.text);
      return ability ? [{ piece, ability }] : [];
    });
    if (near.length === 0) return none;
    const mentions = names
      .find(text.slice(start, end))
      .map((mention) => ({ ...mention, span: shift(mention.span, start) }));
    const isListed = mentions.some(
      ({ span, values }) => values.size > 0 || pieces.some((piece) => isWithin(piece.span, span)),
    );
    const isBeside = isListed || pieces.some(({ text: one }) => names.match(one) !== undefined);
    return near.flatMap(({ piece, ability }) => {
      const isKnown = mentions.some(({ span }) => overlaps(span, piece.span)) || names.match(piece.text) !== undefined;
      return !isKnown && (isListed || isOneLetterOff(piece, ability, isBeside)) ? [problemOf(piece, ability)] : none;
    });
  });
}

/** Whether a name with a value and one wrong letter needs no ability that is certain beside it: alone a short word may be any. */
function isOneLetterOff(
  { text, before }: Piece,
  { distance, nameSpan, hasValue }: NearAbility,
  isBeside: boolean,
): boolean {
  const length = nameSpan.end - nameSpan.start;
  const isMeant = before === 'verb' || isBeside || (before === 'alone' && length > 5);
  const name = text.slice(nameSpan.start, nameSpan.end);
  return hasValue && distance === 1 && isMeant && /^\p{Lu}/u.test(name) && !rightWords.has(name.toLowerCase());
}

/** Words, and terms of other games, that are a letter away from an ability. */
const rightWords: ReadonlySet<string> = new Set(
  (
    'feat child chilli clan clam clay clad party perry dodger tattoo ' +
    'medio garza gorra parra pasar pagar pasada pesada parado parada zarza'
  ).split(' '),
);

function problemOf({ text, span }: Piece, { nameSpan, name, template }: NearAbility): Finding {
  const corrected = `${text.slice(0, nameSpan.start)}${name}${text.slice(nameSpan.end)}`;
  const edits = [{ span: shift(nameSpan, span.start), newText: name }];
  const fixes = [{ kind: 'replace', text: corrected, edits } as const];
  return { code: 'unknown-ability', span, facts: { written: text, nearest: template }, fixes };
}
