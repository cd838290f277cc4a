import type { Axis, Chart, ChartBook, ChartModifier, Modifiers, Needed, Outside } from '../../charts/chart.ts';
import { readNeeded } from '../../charts/needed.ts';
import { remembered } from '../../text/remembered.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childrenNamed, type Element } from '../../xml/tree.ts';
import { chartCells } from './chartCells.ts';
import type { Document } from './document.ts';
import { entryOf } from './entry.ts';
import type { Section } from './section.ts';

/** The charts and the lists of modifiers of a `<charts>` document, in its order; those that lack a needed part are left out. */
export function chartsIn(document: Document): ChartBook {
  if (!document.format?.isXml || !document.format.isOfCharts) return nothing;
  const books = document.sections.map((section) => bookOf(section, document));
  return { charts: books.flatMap(({ charts }) => charts), modifiers: books.flatMap(({ modifiers }) => modifiers) };
}

const nothing: ChartBook = { charts: [], modifiers: [] };

/** The chart or the list of modifiers of a section of a `<charts>` document. */
export const bookOf = remembered((section: Section, document: Document): ChartBook => {
  const entry = entryOf(section, document.format);
  if (!entry) return nothing;
  if (entry.name === 'modifiers') return { charts: [], modifiers: modifiersFrom(section, entry) };
  const chart = chartFrom(section, entry);
  return { charts: chart ? [chart] : [], modifiers: [] };
});

/** The chart of a `<chart>`; undefined without an id, a roll or columns. */
function chartFrom(section: Section, element: Element): Chart | undefined {
  const value = (name: string): string => attributeIn(section, element, name);
  const [columns] = childrenNamed(element, 'columns');
  const rows = childrenNamed(element, 'row');
  if (value('id') === '' || value('roll') === '' || !columns || rows.length === 0) return undefined;
  const rowName = value('row');
  const row: Axis = {
    name: rowName,
    values: rows.map((one) => attributeIn(section, one, 'at')),
    words: new Map(
      rows.flatMap((one) =>
        namesIn(attributeIn(section, one, 'also')).map((word) => [word, attributeIn(section, one, 'at')] as const),
      ),
    ),
  };
  const outside = outsides.find((one) => one === value('outside')) ?? 'none';
  const marks = childrenNamed(element, 'mark').flatMap((mark): readonly (readonly [string, Needed])[] => {
    const needed = readNeeded(attributeIn(section, mark, 'means'));
    return needed ? [[attributeIn(section, mark, 'text'), needed]] : [];
  });
  return {
    id: value('id'),
    name: value('name'),
    also: namesIn(value('also')),
    roll: value('roll'),
    ...(rowName !== '' && { row }),
    column: { name: value('column'), values: valuesIn(section, columns), words: new Map() },
    cells: rows.map((one) => valuesIn(section, one)),
    marks: new Map(marks),
    outside,
    ...(value('formula') !== '' && { formula: value('formula') }),
  };
}

const outsides: readonly Outside[] = ['none', 'nearest', 'formula'];

function modifiersFrom(section: Section, element: Element): readonly Modifiers[] {
  const value = (name: string): string => attributeIn(section, element, name);
  if (value('id') === '') return [];
  const list = childrenNamed(element, 'modifier').flatMap((one): readonly ChartModifier[] => {
    const [add, most] = [
      Number(attributeIn(section, one, 'add')),
      Number(attributeIn(section, one, 'most') || Number.NaN),
    ];
    if (!Number.isSafeInteger(add)) return [];
    const name = attributeIn(section, one, 'name');
    const also = namesIn(attributeIn(section, one, 'also'));
    return [{ name, also, add, ...(Number.isSafeInteger(most) && { most }) }];
  });
  return [
    {
      id: value('id'),
      name: value('name'),
      also: namesIn(value('also')),
      ...(value('of') !== '' && { of: value('of') }),
      ...(/^\d+$/.test(value('base')) && { base: Number(value('base')) }),
      ...(value('roll') !== '' && { roll: value('roll') }),
      list,
    },
  ];
}

function valuesIn(section: Section, line: Element): readonly string[] {
  return chartCells(section, line).map(({ value }) => value);
}

function namesIn(text: string): readonly string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function attributeIn(section: Section, element: Element, name: string): string {
  return attributeValue(section.text, element, name)?.trim() ?? '';
}
