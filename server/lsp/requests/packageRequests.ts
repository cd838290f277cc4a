import { type ListedEntry, listedEntriesIn, listedKinds } from '../../answers/package/listedEntries.ts';
import { type PackagePart, packageParts } from '../../answers/package/packageParts.ts';
import { type EntryFilter, entryFilter, entryUses, type KnownOfEntries } from '../../answers/package/shownEntries.ts';
import { improved } from '../../checks/fixes/improved.ts';
import { safeEdits } from '../../checks/fixes/safeEdits.ts';
import { entryReference, writtenId } from '../../features/completion/entryReference.ts';
import { languageName } from '../../features/translating/languageName.ts';
import type { EntityKind } from '../../formats/format.ts';
import { label } from '../../text/label.ts';
import { type LanguageProgress, progressOf } from '../../translations/model/progress.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { ServerContext } from '../connection/context.ts';
import { noProblems, PackageTally } from '../connection/packageTally.ts';
import type {
  EntryKindShown,
  EntryShown,
  PackageRequests,
  PackageShown,
  ProblemCounts,
} from '../protocol/packageRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** The entries in one answer: a view asks for more of them when somebody wants to see them. */
const maximumEntries = 200;

/** The maximum of edits at once: an editor shows each of them before they are made. */
const maximumEdits = 5000;

/** Requests for the entries of packages, their problems and uses, and for the edits that repair them. */
export function packageRequests(context: ServerContext): RequestHandlers<keyof PackageRequests> {
  const { workspace, documents, messages } = context;
  const tally = new PackageTally(context);
  return {
    'whq/packages': {
      empty: () => ({ packages: [], isWhole: true }),
      answer: async ({ filter, withUses }, request) => {
        await context.filesSettled();
        const isWhole = await tally.goOn(request, withUses || filter.only === 'unused');
        const progress = isWhole ? await request.finishWhole(() => progressOf(workspace)) : [];
        const packages = await request.finishWhole(() => packagesShown(context, tally, filter, progress));
        return { packages, isWhole };
      },
    },
    'whq/packageEntries': {
      empty: () => ({ entries: [], count: 0 }),
      answer: async ({ folder, kind, filter, from }, request) => {
        await context.filesSettled();
        const part = packageParts(workspace).find((one) => one.folder === folder);
        const known = tally.known();
        const isWanted = entryFilter(workspace, filter, known);
        const all = part ? await request.finishWhole(() => wantedEntries(part, kind, isWanted)) : [];
        const sorted = all.sort(byName(messages.language));
        const shown = sorted.slice(from, from + maximumEntries);
        return { entries: shown.map((entry) => entryShown(workspace, entry, tally, known)), count: all.length };
      },
    },
    'whq/packageFixes': {
      empty: () => ({ files: [], repaired: 0 }),
      answer: async ({ folder }, request) => {
        await context.filesSettled();
        const parts = packageParts(workspace).filter((part) => folder === undefined || part.folder === folder);
        const files: PackageRequests['whq/packageFixes']['result']['files'][number][] = [];
        let [repaired, count] = [0, 0];
        for (const document of parts.flatMap((part) => part.documents)) {
          const safe = safeEdits(await tally.problemsIn(document, request));
          if (safe.edits.length === 0 || !improved(document, safe.edits)) continue;
          if (count > 0 && count + safe.edits.length > maximumEdits) break;
          const edits = safe.edits.map(({ span, newText }) => ({ range: document.range(span), newText }));
          files.push({ uri: document.uri, edits });
          repaired += safe.repaired.length;
          count += edits.length;
        }
        return { files, repaired };
      },
    },
    'whq/entryReference': {
      empty: () => null,
      answer: ({ uri, position, kind: given, id }) => {
        const document = documents.get(uri);
        const kind = kindOf(given);
        if (!document || !kind) return null;
        const asked = { workspace: workspace.around(document), document };
        const snippet = entryReference(asked, document.offsetAt(position), { kind, id });
        return snippet === undefined ? null : { snippet };
      },
    },
  };
}

