import type { ChartBook, SystemCharts } from '../../charts/chart.ts';
import { remembered, rememberedText, rememberedWith } from '../../text/remembered.ts';
import { chartsIn } from '../documents/chartsIn.ts';
import { Document } from '../documents/document.ts';
import { usualSystem } from '../documents/systemsIn.ts';
import type { BundledPackage } from './host.ts';
import type { Workspace } from './workspace.ts';

/**
 * The printed charts of some systems: those of the author, then the bundled ones. A chart of the author counts in place of a bundled one with
 * its id. The same list as long as nothing has changed, so that results can be remembered with it.
 *
 * @param systems undefined for all of them.
 */
export function chartsOf(workspace: Workspace, systems?: readonly string[]): readonly SystemCharts[] {
  return chartsLater(workspace, systems)();
}

/** The same as a function that reads the charts when they are first needed: the same function as long as nothing has changed. */
function chartsLater(workspace: Workspace, systems?: readonly string[]): () => readonly SystemCharts[] {
  return listsOf(workspace)(systems?.join() ?? '');
}

/** The lists by the names of systems with commas between; the empty name is for all. */
const listsOf = rememberedWith(
  (workspace: Workspace) => [workspace.filesKey, versionsOf(workspace)],
  (workspace) =>
    rememberedText({ most: 20 }, (names) => {
      let list: readonly SystemCharts[] | undefined;
      return () => (list ??= listOf(workspace, names));
    }),
);

function listOf(workspace: Workspace, names: string): readonly SystemCharts[] {
  const own = chartFiles(workspace).map(
    (document): SystemCharts => ({
      system: workspace.systemsOf(document)[0] ?? usualSystem,
      book: chartsIn(document),
    }),
  );
  const ids = new Set(own.flatMap(({ book }) => [...book.charts, ...book.modifiers].map(({ id }) => id)));
  const bundled = workspace.allPacks.flatMap(({ system = usualSystem, charts }): readonly SystemCharts[] =>
    charts ? booksIn(charts).map((book) => ({ system, book: withoutIds(book, ids) })) : [],
  );
  const wanted = names.split(',');
  return [...own, ...bundled].filter(({ system }) => names === '' || wanted.includes(system));
}

function chartFiles(workspace: Workspace): readonly Document[] {
  return workspace.documents().filter(({ format }) => format?.isXml && format.isOfCharts);
}

function versionsOf(workspace: Workspace): string {
  return chartFiles(workspace)
    .map(({ version }) => version)
    .join();
}

/** The charts of a pack never change, so all workspaces share them. */
const booksIn = remembered((files: NonNullable<BundledPackage['charts']>): readonly ChartBook[] =>
  files.map(({ uri, text }) => chartsIn(new Document(uri, 'xml', 0, text))),
);

function withoutIds({ charts, modifiers }: ChartBook, ids: ReadonlySet<string>): ChartBook {
  return { charts: charts.filter(({ id }) => !ids.has(id)), modifiers: modifiers.filter(({ id }) => !ids.has(id)) };
}
