import type { DrawGraph, DrawNode } from '../../answers/draws/drawGraph.ts';
import { printable } from '../../text/printable.ts';

/** A graph of draws in the language of Graphviz. */
export function graphDot({ nodes, edges }: DrawGraph): string {
  const quoted = (text: string): string => `"${printable(text).replace(/["\\]/g, '\\$&')}"`;
  const shapes: Readonly<Record<DrawNode['kind'], string>> = { table: 'box', monster: 'ellipse', event: 'hexagon' };
  return lines([
    'digraph draws {',
    '  rankdir=LR;',
    ...nodes.map(({ key, kind, name, isDefined }) => {
      const style = isDefined ? '' : ', style=dashed';
      return `  ${quoted(key)} [label=${quoted(name)}, shape=${shapes[kind]}${style}];`;
    }),
    ...edges.map(({ from, to, text }) => `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(text)}];`),
    '}',
  ]);
}

/** The same in the language of Mermaid. */
export function graphMermaid({ nodes, edges }: DrawGraph): string {
  // Such signs would end the text, or begin markup.
  const quoted = (text: string): string =>
    `"${printable(text).replace(/[#"<>&`\\]/g, (sign) => `#${sign.charCodeAt(0)};`)}"`;
  const brackets: Readonly<Record<DrawNode['kind'], readonly [string, string]>> = {
    table: ['[', ']'],
    monster: ['([', '])'],
    event: ['{{', '}}'],
  };
  const ids = new Map(nodes.map(({ key }, index) => [key, `n${index + 1}`]));
  const idOf = (key: string): string => ids.get(key) ?? '';
  const unknown = nodes.flatMap(({ key, isDefined }) => (isDefined ? [] : [idOf(key)]));
  return lines([
    'flowchart LR',
    ...nodes.map(({ key, kind, name }) => `  ${idOf(key)}${brackets[kind][0]}${quoted(name)}${brackets[kind][1]}`),
    ...edges.map(({ from, to, text }) => `  ${idOf(from)} -->|${quoted(text)}| ${idOf(to)}`),
    ...(unknown.length > 0 ? ['  classDef unknown stroke-dasharray: 4', `  class ${unknown.join(',')} unknown`] : []),
  ]);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
