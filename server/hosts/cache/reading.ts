import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';

/** What can be asked of the disk. */
type Question = 'status' | 'content' | 'names' | 'place' | 'exists';

/** A question about a path, with the answer of the disk in short. */
export type Noted = readonly [question: Question, path: string, answer: string];

/**
 * All that a check asks of the disk, so that none of it can be forgotten: with the same answers it says the same again. They are noted from
 * `note` on.
 */
export const reading = {
  status: (path: string): Promise<Stats> => noting('status', path, stat(path), statusText),
  content: (path: string): Promise<Buffer> => noting('content', path, readFile(path), contentText),
  names: (path: string): Promise<Dirent[]> => noting('names', path, readdir(path, { withFileTypes: true }), namesText),
  place: (path: string): Promise<string> => noting('place', path, realpath(path), placeText),
  exists: (path: string): boolean => {
    const answer = existsSync(path);
    noteOne('exists', path, String(answer));
    return answer;
  },
  contentAtOnce: (path: string): Buffer => {
    try {
      const bytes = readFileSync(path);
      noteOne('content', path, contentText(bytes));
      return bytes;
    } catch (error) {
      noteOne('content', path, failureText(error));
      throw error;
    }
  },
};

/** What has been asked since `note`, each question once. */
interface Notes {
  /** Undefined if two answers to a question were different: the disk has changed meanwhile. */
  all(): readonly Noted[] | undefined;
}

let notes: Map<string, Noted> | undefined;
let isSteady = true;

/** Begins to note the questions and answers. */
export function note(): Notes {
  const own = new Map<string, Noted>();
  notes = own;
  isSteady = true;
  return { all: () => (isSteady ? [...own.values()] : undefined) };
}

/** Whether the disk still gives this answer. */
export function isStillSo([question, path, answer]: Noted): boolean {
  try {
    return answerAtOnce(question, path) === answer;
  } catch (error) {
    return failureText(error) === answer;
  }
}

function answerAtOnce(question: Question, path: string): string {
  switch (question) {
    case 'status':
      return statusText(statSync(path));
    case 'content':
      return contentText(readFileSync(path));
    case 'names':
      return namesText(readdirSync(path, { withFileTypes: true }));
    case 'place':
      return placeText(realpathSync.native(path));
    case 'exists':
      return String(existsSync(path));
  }
}

async function noting<Answer>(
  question: Question,
  path: string,
  asked: Promise<Answer>,
  textOf: (answer: Answer) => string,
): Promise<Answer> {
  if (!notes) return asked;
  try {
    const answer = await asked;
    noteOne(question, path, textOf(answer));
    return answer;
  } catch (error) {
    noteOne(question, path, failureText(error));
    throw error;
  }
}

function noteOne(question: Question, path: string, answer: string): void {
  if (!notes) return;
  const key = `${question} ${path}`;
  const known = notes.get(key);
  if (known && known[2] !== answer) isSteady = false;
  notes.set(key, [question, path, answer]);
}

function statusText(status: Stats): string {
  if (status.isDirectory()) return 'folder';
  return status.isFile() ? `file ${status.size}` : 'other';
}

function contentText(bytes: Uint8Array): string {
  return hash(bytes);
}

function namesText(entries: readonly Dirent[]): string {
  return hash(
    entries
      .map((entry) => `${kindOf(entry)} ${entry.name}`)
      .sort()
      .join('\0'),
  );
}

function kindOf(entry: Dirent): string {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

function placeText(path: string): string {
  return `at ${path}`;
}

function failureText(error: unknown): string {
  return error instanceof Error && 'code' in error ? `failed ${String(error.code)}` : 'failed';
}

/** A short text that no other content has. */
export function hash(content: string | Uint8Array): string {
  return hashOf([content]);
}

/** The same of content in parts. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url');
}
