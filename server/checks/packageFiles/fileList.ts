import type { JsonFormat } from '../../formats/jsonFormat.ts';
import type { JsonValue, ReadJson } from '../../json/readJson.ts';
import { nearestSlip } from '../../text/nearest.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';
import { type ListedFile, listedFiles, pathLike } from './listedFiles.ts';
import { contentFolder, packageRootOf } from './packageRoot.ts';

/**
 * Differences between the list of a package and its files: a file that does not exist, one that is listed twice, and XML of ours that is not
 * listed, which the browser app does not load. None as long as not all files of the package are known.
 */
export function fileListProblems(
  scope: Package,
  document: Document,
  { root }: ReadJson,
  { filesIn }: JsonFormat,
): readonly Finding[] {
  const property = root?.properties.findLast(({ name }) => name === filesIn);
  const list = property?.value;
  if (!property || list?.kind !== 'array' || scope.isBeingRead) return [];
  const text = document.getText();
  const listed = listedFiles(list);
  const first = new Map<string, ListedFile>();
  for (const file of listed) if (!first.has(file.name)) first.set(file.name, file);
  const repeated = listed.flatMap((file) => {
    const other = first.get(file.name);
    return other && other !== file ? [repeatedFile(list, file, other)] : [];
  });
  const folder = packageRootOf(scope.fileNames, document.uri);
  if (folder === undefined) return repeated;
  const names = scope.fileNames.under(`${folder}/${contentFolder}`).map((name) => name.slice(folder.length + 1));
  const free = names.filter((name) => /\.xml$/i.test(name) && !first.has(name));
  const missing = [...first.values()].filter(({ name }) => !scope.fileNames.has(`${folder}/${name}`));
  const near = new Map(missing.map((file) => [file, nearestOf(file.name, free)]));
  const meant = new Set(near.values());
  const forgotten = free.filter((name) => !meant.has(name) && isOurs(scope, `${folder}/${name}`));
  return [
    ...repeated,
    ...missing.map((file) => missingFile(list, file, near.get(file))),
    ...unlisted(text, list, property.nameSpan, forgotten, listed),
  ];
}

function isOurs(scope: Package, uri: string): boolean {
  return scope.get(uri)?.format?.isXml === true;
}

/** What may be otherwise in two spellings of one path. */
const differences = {
  slashes: (name: string) => name.replaceAll('\\', '/'),
  accents: (name: string) => name.normalize(),
  capitals: (name: string) => name.toLowerCase(),
} as const;

function plain(name: string): string {
  return Object.values(differences).reduce((text, change) => change(text), name);
}

/** The unlisted file that is probably meant: in another spelling, alone with its name in another folder, or with one wrong letter. */
function nearestOf(name: string, free: readonly string[]): string | undefined {
  const same = free.find((other) => plain(other) === plain(name));
  if (same !== undefined) return same;
  const namesakes = free.filter((other) => lastPart(other) === lastPart(name));
  return namesakes.length === 1 ? namesakes[0] : nearestSlip(name, free);
}

function lastPart(name: string): string {
  return plain(name).replace(/^.*\//, '');
}

function repeatedFile(list: JsonValue, file: ListedFile, first: ListedFile): Finding {
  const facts = { path: file.path, first: first.span };
  return { code: 'repeated-file', span: file.span, facts, fixes: [removal(list, file)] };
}

function missingFile(list: JsonValue, file: ListedFile, near: string | undefined): Finding {
  const { path, name, span } = file;
  const nearest = near === undefined ? undefined : pathLike(path, near);
  const difference =
    near !== undefined && plain(near) === plain(name)
      ? ((['slashes', 'accents', 'capitals'] as const).find(
          (one) => differences[one](near) === differences[one](name),
        ) ?? 'capitals')
      : undefined;
  const facts = { path, nearest, difference, isListed: true };
  const written = replacement(span, nearest, JSON.stringify(nearest));
  const fixes = difference === 'accents' ? [] : difference ? written : [...written, removal(list, file)];
  return { code: 'missing-file', span, facts, fixes };
}

function removal({ items }: JsonValue, { path, index, span }: ListedFile): Fix {
  const [before, next] = [items[index - 1], items[index + 1]];
  const start = before && !next ? before.span.end : span.start;
  const end = next ? next.span.start : span.end;
  return { kind: 'unlistFile', path, edits: [{ span: { start, end }, newText: '' }] };
}

/** One problem for all files, because it lies on the list and not on a file. */
function unlisted(
  text: string,
  { items, span: { start, end } }: JsonValue,
  span: Span,
  names: readonly string[],
  listed: readonly ListedFile[],
): readonly Finding[] {
  if (names.length === 0) return [];
  const example = listed.at(-1);
  const paths = names.map((name) => pathLike(example?.path ?? '/', name));
  const last = items.at(-1);
  const written = paths.map((path) => JSON.stringify(path));
  // Behind the last item as that one is: on one line, or each on its own.
  const gap = last ? `,${/\s*$/.exec(text.slice(start + 1, last.span.start))?.[0]}` : ', ';
  const edit = last
    ? { span: { start: last.span.end, end: last.span.end }, newText: written.map((path) => gap + path).join('') }
    : { span: { start: start + 1, end: end - 1 }, newText: written.join(gap) };
  return [{ code: 'unlisted-file', span, facts: { paths }, fixes: [{ kind: 'listFiles', paths, edits: [edit] }] }];
}
