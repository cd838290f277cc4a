import type { ChartBook, SystemCharts } from '../../charts/chart.ts';
import { query, remembered } from '../../queries/remembered.ts';
import { chartsIn } from '../documents/chartsIn.ts';
import { Document } from '../documents/document.ts';
import { usualSystem } from '../documents/systemsIn.ts';
import type { BundledPackage } from './host.ts';
import type { Package } from './package.ts';

/**
 * The printed charts of some systems: those of the author, then the bundled ones. A chart of the author counts in place of a bundled one with
 * its id. The same list as long as nothing has changed.
 *
 * @param systems undefined for all of them.
 */
export function chartsOf(scope: Package, systems?: readonly string[]): readonly SystemCharts[] {
  const all = allCharts(scope);
  return systems ? ofSystems(all, systems.join()) : all;
}

const allCharts = query((scope: Package): readonly SystemCharts[] => {
  const own = chartFiles(scope).map(
    (document): SystemCharts => ({ system: scope.systemsOf(document)[0] ?? usualSystem, book: chartsIn(document) }),
  );
  const ids = new Set(own.flatMap(({ book }) => [...book.charts, ...book.modifiers].map(({ id }) => id)));
  const bundled = scope.allPacks.flatMap(({ system = usualSystem, charts }): readonly SystemCharts[] =>
    charts ? booksIn(charts).map((book) => ({ system, book: withoutIds(book, ids) })) : [],
  );
  return [...own, ...bundled];
});

/** @param names of systems, with commas between. */
const ofSystems = query((all: readonly SystemCharts[], names: string): readonly SystemCharts[] => {
  const wanted = names.split(',');
  return all.filter(({ system }) => wanted.includes(system));
});

function chartFiles(scope: Package): readonly Document[] {
  return scope.documents().filter(({ format }) => format?.isXml && format.isOfCharts);
}

/** The charts of a pack never change, so all workspaces share them. */
const booksIn = remembered((files: NonNullable<BundledPackage['charts']>): readonly ChartBook[] =>
  files.map(({ uri, text }) => chartsIn(new Document(uri, 'xml', 0, text))),
);

function withoutIds({ charts, modifiers }: ChartBook, ids: ReadonlySet<string>): ChartBook {
  return { charts: charts.filter(({ id }) => !ids.has(id)), modifiers: modifiers.filter(({ id }) => !ids.has(id)) };
}
