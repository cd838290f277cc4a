import { type ListedEntry, listedEntriesIn, listedKinds } from '../../answers/package/listedEntries.ts';
import { type PackagePart, packageParts } from '../../answers/package/packageParts.ts';
import { entryFilter, entryUses, type KnownOfEntries } from '../../answers/package/shownEntries.ts';
import { improved } from '../../checks/fixes/improved.ts';
import { safeEdits } from '../../checks/fixes/safeEdits.ts';
import { entryReference, writtenId } from '../../features/completion/entryReference.ts';
import { languageName } from '../../features/translating/languageName.ts';
import type { EntityKind } from '../../formats/format.ts';
import { inParts } from '../../queries/run.ts';
import { label } from '../../text/label.ts';
import { type LanguageProgress, progressOf } from '../../translations/model/progress.ts';
import type { Messages } from '../../wording/messages.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { ServerContext } from '../connection/context.ts';
import { foundText, noProblems, PackageTally } from '../connection/packageTally.ts';
import { problemsIn } from '../connection/shownProblems.ts';
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
        const parts = packageParts(workspace);
        const isWanted = entryFilter(workspace, filter, tally.known());
        const packages = await request.finishWhole(() =>
          parts.map((part) => packageShown(context, tally, part, isWanted, progress)),
        );
        return { packages, isWhole };
      },
    },
    'whq/packageEntries': {
      empty: () => ({ entries: [], count: 0 }),
      answer: async ({ folder, kind, filter, from }, request) => {
        await context.filesSettled();
        const part = packageParts(workspace).find((one) => one.folder === folder);
        const known = tally.known();
        const isOfFilter = entryFilter(workspace, filter, known);
        const isWanted = (entry: ListedEntry): boolean => entry.entity.kind === kind && isOfFilter(entry);
        const listed = part ? await request.finishWhole(() => entriesIn(part.documents, isWanted)) : [];
        const all = listed.flatMap((one) => (one.isWanted ? [one.entry] : [])).sort(byName(messages.language));
        const shown = all.slice(from, from + maximumEntries);
        const entries = await request.finishWhole(() =>
          shown.map((entry) => entryShown(workspace, entry, tally, known)),
        );
        return { entries, count: all.length };
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
          const safe = safeEdits(await problemsIn(context, document, request));
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
        const asked = { scope: workspace.packageOf(document), document };
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

function packageShown(
  { messages }: ServerContext,
  tally: PackageTally,
  { folder, name, documents }: PackagePart,
  isWanted: (entry: ListedEntry) => boolean,
  progress: readonly LanguageProgress[],
): PackageShown {
  const entries = entriesIn(documents, isWanted);
  const known = documents.flatMap((document) => tally.of(document) ?? []);
  const untranslated = progress
    .filter(({ document, missing }) => missing.length > 0 && documents.includes(document))
    .map(({ language, missing }) => ({
      language: languageName(language, messages.language),
      count: missing.length,
    }));
  const problems = known.reduce((sum, { counts }) => added(sum, counts), noProblems);
  return {
    folder,
    label: label(name),
    health: foundText(messages.words.packageCheck, known.length, problems),
    checked: known.length,
    files: documents.length,
    problems,
    fixable: known.reduce((sum, { fixable }) => sum + fixable, 0),
    untranslated,
    kinds: kindsShown(entries, tally, messages),
    entries: entries.length,
  };
}

interface ListedOne {
  readonly entry: ListedEntry;
  readonly isWanted: boolean;
}

/** The entries of documents. In a run it pauses between two of them. */
const entriesIn = inParts(
  (documents: readonly Document[], _: (entry: ListedEntry) => boolean) => documents.length,
  (index, documents, isWanted): readonly ListedOne[] => {
    const document = documents[index];
    return document ? listedEntriesIn(document).map((entry) => ({ entry, isWanted: isWanted(entry) })) : [];
  },
);

/** The kinds that a package has, with those of their entries that are wanted. */
function kindsShown(
  entries: readonly ListedOne[],
  tally: PackageTally,
  { words }: Messages,
): readonly EntryKindShown[] {
  const kinds = new Map<EntityKind, { count: number; problems: ProblemCounts }>();
  for (const { entry, isWanted } of entries) {
    const { kind } = entry.entity;
    const known = kinds.get(kind) ?? { count: 0, problems: noProblems };
    kinds.set(kind, known);
    if (!isWanted) continue;
    known.count++;
    known.problems = added(known.problems, tally.problemsOf(entry) ?? noProblems);
  }
  return [...listedKinds].flatMap(([kind, symbol]) => {
    const found = kinds.get(kind);
    return found ? [{ kind, label: label(words.entities.many[kind]), symbol, ...found }] : [];
  });
}

function added(one: ProblemCounts, other: ProblemCounts): ProblemCounts {
  return {
    error: one.error + other.error,
    warning: one.warning + other.warning,
    info: one.info + other.info,
    hint: one.hint + other.hint,
  };
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
    uses: entryUses(workspace, entry, known)?.length ?? null,
  };
}
