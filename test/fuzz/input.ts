import type { Span } from '../../server/text/span.ts';
import { documentToCompare } from '../xml/compareWithLibxml2.ts';
import { anyPiece, type FuzzedLanguage, type Material, type Piece } from './material.ts';
import { mutations } from './mutations.ts';
import { type Seeded, seeded } from './seeded.ts';
import { markup } from './vocabulary.ts';

/** A document to read, check, mend and ask everything about. */
export interface DocumentInput {
  readonly kind: string;
  readonly languageId: FuzzedLanguage;
  readonly text: string;
  /** The seed of whatever is chosen while the input is tried: offsets, features, fixes. */
  readonly choices: number;
  /** Where it is known: the one thing that is asked, and what about. */
  readonly focus?: { readonly stage: string; readonly span: Span };
}

/** Open documents, and what somebody does to them. */
export interface EditsInput {
  readonly kind: 'edits';
  readonly files: readonly Piece[];
  readonly steps: readonly Step[];
  readonly choices: number;
}

/** An expression of the language of odds that is made of a seed, with what all falls of the dice come to. */
export interface ExpressionInput {
  readonly kind: 'expression';
  readonly choices: number;
}

export type Input = DocumentInput | EditsInput | ExpressionInput;

/** One `didChange`: changes that are made one after the other. Any step is valid for any text. */
export type Step =
  | { readonly file: number; readonly changes: readonly Change[] }
  | { readonly file: number; readonly whole: string }
  /** Takes back the last step that changed the file. */
  | { readonly file: number; readonly undo: true };

export interface Change {
  /** Of the section, where it is given; otherwise of the text. Taken modulo its length. */
  readonly offset: number;
  /** The index of a section, at whose border the change is made; taken modulo their number. */
  readonly section?: number;
  readonly removed: number;
  readonly text: string;
}

/** The kind of a document that is held against libxml2, and asked nothing else. */
export const comparedKind = 'libxml2';
const kinds = Object.keys(mutations);
/** One input of so many is a sequence of edits, which takes as long as many documents; and one an expression. */
const editsEvery = 50;
const expressionsEvery = 25;
/** One of so many is XML for libxml2 to judge. */
const comparedEvery = 25;

/** The input with that index of the run with that seed. */
export function inputAt(seed: number, index: number, material: Material): Input {
  const random = seeded(seed, index);
  const choices = random.below(2 ** 31);
  if (index % editsEvery === editsEvery - 1) return editsInput(random, material, choices);
  if (index % expressionsEvery === 0) return { kind: 'expression', choices };
  if (index % comparedEvery === 1) {
    return { kind: comparedKind, languageId: 'xml', text: documentToCompare(random, material), choices };
  }
  const { languageId, text } = anyPiece(material, random);
  const kind = random.pick(kinds);
  const language = languageId === 'xml' || random.chance(0.9) ? languageId : random.pick(proseLanguages);
  return { kind, languageId: language, text: mutated(kind, text, random, material), choices };
}

const proseLanguages = ['markdown', 'plaintext', 'xml'] as const;

function mutated(kind: string, text: string, random: Seeded, material: Material): string {
  return mutations[kind]?.(text, random, material) ?? text;
}

function editsInput(random: Seeded, material: Material, choices: number): EditsInput {
  const files = Array.from({ length: 1 + random.below(3) }, () => anyPiece(material, random));
  const steps = Array.from({ length: 2 + random.below(4) }, (): Step => stepOf(files, random, material));
  return { kind: 'edits', files, steps, choices };
}

function stepOf(files: readonly Piece[], random: Seeded, material: Material): Step {
  const file = random.below(files.length);
  if (random.chance(0.15)) return { file, undo: true };
  if (random.chance(0.1))
    return { file, whole: mutated(random.pick(kinds), files[file]?.text ?? '', random, material) };
  return { file, changes: Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => changeOf(random, material)) };
}

/** What changes how other parts of a document are read. */
const farReaching = ['<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<rule', '\r\n'];

function changeOf(random: Seeded, material: Material): Change {
  const source = mutated(random.pick(kinds), anyPiece(material, random).text, random, material);
  const at = random.below(source.length);
  const cut = random.pick([source.slice(at, at + 1), source.slice(at, at + 15), source.slice(at, at + 200)]);
  return {
    offset: random.chance(0.3) ? random.below(4) : random.below(3000),
    ...(random.chance(0.4) && { section: random.below(5) }),
    removed: random.pick([0, 0, 1, 5, random.below(20), random.below(300)]),
    text: random.pick(['', cut, cut, random.pick(markup), random.pick(farReaching)]),
  };
}
