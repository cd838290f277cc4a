import type { TextEdit } from 'vscode-languageserver';
import { type ListedEntry, listedEntriesIn, listedKinds } from '../../answers/package/listedEntries.ts';
import { type PackagePart, packageParts } from '../../answers/package/packageParts.ts';
import { improved } from '../../checks/fixes/improved.ts';
import { safeEdits } from '../../checks/fixes/safeEdits.ts';
import { languageName } from '../../features/translating/languageName.ts';
import { inParts } from '../../queries/run.ts';
import { grouped } from '../../text/grouped.ts';
import { label } from '../../text/label.ts';
import { type LanguageProgress, progressOf } from '../../translations/model/progress.ts';
import { type Document, documentSpan } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { textEdits } from '../connection/convert.ts';
import { allCounts, foundText, PackageTally } from '../connection/packageTally.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import type { EntryKindShown, EntryShown, PackageRequests, PackageShown } from '../protocol/packageRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** The maximum of edits at once: an editor shows each of them before they are made. */
const maximumEdits = 5000;

/** Requests for the entries of packages and their problems, and for the edits that repair them. */
export function packageRequests(context: ServerContext): RequestHandlers<keyof PackageRequests> {
  const { workspace } = context;
  const tally = new PackageTally(context);
  return {
    'whq/packages': {
      empty: { packages: [], isWhole: true },
      answer: async ({ open }, request) => {
        await context.filesSettled();
        const isWhole = await tally.goOn(request);
        const progress = isWhole ? await request.finishWhole(() => progressOf(workspace)) : [];
        const parts = packageParts(workspace);
        const viewed = { context, tally, progress, open };
        return { packages: await request.finishWhole(() => parts.map((part) => packageShown(viewed, part))), isWhole };
      },
    },
    'whq/packageFixes': {
      empty: { files: [], repaired: 0 },
      answer: async ({ folder }, request) => {
        await context.filesSettled();
        const parts = packageParts(workspace).filter((part) => folder === undefined || part.folder === folder);
        const files: { readonly uri: string; readonly edits: readonly TextEdit[] }[] = [];
        let [repaired, count] = [0, 0];
        for (const document of parts.flatMap((part) => part.documents)) {
          const safe = safeEdits(await problemsIn(context, document, request));
          if (safe.edits.length === 0 || !improved(document, safe.edits)) continue;
          if (count > 0 && count + safe.edits.length > maximumEdits) break;
          files.push({ uri: document.uri, edits: textEdits(document, safe.edits) });
          repaired += safe.repaired.length;
          count += safe.edits.length;
        }
        return { files, repaired };
      },
    },
  };
}

/** What the view of packages is made of. */
interface Viewed {
  readonly context: ServerContext;
  readonly tally: PackageTally;
  readonly progress: readonly LanguageProgress[];
  readonly open: PackageRequests['whq/packages']['params']['open'];
}

function packageShown(viewed: Viewed, { folder, name, documents }: PackagePart): PackageShown {
  const { tally, progress } = viewed;
  const { words, language } = viewed.context.messages;
  const looked = documents.flatMap((document) => tally.of(document) ?? []);
  const problems = allCounts(looked.map(({ counts }) => counts));
  const untranslated = progress.filter(({ document, missing }) => missing.length > 0 && documents.includes(document));
  return {
    folder,
    label: label(name),
    health: foundText(words.packageCheck, looked.length, problems),
    checked: looked.length,
    files: documents.length,
    problems,
    fixable: looked.reduce((sum, { fixable }) => sum + fixable, 0),
    entries: documents.flatMap(listedEntriesIn).length,
    untranslated: untranslated.map((one) => ({
      language: languageName(one.language, language),
      count: one.missing.length,
    })),
    kinds: kindsShown(viewed, folder, entriesOf(documents)),
  };
}

/** In a run it pauses between two documents. */
const entriesOf = inParts(
  (documents: readonly Document[]) => documents.length,
  (index, documents): readonly ListedEntry[] => documents.slice(index, index + 1).flatMap(listedEntriesIn),
);

/** The kinds of these entries. */
function kindsShown(viewed: Viewed, folder: string, all: readonly ListedEntry[]): readonly EntryKindShown[] {
  const { tally, open } = viewed;
  const { words, language } = viewed.context.messages;
  const byKind = grouped(all, ({ entity }) => entity.kind);
  return [...listedKinds].flatMap(([kind, symbol]) => {
    const entries = byKind.get(kind) ?? [];
    const isOpen = open?.folder === folder && open.kind === kind;
    const shown = isOpen ? entries.toSorted(byName(language)) : [];
    const kindShown = {
      kind,
      label: label(words.entities.many[kind]),
      symbol,
      count: entries.length,
      problems: allCounts(entries.flatMap((entry) => tally.problemsOf(entry) ?? [])),
      entries: shown.map((entry) => entryShown(viewed, entry)),
    };
    return entries.length > 0 ? [kindShown] : [];
  });
}

/** The names of people's languages have different orders: `ñ` comes behind `n`. */
function byName(language: string): (one: ListedEntry, other: ListedEntry) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(one.name, other.name) || compare(one.entity.id, other.entity.id);
}

function entryShown({ tally }: Viewed, entry: ListedEntry): EntryShown {
  const { document, section, kind, id, idSpan } = entry.entity;
  const index = document.sections.indexOf(section);
  return {
    kind,
    id,
    label: label(entry.name),
    written: section.text.slice(idSpan.start, idSpan.end),
    uri: document.uri,
    position: document.range(documentSpan(document, index, idSpan)).start,
    problems: tally.problemsOf(entry) ?? null,
  };
}
