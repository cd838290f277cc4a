import { ParseOption, XmlDocument, XmlError, XmlParseError } from 'libxml2-wasm';
import type { Span } from '../../server/text/span.ts';
import { entitiesOf } from '../../server/xml/entities.ts';
import { parse } from '../../server/xml/parse.ts';
import { type Material, readMaterial } from '../fuzz/material.ts';
import { mutations } from '../fuzz/mutations.ts';
import { type Seeded, seeded } from '../fuzz/seeded.ts';

/** What came of the comparison. */
export interface Comparison {
  readonly count: number;
  readonly wellFormed: number;
  readonly notWellFormed: number;
  /** How often the two differed for a reason that is stated in `reasons`. */
  readonly explained: Readonly<Record<string, number>>;
  /** The inputs, at most 20, on which they differed for no stated reason. */
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly index: number;
  readonly text: string;
  /** The kinds of our errors; libxml2 said the contrary. */
  readonly ours: readonly string[];
}

/**
 * Makes that many mutated documents, the same for the same seed, and asks our reader and libxml2 whether each is well-formed. `material` is
 * read from the project, and from `WHQ_CORPUS` and `WHQ_SEEDS` where these are set.
 */
export function compareWithLibxml2(count: number, seed: number, material = readMaterial()): Comparison {
  const tally = { wellFormed: 0, notWellFormed: 0 };
  const explained: Record<string, number> = {};
  const differences: Difference[] = [];
  for (let index = 0; index < count; index++) {
    const text = documentToCompare(seeded(seed, index), material);
    const { isWellFormed, ours, reason } = compareText(text);
    tally[isWellFormed ? 'wellFormed' : 'notWellFormed']++;
    if (isWellFormed === (ours.length === 0)) continue;
    if (reason !== undefined) explained[reason] = (explained[reason] ?? 0) + 1;
    else if (differences.length < 20) differences.push({ index, text, ours });
  }
  return { count, ...tally, explained, differences };
}

/** What libxml2 says of a document, the kinds of our errors, and the stated reason why the two may differ on it. */
export function compareText(text: string) {
  const ours = errorsOf(text);
  const isWellFormed = libxml2Accepts(text);
  const reason = Object.keys(reasons).find((name) => reasons[name]?.(text, isWellFormed, ours));
  return { isWellFormed, ours, reason };
}

/** Why the two may differ: each is a decision of ours, or of libxml2, and not a mistake of the reader. */
const reasons: Readonly<Record<string, (text: string, isWellFormed: boolean, ours: readonly string[]) => boolean>> = {
  'we do not read what is in a document type declaration': (text, isWellFormed) =>
    !isWellFormed && isErrorInDoctype(text, new TextEncoder().encode(text)),
  'libxml2 says nothing of what stands behind the root when a prefix is not declared': (text, isWellFormed) =>
    isWellFormed && /<[^<>]*\w:/.test(text) && isSoundUpToRootEnd(text),
  'libxml2 takes a NUL behind the root for the end of the text': (text, isWellFormed) =>
    isWellFormed && text.includes('\0'),
  'libxml2 takes a version that ends behind its full stop': (text, isWellFormed, ours) =>
    isWellFormed && /version\s*=\s*["']1\.["']/.test(text) && ours.every((kind) => kind === 'badXmlDeclaration'),
  'we know fewer names of encodings': (text, isWellFormed, ours) =>
    isWellFormed && /encoding=/.test(text) && ours.every((kind) => kind === 'badXmlDeclaration'),
  'we go no deeper than 100 levels': (_, isWellFormed, ours) =>
    isWellFormed && ours.every((kind) => kind === 'tooDeep'),
};

function isSoundUpToRootEnd(text: string): boolean {
  const { rootEnd } = parse(text);
  return rootEnd !== undefined && errorsOf(text.slice(0, rootEnd.span.end)).length === 0;
}

const declarations = [
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-8"?>',
  "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>",
  '<?xml  version = "1.0"\n standalone="no"?>',
  '<!DOCTYPE rules>',
  '',
];

const kinds = ['characters', 'tokens', 'lines', 'markup', 'splice', 'truncate', 'unicode', 'values', 'attributes'];

/** A document with up to two mutations; every fourth time the change is in its first 80 characters. */
export function documentToCompare(random: Seeded, material: Material): string {
  const piece = random
    .pick(random.pick(material.content))
    .text.replace(/^<\?xml[^>]*>\s*/, '')
    .replace(/\s(?:xmlns:xsi|xsi:\w+)=(?:"[^"]*"|'[^']*')/g, '');
  let text = `${random.pick(declarations)}\n${piece}`.trimStart();
  for (let left = random.pick([0, 1, 1, 1, 2]); left > 0; left--) text = mutatedSomewhere(text, random, material);
  return text;
}

function mutatedSomewhere(text: string, random: Seeded, material: Material): string {
  const mutation = mutations[random.pick(kinds)];
  if (!mutation) return text;
  if (!random.chance(0.25)) return mutation(text, random, material);
  return mutation(text.slice(0, 80), random, material) + text.slice(80);
}

function errorsOf(text: string): readonly string[] {
  const { nodes, errors, rootEnd } = parse(text);
  const isEntity = entitiesOf(text, nodes);
  const kindsOfErrors = errors
    .filter((error) => error.kind !== 'unknownEntity' || !isEntity(error.name))
    .map(({ kind }): string => kind);
  // What ends no root is no document.
  return rootEnd ? kindsOfErrors : [...kindsOfErrors, 'noRootEnd'];
}

/** Namespaces are left out, as in our reader; nothing is fetched. */
const option = ParseOption.XML_PARSE_SAX1 | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;

const silent = ParseOption.XML_PARSE_NOERROR | ParseOption.XML_PARSE_NOWARNING;

function libxml2Accepts(text: string): boolean {
  // To libxml2 a lone surrogate is no text at all.
  return (
    !/\p{Surrogate}/u.test(text) &&
    errorOf(() => XmlDocument.fromString(text, { option: option | silent })) === undefined
  );
}

/** Whether the first error that libxml2 finds in a file lies in its document type declaration. `text` is what its bytes say. */
export function isErrorInDoctype(text: string, bytes: Uint8Array): boolean {
  const type = doctypeOf(text);
  const at = libxml2ErrorIn(text, bytes);
  return at !== undefined && type !== undefined && type.start < at && at <= type.end;
}

export function doctypeOf(text: string): Span | undefined {
  return parse(text).nodes.find(({ kind }) => kind === 'doctype')?.span;
}

/** The offset at which libxml2 finds the first error in a file; undefined if it finds none. Entities are put in for it. */
export function libxml2ErrorIn(text: string, bytes: Uint8Array): number | undefined {
  const error = errorOf(() => XmlDocument.fromBuffer(bytes, { option: option | ParseOption.XML_PARSE_NOENT }));
  if (!error) return undefined;
  const [{ line, col } = { line: 1, col: 1 }] = error instanceof XmlParseError ? error.details : [];
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, { length }) => sum + length + 1, col - 1);
}

function errorOf(read: () => XmlDocument): XmlError | undefined {
  try {
    read().dispose();
    return undefined;
  } catch (error) {
    if (error instanceof XmlError) return error;
    throw error;
  }
}
