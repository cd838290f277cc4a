import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';

/** A question about a path, with the answer of the disk in short. */
export type Noted = readonly [question: string, path: string, answer: string];

/** The answer that the disk gives now, in short, by the question. */
const answers = new Map<string, (path: string) => string>();

/**
 * All that a check asks of the disk, so that none of it can be forgotten: with the same answers it says the same again. They are noted from
 * `note` on.
 */
export const reading = {
  status: question(
    'status',
    (path): Stats => statSync(path),
    (path) => stat(path),
    (status) => entryKind(status) + (status.isFile() ? status.size : ''),
  ),
  content: question(
    'content',
    (path): Buffer => readFileSync(path),
    (path) => readFile(path),
    (bytes) => hash(bytes),
  ),
  names: question(
    'names',
    (path): Dirent[] => readdirSync(path, { withFileTypes: true }),
    (path) => readdir(path, { withFileTypes: true }),
    (entries) => hash(JSON.stringify(entries.map((entry) => `${entryKind(entry)} ${entry.name}`).sort())),
  ),
  place: question(
    'place',
    (path): string => realpathSync.native(path),
    (path) => realpath(path),
    String,
  ),
  exists: question('exists', existsSync, async (path) => existsSync(path), String),
};

/** A question that is asked of the disk at once (`now`) or later, and noted with its answer. */
function question<Answer>(
  name: string,
  now: (path: string) => Answer,
  later: (path: string) => Promise<Answer>,
  short: (answer: Answer) => string,
): { readonly now: (path: string) => Answer; readonly later: (path: string) => Promise<Answer> } {
  answers.set(name, (path) => short(now(path)));
  return {
    now: (path) => {
      noteOne(name, path, answerNow(name, path));
      return now(path);
    },
    later: async (path) => {
      const answer = later(path);
      if (notes) noteOne(name, path, await answer.then(short, failureText));
      return answer;
    },
  };
}

/** What has been asked since `note`, each question once, and whether all answers to it were the same. */
let notes: { readonly all: Map<string, Noted>; isSteady: boolean } | undefined;

/** Begins to note the questions and answers. What it returns is undefined if the disk has changed meanwhile. */
export function note(): () => readonly Noted[] | undefined {
  const own = { all: new Map<string, Noted>(), isSteady: true };
  notes = own;
  return () => (own.isSteady ? [...own.all.values()] : undefined);
}

/** Whether the disk still gives this answer. */
export function isStillSo([question, path, answer]: Noted): boolean {
  return answerNow(question, path) === answer;
}

function answerNow(question: string, path: string): string | undefined {
  try {
    return answers.get(question)?.(path);
  } catch (error) {
    return failureText(error);
  }
}

function noteOne(question: string, path: string, answer = ''): void {
  const key = `${question} ${path}`;
  const known = notes?.all.get(key)?.[2];
  if (notes && known !== undefined && known !== answer) notes.isSteady = false;
  notes?.all.set(key, [question, path, answer]);
}

/** The kind of what has this status, or of an entry of a folder. */
export function entryKind(entry: Dirent | Stats): 'link' | 'folder' | 'file' | 'other' {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

function failureText(error: unknown): string {
  return error instanceof Error && 'code' in error ? `failed ${String(error.code)}` : 'failed';
}

/** A short text that no other content has, which may be in parts. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url');
}
