import type { Mention } from '../../abilities/mentions/mention.ts';
import { misfit } from '../../abilities/slotFit.ts';
import { isTranslation, refersTo } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import { rememberedParts } from '../../queries/rememberedParts.ts';
import { isWithin, overlaps, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { textRuns } from '../../workspace/documents/textRuns.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Index } from '../../workspace/index/index.ts';
import { usesIn } from '../../workspace/index/use.ts';
import { isScoreIn } from '../../workspace/index/valueHints.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';
import { shiftFinding } from '../problems/shiftFinding.ts';
import { type NearAbility, nearAbility } from './nearAbility.ts';
import { type AbilityPiece, chunksOf } from './pieces.ts';

/**
 * Names that are almost those of abilities: beside an ability in a list or a sentence, `(Ambush 5+, Feer 4)`, or with a value and one wrong
 * letter behind a verb or in brackets. And values that do not fit their abilities: `Regenerate 2+`. In the texts of pages, Monsters and tables. Depends on the names of the workspace. Spans count in the
 * section.
 */
export function abilityProblems({ index }: Package, document: Document, section: Section): readonly Finding[] {
  if (document.format?.isXml !== false) return foundInRuns(index, document, section);
  const { paragraphs, masks } = layoutOf(document, section);
  const found = foundInParagraphs(document, index)(paragraphs.map(({ start, end }) => section.text.slice(start, end)));
  return paragraphs
    .flatMap(({ start }, at) => problemsOf(index, found[at] ?? [], start))
    .filter(({ span }) => !masks.some((mask) => overlaps(mask, span)))
    .slice(0, maximumProblems);
}

/** In one page. A text with more of them is about something else. */
const maximumProblems = 300;

const none: readonly Finding[] = [];

/** The names are read at once, for it to be noted. */
const foundInParagraphs = query((_: Document, index: Index) => {
  nearAbility(index, 'Fear 5');
  return rememberedParts((text) => foundIn(index, index.names, text));
});

function foundInRuns(index: Index, document: Document, section: Section): readonly Finding[] {
  if (!abilityWithValue.test(section.text)) return none;
  const uses = usesIn(document, section);
  return textRuns(section.nodes).flatMap((run) => {
    const text = section.text.slice(run.start, run.end);
    // The texts of uses are compared with their rules.
    if (!/\p{Lu}/u.test(text) || uses.some(({ element }) => isWithin(run, element.span))) return none;
    return problemsOf(index, foundIn(index, index.names, text), run.start);
  });
}

function problemsOf(index: Index, found: readonly Found[], start: number): readonly Finding[] {
  return found.flatMap((one) =>
    ('code' in one ? [one] : unfitValue(index, one)).map((problem) => shiftFinding(problem, start)),
  );
}

/** A misspelt name, or an ability whose value is to be compared with its rule: the text of that may change. */
type Found = Finding | Mention<RuleName>;

/** A value of another kind: a score for a plain number, and a number or dice for a score. */
function unfitValue(index: Index, { owner, template, values, span }: Mention<RuleName>): readonly Finding[] {
  const definition = index.definitionOf(owner);
  const [slot, ...others] = template.slots;
  const value = slot && values.get(slot.names[0] ?? '');
  if (!definition || !slot || value === undefined || others.length > 0) return none;
  const isNumber = slot.kind === 'target' && /^\d+$/.test(value);
  const expected = isNumber ? 'score' : misfit(slot, value, () => isScoreIn(definition));
  if (!expected) return none;
  const facts = { value, rule: definition.rule.name, expected, other: undefined };
  return [{ code: 'unfit-parameter', span, facts }];
}

/**
 * The same for the texts of rules, Events and Warriors. Spans count in the document.
 */
export function abilityProblemsInTexts({ index }: Package, document: Document): readonly Finding[] {
  const { format } = document;
  if (!format?.isXml || isTranslation(format) || refersTo(format, 'rule')) return none;
  return problemsBySection(document, index).found.flatMap(({ index: at, value }) =>
    value.map((problem) => shiftFinding(problem, document.startOf(at))),
  );
}

const problemsBySection = bySection<readonly Finding[], [index: Index]>({
  valueIn: (document, section, _, index) => foundInRuns(index, document, section),
  isFound: (problems) => problems.length > 0,
});

/** An ability with its value, behind a mark or a word that may stand before it: only there are the names of the packs needed, which take time. */
const abilityWithValue =
  /(?:[(,;:·•&|>]|\s(?:and|or|[yoeu]|ha[sv]e?|having|causes?|gains?|gets?|with|to|tienen?|causan?|ganan?|con|a))\s{0,9}(?:\p{Lu}\p{L}{2,30} ){1,3}\(?(?:[+-]?\d{1,2}\+?|\d?D\d|A)(?!\w)/u;

function foundIn(index: Index, names: Index['names'], text: string): readonly Found[] {
  return chunksOf(text).flatMap(({ start, end, pieces }): readonly Found[] => {
    const near = pieces.flatMap((piece) => {
      const ability = nearAbility(index, piece.text);
      return ability ? [{ piece, ability }] : [];
    });
    if (near.length === 0) return [];
    const mentions = names.find(text.slice(start, end)).map((one) => ({ ...one, span: shift(one.span, start) }));
    const isListed = mentions.some(
      ({ span, values }) => values.size > 0 || pieces.some((piece) => isWithin(piece.span, span)),
    );
    const isBeside = isListed || pieces.some(({ text: one }) => names.match(one) !== undefined);
    return near.flatMap(({ piece, ability }): readonly Found[] => {
      const known = mentions.filter(({ span }) => overlaps(span, piece.span));
      // Notes have `Dodge (4)` for 4+, and other games `Claw (d6)`.
      const mayBeWrong = /^\p{Lu}(?!.*(?:\(\d{1,2}\)?$|d[36]))/u.test(piece.text);
      if (ability.distance === 0) return mayBeWrong ? known.slice(0, 1) : [];
      const isKnown = known.length > 0 || names.match(piece.text) !== undefined;
      return !isKnown && (isListed || isOneLetterOff(piece, ability, isBeside)) ? [problemOf(piece, ability)] : [];
    });
  });
}

/** Whether a name with a value and one wrong letter needs no ability that is certain beside it: alone a short word may be any. */
function isOneLetterOff(
  { text, before }: AbilityPiece,
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

function problemOf({ text, span }: AbilityPiece, { nameSpan, name, template }: NearAbility): Finding {
  const corrected = `${text.slice(0, nameSpan.start)}${name}${text.slice(nameSpan.end)}`;
  const edits = [{ span: shift(nameSpan, span.start), newText: name }];
  const fixes = [{ kind: 'replace', text: corrected, edits } as const];
  return { code: 'unknown-ability', span, facts: { written: text, nearest: template }, fixes };
}
