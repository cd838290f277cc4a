import { readFileSync } from 'node:fs';
import { Document } from '../../server/workspace/documents/document.ts';
import { readMarks } from '../prose/marks.ts';
import { filesIn, ownFiles, realFiles, type TestFile } from '../support/realFiles.ts';
import type { Seeded } from './seeded.ts';

export type FuzzedLanguage = 'xml' | 'markdown' | 'plaintext';

/** A small document cut from a file: some of its entries inside its root, or some paragraphs. */
export interface Piece {
  readonly languageId: FuzzedLanguage;
  readonly text: string;
}

/** What inputs are made of. Plain data, so that a worker can be given it. */
export interface Material {
  /** The pieces of each file of XML, and of each of prose: a long file counts no more than a short one. */
  readonly content: readonly (readonly Piece[])[];
  readonly prose: readonly (readonly Piece[])[];
  /** Expressions of the language of odds. */
  readonly expressions: readonly string[];
}

/** Entries longer than this are left out, so that a thousand inputs take about a second. */
const longestEntry = 1000;
const longestProse = 450;
/** So many pieces stand for a file. */
const mostPieces = 200;

/** Reads the files of this project, and those of `WHQ_CORPUS` and `WHQ_SEEDS` where they are set. */
export function readMaterial(): Material {
  const content = [...ownFiles(), ...realFiles('WHQ_CORPUS', '.xml'), ...realFiles('WHQ_SEEDS', '.txt')];
  const prose = ['docs/example', 'test/prose/scenarios', 'test/prose/plain'].flatMap((folder) =>
    [...filesIn(folder, '.md'), ...filesIn(folder, '.txt')].map((file) => ({
      ...file,
      text: readMarks(file.text).text,
    })),
  );
  const files = [...content, ...prose].map(piecesOf).filter((pieces) => pieces.length > 0);
  return {
    content: files.filter(([piece]) => piece?.languageId === 'xml'),
    prose: files.filter(([piece]) => piece?.languageId !== 'xml'),
    expressions: expressionsIn(readFileSync('docs/odds.md', 'utf8')),
  };
}

/** Content is what most is made for. */
const contentShare = 0.7;

/** Some piece of the material, of which there must be some of both kinds. */
export function anyPiece({ content, prose }: Material, random: Seeded): Piece {
  return random.pick(random.pick(random.chance(contentShare) ? content : prose));
}

function piecesOf({ name, text }: TestFile): readonly Piece[] {
  const document = new Document(`file:///${name}`, 'xml', 0, text);
  const pieces = document.format?.kind === undefined ? paragraphs(text, /\.md$/.test(name)) : entries(document);
  const step = Math.max(1, pieces.length / mostPieces);
  return pieces.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Each entry with the one after it if there is room, inside the root of the document. */
function entries(document: Document): readonly Piece[] {
  const [prolog, ...sections] = document.sections.map(({ text }) => shortened(text));
  const root = /<([\w-]+)[^<>]*>\s*(?:<!--[\s\S]*?-->\s*)*$/.exec(prolog ?? '');
  if (!root) return [];
  const [opening, name] = root;
  const end = new RegExp(`</${name}>\\s*$`);
  const bodies = sections.map((text) => text.replace(end, ''));
  return bodies.flatMap((body, index) => {
    if (body.length > longestEntry) return [];
    const next = bodies[index + 1] ?? '';
    const entry = body.length + next.length < longestEntry ? body + next : body;
    return {
      languageId: 'xml',
      text: `<?xml version="1.0"?>\n${opening.slice(0, 200)}${entry.trimEnd()}\n</${name}>\n`,
    };
  });
}

/** The entry without the ends of its long texts and without most rows of its long tables. */
function shortened(entry: string): string {
  return entry
    .replace(/((?:<tr\b(?:(?!<\/tr>)[\s\S])*<\/tr>\s*){4})(?:<tr\b(?:(?!<\/tr>)[\s\S])*<\/tr>\s*)+/g, '$1')
    .replace(/(>[^<>]{200})[^<>]*(?=<)/g, '$1');
}

function paragraphs(text: string, isMarkdown: boolean): readonly Piece[] {
  const starts = [0, ...[...text.matchAll(/\n\s*\n/g)].map(({ index = 0, 0: blank }) => index + blank.length)];
  return starts.map((start) => ({
    languageId: isMarkdown ? 'markdown' : 'plaintext',
    text: text.slice(start, start + longestProse),
  }));
}

/** The examples in the page about the language of odds. */
function expressionsIn(page: string): readonly string[] {
  const lines = [...page.matchAll(/^```odds\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  return lines.map((line) => line.replace(/ {2,}(?:with .*|→.*)| →.*/g, '').trim()).filter((line) => line !== '');
}
