import { chartName } from '../../charts/chart.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Reader } from '../reader.ts';
import { translatedName } from './textTranslations.ts';

/** An entry in a list to choose from. */
export interface ChosenEntry {
  /** Its name in the reader's language. */
  readonly label: string;
  /** What it is, and the file or the book. */
  readonly description: string;
  readonly kind: ListedKind;
  readonly id: string;
}

/** The kinds of entries that can be chosen. */
export type ListedKind = 'monster' | 'event' | 'table' | 'chart';

/**
 * All entries of some kinds that count in a package, and the printed charts of all games, in the order of their names.
 *
 * @param first a document whose own entries come first.
 */
export function listedEntries(
  scope: Package,
  kinds: readonly ListedKind[],
  { messages: { language, words } }: Reader,
  first: Document | undefined,
): readonly ChosenEntry[] {
  const { entities } = scope.index;
  const { compare } = new Intl.Collator(language);
  const charts = kinds.includes('chart') ? listedCharts(scope, language, words) : [];
  const entries = kinds
    .filter((kind) => kind !== 'chart')
    .flatMap((kind) => [...new Set(entities.ids(kind))].flatMap((id) => entities.withId(kind, id)[0] ?? []))
    .map((entity) => {
      const place = documentTitle(scope, entity.document, language);
      const listed: ChosenEntry = {
        label: translatedName(scope, entity, language) ?? entityName(entity),
        description: `${words.entities.kinds[entity.kind]} · ${place}`,
        kind: entity.kind as ListedKind,
        id: entity.id,
      };
      return { listed, isFirst: entity.document === first };
    });
  return [...entries, ...charts.map((listed) => ({ listed, isFirst: false }))]
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || compare(one.listed.label, other.listed.label))
    .map(({ listed }) => listed);
}

function listedCharts(scope: Package, language: string, words: Reader['messages']['words']): readonly ChosenEntry[] {
  const systemNames: Readonly<Record<string, string>> = words.blocks.systems;
  return chartsOf(scope).flatMap(({ system, book }) =>
    [...book.charts, ...book.modifiers.filter(({ base }) => base !== undefined)].map((of) => ({
      label: chartName(of, language),
      description: `${words.entities.kinds.chart} · ${systemNames[system] ?? system}`,
      kind: 'chart' as const,
      id: of.id,
    })),
  );
}
