import type { WorkspaceSymbol } from 'vscode-languageserver-types';
import { isTranslation } from '../formats/format.ts';
import { foldedText, fuzzyScore } from '../text/fuzzyMatch.ts';
import { addTo } from '../text/grouped.ts';
import { label } from '../text/label.ts';
import { remembered, rememberedText } from '../text/remembered.ts';
import { shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { entryOf } from '../workspace/documents/entry.ts';
import { type EntryLabel, entryLabelsIn } from '../workspace/documents/entryLabels.ts';
import { fileNameOf } from '../workspace/documents/fileName.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Steps } from '../workspace/documents/steps.ts';
import { documentTitle } from '../workspace/packages/documentTitle.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';
import { attributeValue } from '../xml/attributeValue.ts';
import { unescapeText } from '../xml/references.ts';
import type { AskedOfAll } from './asked.ts';
import { symbolKindOf } from './symbolKind.ts';

/** Nobody reads more results; the next letter finds others. */
const maximumSymbols = 300;

interface Candidate {
  readonly document: Document;
  readonly section: Section;
  readonly entry: EntryLabel;
  /** The matching name: its own, a translated one, or with the id if that matched. */
  readonly title: string;
  readonly score: number;
}

/**
 * The rules of the workspace and of the packs, and all other entries of the workspace, that match the query by a name in any language
 * or by their id; the best first. An empty query gives the first ones. In steps, one for each section of the workspace.
 *
 * @param canOpen whether the client can show a document of that URI.
 */
export function* workspaceSymbols(
  { workspace, reader: { messages } }: AskedOfAll,
  query: string,
  canOpen: (uri: string) => boolean,
): Steps<WorkspaceSymbol[]> {
  const folded = foldedText(query);
  // Packages may have the same ids with other names.
  const otherNames = new Map<Workspace, ReadonlyMap<string, readonly string[]>>();
  const candidates: Candidate[] = [];
  for (const [document, section] of sectionsToSearch(workspace, canOpen)) {
    const around = workspace.around(document);
    const names = otherNames.get(around) ?? (yield* otherNamesIn(around));
    otherNames.set(around, names);
    yield () => {
      for (const entry of entryLabelsIn(document, section)) {
        const match = bestMatch(folded, entry, names);
        if (match) candidates.push({ document, section, entry, ...match });
      }
    };
  }
  // Sorting is stable: of equals the workspace's own come first, in the order of their files.
  const best = candidates.sort((a, b) => b.score - a.score).slice(0, maximumSymbols);
  const indexes = new Map<Document, ReadonlyMap<Section, number>>();
  const folderOf = (document: Document): string => workspace.units.of(document).folder;
  const areOfSeveral = new Set(best.flatMap(({ document }) => folderOf(document) || [])).size > 1;
  return best.map(({ document, section, entry, title }) => {
    const index = indexesOf(document, indexes).get(section) ?? 0;
    const file = documentTitle(workspace, document, messages.language);
    // Where they are of several packages, the name of the folder of each.
    const folder = areOfSeveral ? fileNameOf(folderOf(document)) : '';
    return {
      name: label(title),
      kind: symbolKindOf(entry.symbol),
      containerName: label(folder === '' ? file : `${file} · ${folder}`),
      location: { uri: document.uri, range: document.range(shift(entry.span, document.startOf(index))) },
    };
  });
}

function* sectionsToSearch(
  workspace: Workspace,
  canOpen: (uri: string) => boolean,
): Iterable<readonly [Document, Section]> {
  for (const document of workspace.documents()) for (const section of document.sections) yield [document, section];
  for (const { document, section, isBundled } of workspace.index.definitions())
    if (isBundled && canOpen(document.uri)) yield [document, section];
}

function bestMatch(
  query: string,
  { name, id, key }: EntryLabel,
  otherNames: ReadonlyMap<string, readonly string[]>,
): { readonly title: string; readonly score: number } | undefined {
  let best: { readonly title: string; readonly score: number } | undefined;
  const consider = (text: string, title: string, lessBy: number): void => {
    const score = text === '' ? undefined : fuzzyScore(query, foldedOf(text));
    if (score !== undefined && (!best || score - lessBy > best.score)) best = { title, score: score - lessBy };
  };
  consider(name, name, 0);
  for (const other of (key && otherNames.get(key)) ?? []) consider(other, `${other} (${name || id})`, 1);
  consider(id, name === '' ? id : `${name} (${id})`, 2);
  return best;
}

/** Cached, because every letter of a query compares all names. */
const foldedOf = rememberedText({ most: 50_000 }, foldedText);

/** Translated names of entries, by the key without its `.name`. Packs translate rules only, which are in the index. */
function* otherNamesIn(workspace: Workspace): Steps<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>();
  const add = (key: string, name: string): void => addTo(names, key, name);
  for (const name of workspace.index.allNames()) {
    const { template } = name;
    if (name.kind === 'translated') add(`rule.${name.translation.ruleId}`, template.name);
    else if (name.definition.rule.template !== template) add(`rule.${name.definition.rule.id}`, template.name);
  }
  for (const document of workspace.documents()) {
    if (!isTranslation(document.format)) continue;
    for (const section of document.sections) {
      yield () => {
        const named = nameIn(section, document);
        if (named && !named.key.startsWith('rule.')) add(named.key, named.name);
      };
    }
  }
  return names;
}

/** The key and the name in an `<entry key="monster.rpb-goblin.name">`. */
const nameIn = remembered(readName);

function readName(section: Section, { format }: Document): { readonly key: string; readonly name: string } | undefined {
  // A check without a tree, because few translations are names.
  if (!/^<entry\s[^>]*\.name["']/.test(section.text)) return undefined;
  const entry = entryOf(section, format);
  const key = entry && attributeValue(section.text, entry, 'key');
  const name = entry && unescapeText(section.text.slice(entry.startTag.end, entry.endTag?.span.start)).trim();
  return key?.endsWith('.name') && name ? { key: key.slice(0, -'.name'.length), name } : undefined;
}

function indexesOf(
  document: Document,
  known: Map<Document, ReadonlyMap<Section, number>>,
): ReadonlyMap<Section, number> {
  const found = known.get(document) ?? new Map(document.sections.map((section, index) => [section, index]));
  known.set(document, found);
  return found;
}
