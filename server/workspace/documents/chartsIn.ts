import type { Axis, Chart, ChartBook, ChartModifier, Modifiers, Needed, Outside } from '../../charts/chart.ts';
import { readNeeded } from '../../charts/needed.ts';
import { remembered } from '../../queries/remembered.ts';
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
  const value = attributesIn(section, element);
  const [columns] = childrenNamed(element, 'columns');
  const rows = childrenNamed(element, 'row');
  if (value('id') === '' || value('roll') === '' || !columns || rows.length === 0) return undefined;
  const valuesIn = (line: Element): readonly string[] => chartCells(section, line).map((cell) => cell.value);
  const rowValues = rows.map((row) => attributesIn(section, row));
  const row: Axis = {
    name: value('row'),
    values: rowValues.map((of) => of('at')),
    words: new Map(rowValues.flatMap((of) => namesIn(of('also')).map((word) => [word, of('at')] as const))),
  };
  const marks = childrenNamed(element, 'mark').flatMap((mark): readonly (readonly [string, Needed])[] => {
    const of = attributesIn(section, mark);
    const needed = readNeeded(of('means'));
    return needed ? [[of('text'), needed]] : [];
  });
  return {
    ...namedBy(value),
    roll: value('roll'),
    ...(row.name !== '' && { row }),
    column: { name: value('column'), values: valuesIn(columns), words: new Map() },
    cells: rows.map(valuesIn),
    misprints: rowValues.map((of) => namesIn(of('misprint'))),
    marks: new Map(marks),
    outside: outsides.find((one) => one === value('outside')) ?? 'none',
    ...(value('formula') !== '' && { formula: value('formula') }),
  };
}

const outsides: readonly Outside[] = ['none', 'nearest', 'formula'];

function modifiersFrom(section: Section, element: Element): readonly Modifiers[] {
  const value = attributesIn(section, element);
  if (value('id') === '') return [];
  const list = childrenNamed(element, 'modifier').flatMap((one): readonly ChartModifier[] => {
    const of = attributesIn(section, one);
    const [add, most] = [Number(of('add')), Number(of('most') || Number.NaN)];
    if (!Number.isSafeInteger(add)) return [];
    return [{ ...namedBy(of), add, ...(Number.isSafeInteger(most) && { most }) }];
  });
  return [
    {
      ...namedBy(value),
      ...(value('of') !== '' && { of: value('of') }),
      ...(/^\d+$/.test(value('base')) && { base: Number(value('base')) }),
      ...(value('roll') !== '' && { roll: value('roll') }),
      list,
    },
  ];
}

/** Of the other names `es: Para herir` is also that for readers of Spanish. */
function namedBy(value: (name: string) => string) {
  const written = namesIn(value('also')).map((name) => /^(?:([a-z]{2}): )?(.*)$/s.exec(name) ?? []);
  return {
    id: value('id'),
    name: value('name'),
    also: written.map(([, , name = '']) => name),
    names: new Map(written.flatMap(([, language, name]) => (language && name ? [[language, name] as const] : []))),
  };
}

function namesIn(text: string): readonly string[] {
  return text.split(';').flatMap((name) => name.trim() || []);
}

/** The values of the attributes of an element by name; empty for one that it does not have. */
function attributesIn({ text }: Section, element: Element): (name: string) => string {
  return (name) => attributeValue(text, element, name)?.trim() ?? '';
}
