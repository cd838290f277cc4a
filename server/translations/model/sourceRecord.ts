import { remembered } from '../../queries/remembered.ts';
import type { RecordText } from '../../workspace/packages/sourceRecord.ts';

/** The wording of a source to which a translation belongs. */
export interface RecordedSource {
  /** Of the words: `fingerprint` of `sourceWords`. */
  readonly fingerprint: string;
  /** The words themselves; undefined in a record without them. */
  readonly words: string | undefined;
  /** Whether the translation is the same as this source on purpose. */
  readonly isSame: boolean;
}

/** A record of sources: a line for each key. After a merge a key may have several lines. */
interface SourceRecord {
  readonly sources: ReadonlyMap<string, readonly RecordedSource[]>;
  /** The first line, from 1, that is no line of a record; undefined if all are. */
  readonly strangeLine: number | undefined;
}

/** The last column of a translation that is the same as its source on purpose. */
const sameMark = 'same';

/** The first line of a record. */
const recordHeader = 'key\tfingerprint\tsource';

/** Reads a record. Lines that are none of a record are passed over, the first is named. An empty one for a file without any. */
export function readRecord(text: RecordText | undefined): SourceRecord {
  return text ? read(text) : emptyRecord;
}

const emptyRecord: SourceRecord = { sources: new Map(), strangeLine: undefined };

const read = remembered(({ text }: RecordText): SourceRecord => {
  const sources = new Map<string, RecordedSource[]>();
  let strangeLine: number | undefined;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || line.replace('\ufeff', '').startsWith('key\tfingerprint')) continue;
    const [key = '', fingerprint = '', words, mark, ...more] = line.split('\t');
    const isSame = mark === sameMark;
    if (key === '' || !/^[0-9a-f]{16}$/.test(fingerprint) || (mark !== undefined && !isSame) || more.length > 0) {
      strangeLine ??= index + 1;
      continue;
    }
    const isLean = words === undefined || (words === '' && isSame);
    const recorded: RecordedSource = { fingerprint, words: isLean ? undefined : words, isSame };
    const known = sources.get(key);
    if (known) known.push(recorded);
    else sources.set(key, [recorded]);
  }
  return { sources, strangeLine };
});

/** The text of a record, sorted by the code units of the keys, so that two people who mark other keys can merge their files. */
export function writtenRecord(sources: ReadonlyMap<string, readonly RecordedSource[]>): string {
  const lines = [...sources].flatMap(([key, recorded]) =>
    recorded.map(({ fingerprint, words, isSame }) => {
      const columns = [key, fingerprint, ...(words === undefined && !isSame ? [] : [words ?? ''])];
      return [...columns, ...(isSame ? [sameMark] : [])].join('\t');
    }),
  );
  return [recordHeader, ...lines.sort(), ''].join('\n');
}
