import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { rules } from '../../../server/formats/rules.ts';
import { judge, judgeRoot } from '../../../server/formats/schema/judge.ts';
import { parse } from '../../../server/xml/parse.ts';
import type { Element } from '../../../server/xml/tree.ts';
import { assertLinearSteps } from '../../support/growth.ts';
import { itLong, itProperty, runs } from '../../support/runs.ts';

const flow = ['p', 'table', 'ul', 'ol', 'b', 'i', 'br'];
const inline = ['b', 'i', 'br'];
const ruleAttributes = ['id', 'name', 'parameterName', 'parameterNames', 'parameterFormat'];
const rootAttributes = ['xmlns:xsi', 'xsi:noNamespaceSchemaLocation'];
const instance = 'http://www.w3.org/2001/XMLSchema-instance';
const identifier = { kind: 'type', type: 'identifier' };
const label = { kind: 'type', type: 'label' };

/** Compares all findings of a document with what is expected where `⟦` and `⟧` stand, in the order of the text. */
function check(marked: string, ...expected: object[]): void {
  const { text, spans } = unmark(marked);
  assert.deepEqual(
    findings(text),
    expected.map((finding, index) => ({ span: spans[index], ...finding })),
  );
}

/** Compares the findings in a rule's content. */
function checkContent(marked: string, ...expected: object[]): void {
  check(`<rules><rule id="rpb-a" name="A">${marked}</rule></rules>`, ...expected);
}

function findings(text: string): object[] {
  const { nodes, errors } = parse(text);
  assert.deepEqual(errors, []);
  const root = nodes.find((node) => node.kind === 'element');
  assert(root);
  const children = root.children.filter((node) => node.kind === 'element');
  const inEntries = root.children.flatMap((node) =>
    node.kind === 'element' || node.kind === 'text' || node.kind === 'cdata' ? judge(rules.schema, text, node) : [],
  );
  return [...judgeRoot(rules.schema, text, root, children), ...inEntries];
}

