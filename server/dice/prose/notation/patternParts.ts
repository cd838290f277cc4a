/** The parts of phrases, and what phrases may begin with. */
import { rememberedText } from '../../../text/remembered.ts';

/** A part of a phrase. */
export type PhrasePart = { readonly isOptional: boolean } & (
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'group'; readonly choices: readonly Sequence[]; readonly starts: Starts }
  | { readonly kind: 'operand' }
  | { readonly kind: 'free'; readonly most: number }
);

/** Parts one behind the other, and where the phrase goes on after them; nowhere for a whole phrase. */
export interface Sequence {
  readonly parts: readonly PhrasePart[];
  readonly after: { readonly sequence: Sequence; readonly place: number } | undefined;
}

/** The words and signs that something may begin with; `isOpen` if it may begin with others too, or be nothing. */
interface Starts {
  readonly words: ReadonlySet<string>;
  readonly isOpen: boolean;
}

const pointers =
  'the|a|an|his|her|its|their|your|this|that|these|those|el|la|los|las|un|una|su|sus|tu|tus|este|esta|ese|esa|dicho|dicha';

/** The parts of a phrase as it is written. */
export function compilePhrase(phrase: string): Sequence {
  const pieces = piecesOf(phrase);
  let at = 0;
  const sequence = (after: Sequence['after']): Sequence => {
    const own: Growing = { parts: [], after };
    for (let piece = pieces[at]; piece !== undefined && !isEnd(piece); piece = pieces[at]) {
      at++;
      if (piece === '[') {
        const behind = { sequence: own, place: own.parts.length + 1 };
        const choices = [sequence(behind)];
        while (pieces[at] === '|') {
          at++;
          choices.push(sequence(behind));
        }
        add(own, { kind: 'group', choices, starts: startsOfAll(choices), isOptional: pieces[at] === ']?' });
        at++;
      } else add(own, simplePart(piece));
    }
    return own;
  };
  return sequence(undefined);
}

/**
 * The words that a phrase may begin with: those of `startsOf`, without the parts of the phrase. There are thousands of phrases, and most of
 * them begin with words that no text of a session has.
 */
export function firstWordsOf(phrase: string): ReadonlySet<string> {
  const pieces = piecesOf(phrase);
  const words = new Set<string>();
  let at = 0;
  /** Reads a choice, and takes its first words where they may be the first of the phrase. True if the phrase may begin behind it too. */
  const choice = (isFirst: boolean): boolean => {
    let takes = isFirst;
    let isOpen = true;
    for (let piece = pieces[at]; piece !== undefined && !isEnd(piece); piece = pieces[at]) {
      at++;
      if (piece === '[') {
        const isOpenBehind = group(takes);
        if (takes && !isOpenBehind) takes = isOpen = false;
      } else if (takes) {
        const part = simplePart(piece);
        if (part.kind === 'words') for (const word of part.words) words.add(word);
        else takes = false;
        if (part.kind === 'words' && !part.isOptional) takes = isOpen = false;
      }
    }
    return isOpen;
  };
  const group = (isFirst: boolean): boolean => {
    let isOpen = choice(isFirst);
    while (pieces[at] === '|') {
      at++;
      isOpen = choice(isFirst) || isOpen;
    }
    return pieces[at++] === ']?' || isOpen;
  };
  choice(true);
  return words;
}

/** The brackets, bars and words of a phrase. */
function piecesOf(phrase: string): readonly string[] {
  return phrase.replaceAll('<the>', pointers).match(piece) ?? [];
}

const piece = /\[|\]\??|[^ [\]]+/g;

/** Whether a choice ends before a piece. */
function isEnd(piece: string): boolean {
  return piece === '|' || piece.startsWith(']');
}

/** A sequence while its parts are read: the parts behind it refer to it. */
interface Growing extends Sequence {
  parts: readonly PhrasePart[];
}

/** A new list each time, because one that grows by `push` has room for 16 more parts, and there are thousands of sequences. */
function add(sequence: Growing, part: PhrasePart): void {
  sequence.parts = [...sequence.parts, part];
}

/** One object for all parts that are written alike: a few hundred make up all phrases. */
const simplePart = rememberedText({ most: 5000 }, (written): PhrasePart => {
  const isOptional = written.length > 1 && written.endsWith('?');
  const word = isOptional ? written.slice(0, -1) : written;
  if (word === '#') return { kind: 'operand', isOptional };
  if (word.startsWith('~')) return { kind: 'free', most: Number(word.slice(1)), isOptional };
  const words = word.includes('-') ? word.replaceAll(hyphens, ' ') : word;
  return { kind: 'words', words: new Set(words.split('|')), isOptional };
});

/** Within words, which have blanks for them. */
const hyphens = /(?<=\p{L})-(?=\p{L})/gu;

function startsOfAll(choices: readonly Sequence[]): Starts {
  const all = choices.map((choice) => startsOf(choice, 0));
  return { words: new Set(all.flatMap(({ words }) => [...words])), isOpen: all.some(({ isOpen }) => isOpen) };
}

/** What a sequence may begin with from a place on, without what comes after it. */
function startsOf({ parts }: Sequence, place: number): Starts {
  const words = new Set<string>();
  let isOpen = false;
  for (let at = place; at < parts.length; at++) {
    const part = parts[at];
    if (part?.kind !== 'words' && part?.kind !== 'group') return { words, isOpen: true };
    for (const word of part.kind === 'words' ? part.words : part.starts.words) words.add(word);
    const mayBeOther = part.kind === 'group' && part.starts.isOpen;
    if (mayBeOther) isOpen = true;
    if (!part.isOptional && !mayBeOther) return { words, isOpen };
  }
  return { words, isOpen: true };
}

/** What may stand behind the first word of a phrase. */
export function startsBehind(phrase: Sequence, first: string): Starts {
  const words = new Set<string>();
  let isOpen = false;
  const addFrom = (sequence: Sequence, place: number): void => {
    const starts = startsOf(sequence, place);
    for (const word of starts.words) words.add(word);
    const { after } = sequence;
    if (!starts.isOpen) return;
    if (after && !hasOpenPart(sequence, place)) addFrom(after.sequence, after.place);
    else isOpen = true;
  };
  const visit = (sequence: Sequence): void => {
    for (const [place, part] of sequence.parts.entries()) {
      if (part.kind === 'words' && part.words.has(first)) addFrom(sequence, place + 1);
      if (part.kind === 'group') part.choices.forEach(visit);
      if (part.kind === 'operand' || part.kind === 'free') isOpen = true;
      if (!part.isOptional && (part.kind !== 'group' || !part.starts.isOpen)) return;
    }
  };
  visit(phrase);
  return { words, isOpen };
}

/** Whether a number or any word may stand in a sequence from a place on. */
function hasOpenPart({ parts }: Sequence, place: number): boolean {
  return parts.slice(place).some((part) => part.kind === 'operand' || part.kind === 'free' || part.kind === 'group');
}
