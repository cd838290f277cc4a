import { query } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { partsOfKey } from './keys.ts';
import { packNames } from './packNames.ts';
import { readRecord } from './sourceRecord.ts';
import { type SourcedEntry, sourcedEntriesOf } from './staleEntries.ts';
import { languageOfDocument } from './textLanguage.ts';

/** The translations of a file that are word for word their source, in its order. */
interface LikeSource {
  /** Texts in the language of the source, and names that have another word in theirs: they are certainly not translated. */
  readonly untranslated: readonly UntranslatedEntry[];
  /** The others, without those that are the same on purpose. */
  readonly same: readonly SourcedEntry[];
  /** Those that the record beside the file calls the same on purpose. */
  readonly onPurpose: readonly SourcedEntry[];
}

/** A translation that is none, and how that is known. */
export interface UntranslatedEntry {
  /** Of its section. */
  readonly index: number;
  readonly key: string;
  readonly known: UntranslatedText | UntranslatedName;
}

interface UntranslatedText {
  readonly what: 'entry';
  readonly language: string;
}

/** `plural`: `other` is the translated name of one. `name`: `other` is the translation of the same name elsewhere. */
interface UntranslatedName {
  readonly what: 'plural' | 'name';
  readonly name: string;
  readonly other: string;
}

/** The translations of a file that are word for word their source. */
export function likeSourceOf(scope: Package, document: Document): LikeSource {
  return likeIn(document, scope);
}

const likeIn = query((document: Document, scope: Package): LikeSource => {
  const entries = sourcedEntriesOf(scope, document);
  const ofPacks = packNames(scope, languageOfDocument(document));
  const { sources } = readRecord(scope.textsBeside.recordOf(document));
  const isOnPurpose = ({ key, fingerprint }: SourcedEntry): boolean =>
    sources.get(key)?.some((one) => one.isSame && one.fingerprint === fingerprint) ?? false;
  const names = translatedNames(entries);
  const untranslated: UntranslatedEntry[] = [];
  const same: SourcedEntry[] = [];
  const onPurpose: SourcedEntry[] = [];
  for (const entry of entries) {
    if (!entry.isSame) continue;
    const { index, key, untranslated: language } = entry;
    const known: UntranslatedEntry['known'] | undefined =
      language === undefined ? untranslatedName(entry, names, ofPacks) : { what: 'entry', language };
    if (isOnPurpose(entry)) onPurpose.push(entry);
    else if (known) untranslated.push({ index, key, known });
    else same.push(entry);
  }
  return { untranslated, same, onPurpose };
});

/** The names of a file that have another word in the language. */
interface TranslatedNames {
  /** Translations by their sources; empty for a name with two of them. */
  readonly bySource: ReadonlyMap<string, string>;
  readonly byKey: ReadonlyMap<string, string>;
}

function translatedNames(entries: readonly SourcedEntry[]): TranslatedNames {
  const [bySource, byKey] = [new Map<string, string>(), new Map<string, string>()];
  for (const { key, name } of entries) {
    if (!name || name.source === name.translation) continue;
    byKey.set(key, name.translation);
    const known = bySource.get(name.source);
    bySource.set(name.source, known === undefined || known === name.translation ? name.translation : '');
  }
  return { bySource, byKey };
}

function untranslatedName(
  { key, name: pair }: SourcedEntry,
  { bySource, byKey }: TranslatedNames,
  ofPacks: ReadonlyMap<string, string>,
): UntranslatedName | undefined {
  if (!pair) return undefined;
  const name = pair.source;
  const known = bySource.get(name) ?? ofPacks.get(name);
  if (known && known !== name) return { what: 'name', name, other: known };
  const { prefix, id, part } = partsOfKey(key);
  const singular = part === 'plural' ? byKey.get(`${prefix}.${id}.name`) : undefined;
  // "Zombies" is also the plural of the Spanish "Zombi".
  const isForm = singular !== undefined && name.toLowerCase().startsWith(singular.toLowerCase());
  return singular === undefined || isForm ? undefined : { what: 'plural', name, other: singular };
}
