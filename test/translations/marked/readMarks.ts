import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '../../../server/text/span.ts';

export type Half = 'open' | 'held-out';

export type FaultKind =
  | 'dice'
  | 'target'
  | 'number'
  | 'variable'
  | 'placeholder'
  | 'table-rows'
  | 'structure'
  | 'length'
  | 'page-number'
  | 'zero-width'
  | 'double-space'
  | 'punctuation'
  | 'same-as-source'
  | 'leftover-source'
  | 'inconsistent-name'
  | 'glossary'
  | 'breaks-off'
  | 'orphan'
  | 'missing';

/** A planted fault; the README has the meaning of its fields. */
export interface MarkedFault {
  readonly key: string;
  readonly kind: FaultKind;
  /** The side that is wrong: the translation, or the base that it was made from. */
  readonly side: 'translation' | 'source';
  /** The path in the package. */
  readonly file: string;
  /** Counted in that file. */
  readonly at: Span;
  /** A problem at any place in the entry is right too. */
  readonly isWhole: boolean;
}

/** An entry that differs from its source in a way that is right. */
export interface GoodEntry {
  readonly key: string;
  readonly reason: string;
}

export interface MarkedPackage {
  readonly name: string;
  readonly base: 'en' | 'es';
  readonly language: 'en' | 'es';
  /** The path of the translation in the package. */
  readonly translation: string;
  /** The texts of all files by their paths in the package, with `/`. */
  readonly files: ReadonlyMap<string, string>;
  readonly faults: readonly MarkedFault[];
  readonly good: readonly GoodEntry[];
}

/** The packages of one half. Throws if a place of a fault does not occur exactly once in its file. */
export function readMarks(half: Half): readonly MarkedPackage[] {
  const folder = join('test/translations/marked', half);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => packageIn(join(folder, name), name));
}

function packageIn(folder: string, name: string): MarkedPackage {
  const marks: PackageMarks = JSON.parse(readFileSync(join(folder, 'marks.json'), 'utf8'));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.xml'));
  const files = new Map(
    paths.map((path): [string, string] => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
  const { base, language, translation, good } = marks;
  const faults = marks.faults.map(({ key, kind, side, file, at, whole = false }) => {
    return { key, kind, side, file, at: onlySpan(files.get(file) ?? '', at, `${name}/${file}`), isWhole: whole };
  });
  return { name, base, language, translation, files, faults, good };
}

/** The marks as they stand in the JSON file. */
interface PackageMarks extends Pick<MarkedPackage, 'base' | 'language' | 'translation' | 'good'> {
  readonly faults: readonly (Omit<MarkedFault, 'at' | 'isWhole'> & { readonly at: string; readonly whole?: boolean })[];
}

function onlySpan(text: string, words: string, where: string): Span {
  const start = text.indexOf(words);
  if (words === '' || start < 0) throw new Error(`${where} does not have: ${words}`);
  if (text.includes(words, start + 1)) throw new Error(`${where} has more than once: ${words}`);
  return { start, end: start + words.length };
}