function unmark(marked: string) {
  const spans: { start: number; end: number }[] = [];
  let text = '';
  for (const [index, part] of marked.split(/[⟦⟧]/).entries()) {
    if (index % 2 === 1) spans.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { text, spans };
}

describe('judge: what is right', () => {
  const cases: Record<string, string> = {
    'plain text with its parameters':
      '<rules><rule id="2x-magic-item" name="n" parameterName="" parameterNames="a, b" parameterFormat="{name}">Text.</rule></rules>',
    magic: '<rules><magic id="userdefined-chaos.1_b" name="Chaos" parameterName="level">2 Failure.</magic></rules>',
    'a root as real files have it': `<rules xmlns:xsi="${instance}" xsi:noNamespaceSchemaLocation='a.xsd'><rule id="a" name="A"/></rules>`,
    'both dialects in one rule':
      '<rules><rule id="a" name="A">Roll:<table><tr><td>1</td></tr></table>then</rule></rules>',
    'a table in a cell': `<rules><rule id="a" name="A"><table>
      <tr><td>1</td><td><b>Pick Up.</b> Roll:<table><tr><td><p>1</p></td></tr></table></td></tr>
    </table></rule></rules>`,
    lists: '<rules><rule id="a" name="A"><ul><li>x<ol><li><p>y<br/>z</p></li></ol></li></ul></rule></rules>',
    'nested emphasis': '<rules><rule id="a" name="A"><b>x <i>y<br></br></i></b></rule></rules>',
    'comments and instructions anywhere': `<rules><!-- a --><rule id="a" name="A"><?odds can't: 1D6 >= n ?><table><!-- <td> -->
      <tr><?odds "b ?><td/></tr></table></rule><?x ?></rules>`,
    'a section in CDATA': '<rules><rule id="a" name="A"><![CDATA[<p>&nbsp;<tr>]]></rule></rules>',
    'blanks by reference':
      '<rules>&#32;<rule id="&#97;" name="&#65;"><table>&#x20;&#10;<tr><td/></tr></table></rule></rules>',
    'another namespace prefix declared':
      '<rules><rule id="a" name="A" xmlns:x="urn:x"><p xmlns:x="urn:x"/></rule></rules>',
  };
  for (const [name, text] of Object.entries(cases)) it(name, () => check(text));
});

describe('judge: attributes', () => {
  const missing = (attribute: string) => ({ kind: 'missingAttribute', element: 'rule', attribute });
  const unknown = (attribute: string, nearest: string | undefined) => ({
    kind: 'unknownAttribute',
    element: 'rule',
    attribute,
    allowed: ruleAttributes,
    nearest,
  });
  const badId = (value: string) => ({
    kind: 'badValue',
    element: 'rule',
    attribute: 'id',
    value,
    expected: identifier,
  });

  it('missing ones lie on the name of the element', () => {
    check('<rules><⟦rule⟧ name="A"/></rules>', missing('id'));
    check('<rules><magic id="a" name="A"/><⟦rule⟧ id="a"/></rules>', missing('name'));
  });
  it('unknown ones lie on their names, with what was meant', () => {
    check('<rules><rule id="a" name="A" ⟦paramName⟧="x"/></rules>', unknown('paramName', 'parameterName'));
    check('<rules><rule id="a" name="A" ⟦Name⟧="x"/></rules>', unknown('Name', undefined));
    check('<rules><rule id="a" name="A" ⟦class⟧="x"/></rules>', unknown('class', undefined));
  });
  it('a misspelt one is unknown, but the right one not missing as well', () => {
    check('<rules><rule id="a" ⟦nmae⟧="A"/></rules>', unknown('nmae', 'name'));
    check('<rules><⟦rule⟧ ⟦nmae⟧="A"/></rules>', missing('id'), unknown('nmae', 'name'));
  });
  it('elements without attributes say so', () => {
    checkContent('<p ⟦class⟧="x"/>', {
      kind: 'unknownAttribute',
      element: 'p',
      attribute: 'class',
      allowed: [],
      nearest: undefined,
    });
  });
  it('ids lie on the value', () => {
    for (const value of ['A', 'rpb fear', ' rpb', '-a', 'ñ', 'a/b', 'rpb-fear\n']) {
      check(`<rules><rule id="⟦${value}⟧" name="A"/></rules>`, badId(value));
    }
    check('<rules><rule id="⟦a&amp;b⟧" name="A"/></rules>', badId('a&b'));
  });
  it('an empty value is marked with its attribute', () => {
    check('<rules><rule ⟦id=""⟧ name="A"/></rules>', badId(''));
  });
  it('a name must show something', () => {
    for (const [source, value] of [
      [' ', ' '],
      ['&#160;', '\u00a0'],
      ['\t\n', '\t\n'],
    ] as const) {
      const expected = { kind: 'badValue', element: 'magic', attribute: 'name', value, expected: label };
      check(`<rules><magic id="a" name="⟦${source}⟧"/></rules>`, expected);
    }
  });
  it('several elements of one name keep their findings apart', () => {
    checkContent(
      '<p/><p ⟦a⟧="1"/><b/><p><b/><b ⟦c⟧="1"/></p>',
      { kind: 'unknownAttribute', element: 'p', attribute: 'a', allowed: [], nearest: undefined },
      { kind: 'unknownAttribute', element: 'b', attribute: 'c', allowed: [], nearest: undefined },
    );
  });
});

describe('judge: elements', () => {
  const unknown = (name: string, parent: string, allowed: string[], nearest: string | undefined) => ({
    kind: 'unknownElement',
    name,
    parent,
    allowed,
    nearest,
  });
  const misplaced = (name: string, parent: string, allowed: string[], parents: string[]) => ({
    kind: 'misplacedElement',
    name,
    parent,
    allowed,
    parents,
  });

  it('unknown ones lie on their names, every one of them', () => {
    checkContent(
      '<⟦foo⟧/>x<⟦foo⟧><p q="1"/></foo><p><⟦foo⟧/></p>',
      unknown('foo', 'rule', flow, undefined),
      unknown('foo', 'rule', flow, undefined),
      unknown('foo', 'p', inline, undefined),
    );
  });
  it('names what was meant: letters, capitals, names from elsewhere', () => {
    checkContent('<⟦tabel⟧/>', unknown('tabel', 'rule', flow, 'table'));
    checkContent('<⟦P⟧/>', unknown('P', 'rule', flow, 'p'));
    checkContent('<⟦STRONG⟧>x</STRONG>', unknown('STRONG', 'rule', flow, 'b'));
    checkContent('<table><tr><td/><⟦th⟧/></tr></table>', unknown('th', 'tr', ['td'], 'td'));
    check(
      '<rules><rule id="a" name="A"/><⟦ruel⟧ id="b" name="B"/></rules>',
      unknown('ruel', 'rules', ['rule', 'magic'], 'rule'),
    );
    checkContent('<⟦rul⟧/>', unknown('rul', 'rule', flow, 'ul'));
  });
  it('a row in a cell belongs in the table', () => {
    checkContent(
      '<table><tr><td>1</td><td>Roll:<table><tr><td/></tr></table><⟦tr⟧><td/></tr>\n<⟦tr⟧><td/></tr></td></tr></table>',
      misplaced('tr', 'td', flow, ['table']),
      misplaced('tr', 'td', flow, ['table']),
    );
  });
  it('known ones in the wrong place', () => {
    checkContent('<p><⟦p⟧>x</p></p>', misplaced('p', 'p', inline, ['rule', 'magic', 'li', 'td']));
    checkContent('<⟦rule⟧ id="b" name="B"/>', misplaced('rule', 'rule', flow, ['rules']));
    check(
      '<rules><rule id="a" name="A"/><⟦p⟧/></rules>',
      misplaced('p', 'rules', ['rule', 'magic'], ['rule', 'magic', 'li', 'td']),
    );
    check('<rules><rule id="a" name="A"/><⟦rules⟧/></rules>', misplaced('rules', 'rules', ['rule', 'magic'], []));
  });
  it('what must hold something and holds nothing', () => {
    for (const [parent, child] of [
      ['table', 'tr'],
      ['ul', 'li'],
      ['ol', 'li'],
    ] as const) {
      checkContent(`x<⟦${parent}⟧> <!-- c --></${parent}>`, {
        kind: 'missingChild',
        element: parent,
        expected: [child],
        needs: 'all',
        isEmpty: true,
      });
    }
    checkContent('<ul><⟦p⟧/></ul>', misplaced('p', 'ul', ['li'], ['rule', 'magic', 'li', 'td']));
    checkContent('<table><⟦tr⟧/></table>', {
      kind: 'missingChild',
      element: 'tr',
      expected: ['td'],
      needs: 'all',
      isEmpty: true,
    });
  });
  it('a file that has just been begun', () => {
    const expected = { kind: 'noEntries', element: 'rules', expected: ['rule', 'magic'] };
    check('<⟦rules⟧></rules>', expected);
    check('<?xml version="1.0"?><⟦rules⟧/>', expected);
    check('<⟦rules⟧>\n<!-- soon -->\n</rules>', expected);
  });
  it('names that JavaScript keeps for itself', () => {
    for (const name of [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '__defineGetter__',
    ]) {
      checkContent(`<⟦${name}⟧/><⟦${name}⟧>x</${name}>`, ...Array(2).fill(unknown(name, 'rule', flow, undefined)));
      checkContent(`<p ⟦${name}⟧="x"/>`, {
        kind: 'unknownAttribute',
        element: 'p',
        attribute: name,
        allowed: [],
        nearest: undefined,
      });
    }
  });
});

describe('judge: text', () => {
  it('where only elements may stand, without the blanks around it', () => {
    checkContent(
      '<table> ⟦Roll 1D6:⟧\n <tr><td/></tr>\n⟦&amp;⟧</table>',
      ...Array(2).fill({
        kind: 'unexpectedText',
        parent: 'table',
        allowed: ['tr'],
      }),
    );
    checkContent('<table><tr><td/><!-- x -->⟦<![CDATA[ x ]]>⟧</tr></table>', {
      kind: 'unexpectedText',
      parent: 'tr',
      allowed: ['td'],
    });
    checkContent('<br>⟦x⟧</br>', { kind: 'unexpectedText', parent: 'br', allowed: [] });
    checkContent('<ul>⟦\u2003⟧<li/></ul>', {
      kind: 'unexpectedText',
      parent: 'ul',
      allowed: ['li'],
    });
  });
  it('between the entries', () => {
    check(
      '<rules>\n ⟦Fear⟧\n<rule id="a" name="A"/>⟦<![CDATA[x]]>⟧</rules>',
      ...Array(2).fill({
        kind: 'unexpectedText',
        parent: 'rules',
        allowed: ['rule', 'magic'],
      }),
    );
  });
});

describe('judgeRoot', () => {
  const entry = '<rule id="a" name="A"/>';
  it('its attributes', () => {
    check(`<rules ⟦version⟧="1">${entry}</rules>`, {
      kind: 'unknownAttribute',
      element: 'rules',
      attribute: 'version',
      allowed: rootAttributes,
      nearest: undefined,
    });
    check(`<⟦rules⟧ xsi:noNamespaceSchemaLocation="a.xsd">${entry}</rules>`, {
      kind: 'missingAttribute',
      element: 'rules',
      attribute: 'xmlns:xsi',
    });
    check(`<rules xmlns:xsi="⟦http://example.org⟧" xsi:noNamespaceSchemaLocation="a.xsd">${entry}</rules>`, {
      kind: 'badValue',
      element: 'rules',
      attribute: 'xmlns:xsi',
      value: 'http://example.org',
      expected: { kind: 'exactly', value: instance },
    });
  });
  it('a way to name a schema that does not suit files without a namespace', () => {
    check(`<rules xmlns:xsi="${instance}" ⟦xsi:schemaLocation⟧="a.xsd">${entry}</rules>`, {
      kind: 'unknownAttribute',
      element: 'rules',
      attribute: 'xsi:schemaLocation',
      allowed: rootAttributes,
      nearest: undefined,
    });
  });
  it('its name', () => {
    const root = { kind: 'unknownElement', parent: undefined, allowed: ['rules'] };
    check(`<⟦ruels⟧>${entry}</ruels>`, { ...root, name: 'ruels', nearest: 'rules' });
    check('<⟦p⟧/>', {
      kind: 'misplacedElement',
      name: 'p',
      parent: undefined,
      allowed: ['rules'],
      parents: ['rule', 'magic', 'li', 'td'],
    });
  });
});

describe('judge on any input', () => {
  const pieces = [
    '<',
    '>',
    '/',
    '"',
    "'",
    '&',
    '=',
    ' ',
    '<?',
    '?>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<p',
    '</p>',
    'x',
    '__proto__',
  ];
  const source =
    '<rules><rule id="a" name="A"><p>x <b>y</b></p><table><tr><td>1</td></tr></table><?odds a: 1D6 ?></rule><magic id="b" name="B">z</magic></rules>';

  itProperty('never throws on what the reader calls well-formed', () => {
    let judged = 0;
    const edit = fc.record({
      at: fc.nat(source.length),
      remove: fc.nat(8),
      insert: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const text = edits.reduce(
          (old, { at, remove, insert }) => old.slice(0, at) + insert.join('') + old.slice(at + remove),
          source,
        );
        const { nodes, errors } = parse(text);
        const isSound = ({ span }: Element) =>
          errors.every((error) => error.span.end < span.start || error.span.start > span.end);
        const elements = nodes.flatMap((node) => (node.kind === 'element' ? [node, ...node.children] : []));
        for (const node of elements) {
          if (node.kind !== 'element' || !isSound(node)) continue;
          judged++;
          for (const { span } of [...judge(rules.schema, text, node), ...judgeRoot(rules.schema, text, node, [node])]) {
            assert(node.span.start <= span.start && span.start < span.end && span.end <= node.span.end);
          }
        }
      }),
      { seed: 2, numRuns: runs(1500) },
    );
    assert(judged > runs(1000), `only ${judged} elements were judged`);
  });

  const rows = (count: number) => `<rules><rule id="a" name="A"><table>${'<tr/>'.repeat(count)}</table></rule></rules>`;

  it('names a thousand of elements by the ten thousand, and takes long names and texts', () => {
    const longName = (length: number) => `<rules><${'a'.repeat(length)}/></rules>`;
    const blanks = (length: number) =>
      `<rules><rule id="a" name="A"><ul>x${' '.repeat(length)}x<li/></ul></rule></rules>`;
    assert.equal(findings(rows(10_000)).length, 1001);
    assert.equal(findings(longName(100_000)).length, 1);
    assert.equal(findings(blanks(100_000)).length, 1);
  });

  itLong('takes steps in proportion to the number of rows', () => assertLinearSteps({ rows }, findings, 1500));
});