function kindOf(word: string): EntityKind | undefined {
  return [...listedKinds.keys()].find((kind) => kind === word);
}

/** The names of people's languages have different orders: `ñ` comes behind `n`. */
function byName(language: string): (one: ListedEntry, other: ListedEntry) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(one.name, other.name) || compare(one.entity.id, other.entity.id);
}

function* packagesShown(
  context: ServerContext,
  tally: PackageTally,
  filter: EntryFilter,
  progress: readonly LanguageProgress[],
): Steps<readonly PackageShown[]> {
  const { workspace, messages } = context;
  const isWanted = entryFilter(workspace, filter, tally.known());
  const shown: PackageShown[] = [];
  for (const { folder, name, documents } of packageParts(workspace)) {
    const known = documents.flatMap((document) => tally.of(document) ?? []);
    const untranslated = progress
      .filter(({ document, missing }) => missing.length > 0 && documents.includes(document))
      .map(({ language, missing }) => ({
        language: languageName(language, messages.language),
        count: missing.length,
      }));
    const problems = known.reduce((sum, { counts }) => added(sum, counts), noProblems);
    shown.push({
      folder,
      label: label(name),
      health: messages.words.packageCheck.found(known.length, problems),
      checked: known.length,
      files: documents.length,
      problems,
      fixable: known.reduce((sum, { fixable }) => sum + fixable, 0),
      untranslated,
      ...(yield* kindsShown(context, documents, tally, isWanted)),
    });
  }
  return shown;
}

/** The kinds that a package has, with those of their entries that are wanted, and the number of all entries. */
function* kindsShown(
  { messages }: ServerContext,
  documents: readonly Document[],
  tally: PackageTally,
  isWanted: (entry: ListedEntry) => boolean,
): Steps<Pick<PackageShown, 'kinds' | 'entries'>> {
  const kinds = new Map<EntityKind, { count: number; problems: ProblemCounts }>();
  let entries = 0;
  for (const document of documents)
    yield () => {
      for (const entry of listedEntriesIn(document)) {
        entries++;
        const { kind } = entry.entity;
        const known = kinds.get(kind) ?? { count: 0, problems: noProblems };
        kinds.set(kind, known);
        if (!isWanted(entry)) continue;
        known.count++;
        known.problems = added(known.problems, tally.problemsOf(entry) ?? noProblems);
      }
    };
  const { many } = messages.words.entities;
  const shown = [...listedKinds].flatMap(([kind, symbol]): readonly EntryKindShown[] => {
    const found = kinds.get(kind);
    return found ? [{ kind, label: label(many[kind]), symbol, ...found }] : [];
  });
  return { kinds: shown, entries };
}

function added(one: ProblemCounts, other: ProblemCounts): ProblemCounts {
  return {
    error: one.error + other.error,
    warning: one.warning + other.warning,
    info: one.info + other.info,
    hint: one.hint + other.hint,
  };
}

function* wantedEntries(
  { documents }: PackagePart,
  kind: string,
  isWanted: (entry: ListedEntry) => boolean,
): Steps<ListedEntry[]> {
  const found: ListedEntry[] = [];
  for (const document of documents)
    yield () => {
      for (const entry of listedEntriesIn(document))
        if (entry.entity.kind === kind && isWanted(entry)) found.push(entry);
    };
  return found;
}

function entryShown(workspace: Workspace, entry: ListedEntry, tally: PackageTally, known: KnownOfEntries): EntryShown {
  const { document, section, kind, id, idSpan } = entry.entity;
  const index = document.sections.indexOf(section);
  return {
    kind,
    id,
    label: label(entry.name),
    written: writtenId(entry.entity),
    uri: document.uri,
    position: document.range(documentSpan(document, index, idSpan)).start,
    problems: tally.problemsOf(entry) ?? null,
    uses: entryUses(workspace, entry, known)?.all ?? null,
  };
}
