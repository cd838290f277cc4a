import type { WorkspaceSymbol } from 'vscode-languageserver-types';
import type { Reader } from '../answers/reader.ts';
import { isTranslation } from '../formats/format.ts';
import { query, rememberedText } from '../queries/remembered.ts';
import { foldedText, fuzzyScore } from '../text/fuzzyMatch.ts';
import { addTo } from '../text/grouped.ts';
import { label } from '../text/label.ts';
import type { Span } from '../text/span.ts';
import { translationText } from '../translations/model/translationText.ts';
import { type Document, documentSpan } from '../workspace/documents/document.ts';
import { type EntryLabel, entryLabelsIn } from '../workspace/documents/entryLabels.ts';
import { fileNameOf } from '../workspace/documents/fileName.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import { documentTitle } from '../workspace/packages/documentTitle.ts';
import type { Package } from '../workspace/packages/package.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { symbolKindOf } from './symbolKind.ts';

/** Nobody reads more results; the next letter finds others. */
const maximumSymbols = 300;

interface Candidate {
  readonly document: Document;
  /** In document coordinates. */
  readonly span: Span;
  readonly entry: EntryLabel;
  /** The matching name: its own, a translated one, or with the id if that matched. */
  readonly title: string;
  readonly score: number;
}

/**
 * The rules of the workspace and of the packs, and all other entries of the workspace, that match the query by a name in any language
 * or by their id; the best first. An empty query gives the first ones.
 *
 * @param canOpen whether the client can show a document of that URI.
 */
export function workspaceSymbols(
  { workspace, reader: { messages } }: { readonly workspace: Workspace; readonly reader: Reader },
  typed: string,
  canOpen: (uri: string) => boolean,
): readonly WorkspaceSymbol[] {
  const { all, units } = workspace;
  const folded = foldedText(typed);
  const documents = [...workspace.documents(), ...documentsOfPacks(all).filter(({ uri }) => canOpen(uri))];
  const candidates = documents.flatMap((document) =>
    // Packages may have the same ids with other names.
    candidatesIn(document, all, folded, otherNamesIn(workspace.packageOf(document))),
  );
  // Sorting is stable: of equals the workspace's own come first, in the order of their files.
  const best = candidates.sort((a, b) => b.score - a.score).slice(0, maximumSymbols);
  const folderOf = (document: Document): string => units.of(document).folder;
  const areOfSeveral = new Set(best.flatMap(({ document }) => folderOf(document) || [])).size > 1;
  return best.map(({ document, span, entry, title }) => {
    const file = documentTitle(all, document, messages.language);
    // Where they are of several packages, the name of the folder of each.
    const folder = areOfSeveral ? fileNameOf(folderOf(document)) : '';
    return {
      name: label(title),
      kind: symbolKindOf(entry.symbol),
      containerName: label(folder === '' ? file : `${file} · ${folder}`),
      location: { uri: document.uri, range: document.range(span) },
    };
  });
}

const documentsOfPacks = query(({ index }: Package): readonly Document[] => [
  ...new Set(index.definitions().flatMap(({ document, isBundled }) => (isBundled ? [document] : []))),
]);

/** Of packs the rules only. */
const candidatesIn = listedBySection(
  (document, section, index, all: Package, folded: string, names: OtherNames): readonly Candidate[] => {
    if (document.isBundled && !all.index.definitionIn(section)) return [];
    return entryLabelsIn(document, section).flatMap((entry) => {
      const match = bestMatch(folded, entry, names);
      return match ? [{ document, span: documentSpan(document, index, entry.span), entry, ...match }] : [];
    });
  },
);

type OtherNames = ReadonlyMap<string, readonly string[]>;

function bestMatch(
  typed: string,
  { name, id, key }: EntryLabel,
  otherNames: OtherNames,
): { readonly title: string; readonly score: number } | undefined {
  const titles = [
    [name, name, 0],
    ...(otherNames.get(key ?? '') ?? []).map((other) => [other, `${other} (${name || id})`, 1] as const),
    [id, name === '' ? id : `${name} (${id})`, 2],
  ] as const;
  const matches = titles.flatMap(([text, title, lessBy]) => {
    const score = text === '' ? undefined : fuzzyScore(typed, foldedOf(text));
    return score === undefined ? [] : [{ title, score: score - lessBy }];
  });
  return matches.sort((a, b) => b.score - a.score)[0];
}

/** Cached, because every letter of a query compares all names. */
const foldedOf = rememberedText({ most: 50_000 }, foldedText);

/** Translated names of entries, by the key without its `.name`. Packs translate rules only, which are in the index. */
const otherNamesIn = query((scope: Package): OtherNames => {
  const names = new Map<string, string[]>();
  for (const document of scope.documents().filter(({ format }) => isTranslation(format))) {
    for (const section of document.sections) {
      // A look without a tree, because few translations are names.
      const isName = /^<entry\s[^>]*["'](?!rule\.)[^"'>]*\.name["']/.test(section.text);
      const own = isName ? translationText(document, section) : undefined;
      if (own) addTo(names, own.key.slice(0, -'.name'.length), own.text);
    }
  }
  for (const name of scope.index.allNames()) {
    const { template } = name;
    if (name.kind === 'translated') addTo(names, `rule.${name.translation.ruleId}`, template.name);
    else if (name.definition.rule.template !== template) addTo(names, `rule.${name.definition.rule.id}`, template.name);
  }
  return names;
});
