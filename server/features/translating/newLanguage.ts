import { isTranslation } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import { inParts } from '../../queries/run.ts';
import { sourceDocumentsOf, wantedKeysOf } from '../../translations/model/wantedKeys.ts';
import { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { stubOf } from './insertMissing.ts';

/** A new translations file. */
interface NewLanguage {
  /** Empty if the workspace has no texts to translate. */
  readonly uri: string;
  readonly text: string;
  /** The number of its entries. */
  readonly entries: number;
}

/**
 * The translations file of another language: beside the others of the workspace, else in `data/i18n` of the package, with the stubs of all
 * texts or with the first alone.
 *
 * @param language as in the names of files: `fr`. There is no file for a text that is no such name.
 */
export function newLanguage(scope: Package, language: string, withAll: boolean): NewLanguage {
  const uri = languageName.test(language) ? uriFor(scope, language) : undefined;
  if (uri === undefined) return { uri: '', text: '', entries: 0 };
  const entries = entriesOf(draftOf(scope, uri, language, withAll), scope);
  return {
    uri,
    text: `${header}<translations>\n${entries.join('')}</translations>\n`,
    entries: entries.length,
  };
}

/** The file without entries, and their keys. */
interface Draft {
  readonly document: Document;
  readonly keys: readonly string[];
}

/** The same object for the same file. */
const draftOf = query((scope: Package, uri: string, language: string, withAll: boolean): Draft => {
  const wanted = sourceDocumentsOf(scope).flatMap(wantedKeysOf);
  const keys = [...new Set(wanted.flatMap((one) => (one.language === language ? [] : [one.key])))];
  const document = new Document(uri, 'xml', 0, `${header}<translations>\n</translations>\n`);
  return { document, keys: withAll ? keys : keys.slice(0, 1) };
});

const entriesOf = inParts(
  ({ keys }: Draft, _: Package) => keys.length,
  (at, { document, keys: { [at]: key = '' } }, scope) => [`  ${stubOf(scope, document, key)}\n`],
);

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';

function uriFor(scope: Package, language: string): string | undefined {
  const documents = scope.documents();
  const other = documents.find(({ format, uri }) => isTranslation(format) && languageTag.test(uri));
  if (other) return other.uri.replace(languageTag, `$1${language}.xml`);
  const [source] = sourceDocumentsOf(scope);
  if (!source) return undefined;
  const data = /^(.*\/data)\/xml\/[^/]+\/[^/]+$/.exec(source.uri)?.[1];
  return `${data ? `${data}/i18n` : source.uri.slice(0, source.uri.lastIndexOf('/'))}/content-${language}.xml`;
}

/** A name of a language, and nothing that leads into another folder. */
const languageName = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})?$/;

const languageTag = /([-.])[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})?\.xml$/;

/** The file that a package is described in, with the language among its others; undefined if it lists no languages, or has this one. */
export function withLanguage(file: string, text: string, language: string, uri: string): string | undefined {
  if (file === 'whq.json') return withItem(text, 'languages', language, undefined);
  // A list of the files that an app loads has those of translations only if their author wants so.
  const path = uri.slice(uri.lastIndexOf('/data/'));
  const isListed = (item: string): boolean => /\/i18n\/[^/]+\.xml$/.test(item);
  return withItem(text, 'xmlFiles', text.includes('"/data/') ? path : path.slice(1), isListed);
}

/** Writes one more string behind the last of an array in JSON, with its white space. */
function withItem(
  text: string,
  name: string,
  item: string,
  besides: ((item: string) => boolean) | undefined,
): string | undefined {
  const found = new RegExp(`"${name}"\\s{0,99}:\\s{0,99}\\[([^\\[\\]]*)\\]`).exec(text);
  const items: readonly string[] = found?.[1]?.match(/"(?:[^"\\]|\\.){0,999}"/g) ?? [];
  if (!found || items.includes(JSON.stringify(item))) return undefined;
  if (besides && !items.some((one) => besides(one.slice(1, -1)))) return undefined;
  const list = found[1] ?? '';
  const written = list.trimEnd();
  const space = /^\s*/.exec(list)?.[0] ?? '';
  const separator = written.trim() === '' ? space.replace(/[^\S\r\n]+$/, '') : `,${space === '' ? ' ' : space}`;
  const start = found.index + found[0].length - 1 - list.length;
  return `${text.slice(0, start)}${written}${separator}${JSON.stringify(item)}${text.slice(start + written.length)}`;
}
