import type { KeptFiles } from './keptFiles.ts';
import { hash, isStillSo, type Noted, note } from './reading.ts';

/** A run that may be answered with what an earlier one wrote. */
export interface KeptCheck {
  readonly files: KeptFiles;
  /** All that decides what the run does, but for what it reads. */
  readonly key: string;
  /** The program that runs, and where and on what: for what is found out about parts of files. */
  readonly place: string;
}

/** A piece of what a run wrote, in order. */
export interface Piece {
  readonly stream: 'out' | 'err';
  readonly text: string;
  /** The number that stands in the text for the seconds that the run took; it may have decimals. */
  readonly secondsMark?: number | undefined;
}

/** What a run looked at, wrote and ended with. */
interface Run {
  readonly seen: readonly Noted[];
  readonly pieces: readonly Piece[];
  readonly status: number;
}

/** The earlier run, if all that it looked at is still the same. */
export function keptRun({ files, key }: Omit<KeptCheck, 'place'>): Run | undefined {
  const bytes = files.read(nameOf(key));
  if (!bytes) return undefined;
  try {
    const kept: { readonly key: string; readonly run: Run } = JSON.parse(bytes.toString());
    return kept.key === key && kept.run.seen.every(isStillSo) ? kept.run : undefined;
  } catch {
    return undefined;
  }
}

/** Begins to note what a run sees and writes. */
export function noteRun({ files, key }: { readonly files: KeptFiles; readonly key: string }): {
  readonly written: (piece: Piece) => void;
  /** Keeps the run for the next one with this key, unless what it looked at has changed meanwhile. */
  readonly keep: (status: number) => void;
} {
  const notes = note();
  const pieces: Piece[] = [];
  return {
    written: (piece) => pieces.push(piece),
    keep: (status) => {
      const seen = notes();
      if (!seen) return;
      const run: Run = { seen, pieces, status };
      files.write(nameOf(key), [Buffer.from(JSON.stringify({ key, run }))]);
    },
  };
}

function nameOf(key: string): string {
  return `run-${hash(key)}`;
}

/** The text of a piece of a run that takes so many seconds. */
export function textAt({ text, secondsMark }: Piece, seconds: number): string {
  if (secondsMark === undefined) return text;
  const written = new RegExp(`${secondsMark}(?:([.,])(0+))?`);
  return text.replace(written, (_, point = '', decimals = '') => seconds.toFixed(decimals.length).replace('.', point));
}
