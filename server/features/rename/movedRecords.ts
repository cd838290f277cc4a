import type { RenameFile } from 'vscode-languageserver-types';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';

/** A file or folder that gets another name or place. */
export interface MovedFile {
  readonly oldUri: string;
  readonly newUri: string;
}

/**
 * The renames with which each record of sources goes along with its translations: `content-es.sources.tsv` with `content-es.xml`. They are
 * made in this order, before the translations are renamed. A record that is renamed or moved itself, or with its folder, goes where it is
 * sent. One stays if it would come to the place of another, unless the other one's translations are replaced too.
 */
export function movedRecords(scope: Package, files: readonly MovedFile[]): readonly RenameFile[] {
  const moved = new Set(files.map(({ oldUri }) => decodedUri(oldUri)));
  const records = new Set(scope.textsBeside.uris().filter((uri) => !moved.has(uri)));
  const wanted = files.flatMap((file) => movedRecord(file) ?? []).filter(({ from }) => records.has(decodedUri(from)));
  const left = new Map(wanted.map((record) => [decodedUri(record.from), record]));
  const gone = new Set<string>();
  return wanted.flatMap((first) => {
    // Each of them makes room for the one before it.
    const chain: MovedRecord[] = [];
    for (let next = left.get(decodedUri(first.from)); next; next = left.get(decodedUri(next.to))) {
      chain.push(next);
      left.delete(decodedUri(next.from));
    }
    const last = chain.at(-1);
    if (!last) return [];
    if (decodedUri(last.to) === decodedUri(first.from)) return circleOf(first, chain.slice(1));
    const isTaken = scope.fileNames.has(decodedUri(last.to)) && !gone.has(decodedUri(last.to));
    const { newUri } = last;
    const isReplaced = scope.fileNames.has(decodedUri(newUri)) && !moved.has(decodedUri(newUri));
    if (isTaken && !isReplaced) return [];
    for (const { from } of chain) gone.add(decodedUri(from));
    return chain.toReversed().map((record) => renameOf(record, isTaken && record === last));
  });
}

interface MovedRecord {
  readonly from: string;
  readonly to: string;
  /** Of its translations. */
  readonly newUri: string;
}

function movedRecord({ oldUri, newUri }: MovedFile): MovedRecord | undefined {
  const record = { from: recordPathOf(oldUri), to: recordPathOf(newUri), newUri };
  const isXml = [oldUri, newUri].every((uri) => /\.xml$/i.test(uri));
  return isXml && decodedUri(record.from) !== decodedUri(record.to) ? record : undefined;
}

/** Records that change places: the first one waits beside its new place until that is free. */
function circleOf(first: MovedRecord, others: readonly MovedRecord[]): readonly RenameFile[] {
  const aside = `${first.to}.moved`;
  return [{ ...first, to: aside }, ...others.toReversed(), { ...first, from: aside }].map((record) =>
    renameOf(record, false),
  );
}

function renameOf({ from, to }: MovedRecord, overwrite: boolean): RenameFile {
  const rename: RenameFile = { kind: 'rename', oldUri: from, newUri: to };
  if (overwrite) return { ...rename, options: { overwrite } };
  // A file that differs in its capitals alone may be the same one.
  const isOther = from.toLowerCase() !== to.toLowerCase();
  return isOther ? { ...rename, options: { ignoreIfExists: true } } : rename;
}
