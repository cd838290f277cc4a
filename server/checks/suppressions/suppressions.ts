import { rememberedText } from '../../queries/remembered.ts';
import { nearest } from '../../text/nearest.ts';
import { shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { SuppressionFault } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import { isIgnorable, isProblemCode, type ProblemCode, problemCodes } from '../problems/kinds.ts';
import { type IgnoredCode, readSuppressions, type Suppression } from './readSuppressions.ts';

const suppressionsBySection = bySection<readonly Suppression[], []>({
  valueIn: readSuppressions,
  isFound: (found) => found.length > 0,
});

/** The suppressions of a document, and which of them have been used. */
export class Suppressions {
  readonly #document: Document;
  /** The suppressions of the whole file, by code. */
  readonly #ofFile = new Map<string, Ignoring>();
  /** The suppressions of entries, by the index of the section and by code. */
  readonly #ofEntries = new Map<number, Map<string, Ignoring>>();
  /** In the order of the text. */
  readonly #ofParagraphs: Ignoring[] = [];
  readonly #all: Ignoring[] = [];

  /** Reads the comments of a document. */
  constructor(document: Document) {
    this.#document = document;
    for (const { index, value } of suppressionsBySection(document).found)
      for (const suppression of value) this.#add(suppression, index);
  }

  /** Whether the author ignores problems of that code at a place of a section; then the comment counts as used. */
  ignores(code: ProblemCode, index: number, offset: number): boolean {
    if (this.#all.length === 0 || !isIgnorable(code)) return false;
    const found = this.#find(code, index, offset);
    if (found) found.isUsed = true;
    return found !== undefined;
  }

  /** The problems of the comments themselves, up to a maximum. Spans are in document coordinates. */
  problems(most: number): readonly Finding[] {
    const found: Finding[] = [];
    let last: Suppression | undefined;
    for (const ignoring of this.#all) {
      if (found.length >= most) break;
      const { suppression, code } = ignoring;
      const distance = this.#document.startOf(ignoring.index);
      const fault = this.#faultOf(ignoring) ?? (suppression !== last && !suppression.hasReason ? noReason : undefined);
      last = suppression;
      const span = shift(code?.span ?? suppression.span, distance);
      if (fault) {
        const place = fault.kind === 'noReason' ? shift(suppression.span, distance) : span;
        found.push({ code: 'bad-suppression', span: place, facts: fault });
      } else if (code && !ignoring.isUsed) {
        found.push({ code: 'unused-suppression', span, facts: { code: code.code } });
      }
    }
    return found;
  }

  #add(suppression: Suppression, index: number): void {
    if (suppression.codes.length === 0) this.#all.push({ suppression, index, code: undefined, isUsed: false });
    for (const code of suppression.codes) {
      const ignoring = { suppression, index, code, isUsed: false };
      this.#all.push(ignoring);
      this.#place(ignoring, code.code);
    }
  }

  /** Of two for the same code and place the first is used, and the second is reported as unused. */
  #place(ignoring: Ignoring, code: string): void {
    const { suppression, index } = ignoring;
    const { scope } = suppression;
    switch (scope.kind) {
      case 'file':
        if (!this.#ofFile.has(code)) this.#ofFile.set(code, ignoring);
        return;
      case 'paragraph':
        this.#ofParagraphs.push(ignoring);
        return;
      case 'entry':
      case 'nextEntry': {
        const entry = scope.kind === 'entry' ? index : index + 1;
        const codes = this.#ofEntries.get(entry) ?? new Map<string, Ignoring>();
        if (!codes.has(code)) codes.set(code, ignoring);
        this.#ofEntries.set(entry, codes);
        return;
      }
      case 'nothing':
        return;
      default:
        scope satisfies never;
    }
  }

  #find(code: ProblemCode, index: number, offset: number): Ignoring | undefined {
    const inEntry = this.#ofEntries.get(index)?.get(code) ?? this.#inParagraph(code, offset);
    if (inEntry) return inEntry;
    const ofFile = this.#ofFile.get(code);
    return ofFile ?? (this.#document.format?.isXml ? undefined : this.#ofFile.get(everything));
  }

  #inParagraph(code: string, offset: number): Ignoring | undefined {
    return this.#ofParagraphs.find(
      ({ suppression: { scope }, code: ignored }) =>
        scope.kind === 'paragraph' &&
        scope.span.start <= offset &&
        offset < scope.span.end &&
        (ignored?.code === code || ignored?.code === everything),
    );
  }

  #faultOf({ code: ignored }: Ignoring): SuppressionFault | undefined {
    if (!ignored) return { kind: 'noCode' };
    const { code } = ignored;
    const isProse = !this.#document.format?.isXml;
    if (code === everything) return isProse ? undefined : { kind: 'allInXml' };
    if (!isProblemCode(code)) return { kind: 'unknownCode', code, nearest: nearestCode(code, isProse) };
    return isIgnorable(code) ? undefined : { kind: 'notIgnorable', code };
  }
}

/** One code of one comment. */
interface Ignoring {
  readonly suppression: Suppression;
  /** The index of the comment's section. */
  readonly index: number;
  /** Undefined for a comment without any. */
  readonly code: IgnoredCode | undefined;
  isUsed: boolean;
}

const everything = 'all';
const noReason: SuppressionFault = { kind: 'noReason' };

/** Cached, because the same slip is in a file many times and is checked after every key. */
const nearestIgnorable = rememberedText({ most: 1000 }, (code) =>
  nearest(code, [...problemCodes.filter(isIgnorable), everything]),
);

function nearestCode(code: string, isProse: boolean): string | undefined {
  const found = code.length > maximumCodeLength ? undefined : nearestIgnorable(code);
  return found === everything && !isProse ? undefined : found;
}

const maximumCodeLength = 60;
