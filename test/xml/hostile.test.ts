import assert from 'node:assert/strict';
import { it } from 'mocha';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { locate } from '../../server/xml/locate.ts';
import { parse } from '../../server/xml/parse.ts';
import { maximumErrors } from '../../server/xml/parseError.ts';
import { maximumDepth, type Node } from '../../server/xml/tree.ts';
import { problemsOf } from '../support/problems.ts';
import { describeLong } from '../support/runs.ts';

/** Enough that what takes quadratic time takes very long, and the rest next to none. */
const manyCharacters = 40_000;

/** Seconds of processor time for so many characters: many times what the slowest of these texts takes, on any machine. */
const maximumSeconds = 5;

/** The whole way of a text that somebody opens: it is cut, read, indexed, judged and looked up in, in time, and nothing is thrown. */
function check(text: string): readonly string[] {
  const started = process.cpuUsage();
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///a.xml', text);
  const problems = document ? problemsOf(workspace, document, messagesFor('en')) : [];
  for (const section of document?.sections ?? []) {
    assert.ok(section.errors.length <= maximumErrors);
    if (section.text.length > 1000) locate(section.nodes, section.text.length >> 1);
  }
  const seconds = secondsSince(started);
  const share = Math.max(1, text.length / manyCharacters);
  assert.ok(seconds < maximumSeconds * share, `${seconds.toFixed(1)} s for ${text.length} characters`);
  return [...new Set(problems.map(({ code }) => code))];
}

function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

/** Many characters of one piece. */
function filled(piece: string): string {
  return piece.repeat(Math.floor(manyCharacters / piece.length));
}

/** Many characters of pieces that a number tells apart. */
function numbered(piece: (index: number) => string): string {
  return Array.from({ length: Math.floor(manyCharacters / piece(10_000).length) }, (_, index) => piece(index)).join('');
}

function inRule(content: string): string {
  return `<rules>\n  <rule id="a" name="A">${content}</rule>\n  <rule id="z" name="Z">x</rule>\n</rules>`;
}

function named(name: string): string {
  return `<rules><rule id="a" name="${name}">x</rule></rules>`;
}

describeLong('a hostile document takes no longer than any other', () => {
  // Each of them begins much that does not end, or asks for a search through all the rest.
  const inRules: Readonly<Record<string, string>> = {
    'text in one line': filled('Roll 1D6 and add 2. '),
    'elements in elements': `${filled('<a>')}${filled('</a>')}`,
    'elements that never end': filled('<p>'),
    'end tags of nothing': filled('</b>'),
    'half end tags': filled('<p></p'),
    'end tags just begun': filled('</'),
    'end tags without a name': filled('</>'),
    'half start tags': filled('<a '),
    'half start tags and one end': `${filled('<a ')}</a>`,
    'half start tags of different names': numbered((index) => `<a${index} `),
    'nothing but <': filled('<'),
    'nothing but &': filled('&'),
    'names behind &': filled('&a'),
    'a long name behind &': `&${filled('a')}`,
    'unknown entities': filled('&foo;'),
    'comments that never end': filled('<!--'),
    'a comment of hyphens': `<!--${filled('-')}-->`,
    'CDATA that never ends': filled('<![CDATA['),
    'ends of CDATA': filled(']]>'),
    'CDATA and its ends': filled('<![CDATA[x]]>]]>'),
    'instructions that never end': filled('<?odds '),
    'XML declarations': filled('<?xml?>'),
    'document types': filled('<!DOCTYPE a>\n'),
    'quotes that never close': `<p a="${filled(' b="')}`,
    'tags with quotes that never close': filled('<p a="'),
    'quotes of both kinds': filled(`<p a='b="`),
    'blanks in a value': `<p a="${filled(' ')}`,
    'blanks in a tag': `<p ${filled(' ')}`,
    'words in a value': `<p a="${filled('x ')}`,
    'beginnings of attributes in a value': `<p a="${filled('x= ')}`,
    '< in a value': `<p a="${filled('<')}"`,
    'almost attributes in values': `<p ${filled(`a="${' '.repeat(90)}=" `)}`,
    'slashes in a tag': `<p ${filled('/')}`,
    'attributes without values': `<p ${filled('a ')}/>`,
    'attributes of one name': `<p ${filled('a="" ')}/>`,
    'attributes of different names': `<p ${numbered((index) => `a${index}="" `)}/>`,
    'a long name': `<${filled('a')}>`,
    'a long name and end tags': `<${filled('a')}>${filled('</b>')}`,
    'a name of rare letters': `<${filled('\u{10400}')}>`,
    'signs that no tag has': `<p ${filled('\u{1f600}')}>`,
    'elements out of place': filled('<q/>'),
    'rows out of place': filled('<tr/>'),
    'text between comments': filled('x<!---->'),
    'control characters': filled('\0'),
    'control characters between others': filled('\0a'),
    'halves of characters': filled('\ud800'),
  };
  for (const [title, content] of Object.entries(inRules)) it(title, () => void check(inRule(content)));

  const documents: Readonly<Record<string, string>> = {
    'empty rules': `<rules>${filled('<rule/>')}</rules>`,
    'rules of one id': `<rules>${filled('<rule id="a" name="A">x</rule>\n')}</rules>`,
    'rules of one name': `<rules>${numbered((index) => `<rule id="r${index}" name="R ${index}">x</rule>\n`)}</rules>`,
    'elements that are no rules': `<rules>${filled('<x/>')}</rules>`,
    'comments with a rule in each': `<rules>${filled('<!-- <rule ')}-->`,
    'comments with a rule in each, and their end far away': `<rules>${filled('<!-- <rule ')}${filled('x')}-->`,
    'attributes of a rule': `<rules><rule ${numbered((index) => `a${index}="" `)}/></rules>`,
    'attributes of the root': `<rules ${numbered((index) => `a${index}="" `)}></rules>`,
    roots: filled('<rules></rules>'),
    'roots with a rule': filled('<rules><rule id="a" name="B"/></rules>'),
    'ends of the root': `<rules>${filled('<rule id="a" name="B"/></rules>')}`,
    'document types before the root': `${filled('<!DOCTYPE rules [\n')}<rules/>`,
    'quotes in the document type': `<!DOCTYPE rules [${filled(`"'<!--`)}`,
    'brackets in the document type': `<!DOCTYPE rules ${filled('[]')}><rules/>`,
    'comments before the root': `${filled('<!-- -->')}<rules/>`,
    'anything before the root': `<?xml version="1.0"?>${filled('x<')}`,
    'a name of words': named(filled('A n ')),
    'a name of brackets': named(filled('[(')),
    'a name of hyphens': named(filled('A-')),
    'a name of ranges': named(filled('[a-b] ')),
    'a name of blanks': named(filled(' ')),
    'a name of rare capitals': named(filled('\u{10400}')),
    'a long id': `<rules><rule id="${filled('a')} " name="A">x</rule></rules>`,
    'names of parameters': `<rules><rule id="a" name="A" parameterNames="${filled(',')}">x</rule></rules>`,
  };
  for (const [title, text] of Object.entries(documents)) it(title, () => void check(text));

  it('runs so long that they exhaust the stack of a regular expression', () => {
    const many = 10_000_000;
    for (const [start, letter] of [
      ['', '\ud800'],
      ['<p ', '\u{1f600}'],
      ['<', '\u{10400}'],
      ['<p a="', '\u{10400}'],
    ] as const) {
      assert.doesNotThrow(() => parse(start + letter.repeat(many / letter.length)));
    }
  });

  it('ten million characters in one line', () => void check(inRule(filled('Roll 1D6 and add 2. ').repeat(50))));
});

describeLong('a hostile document means no more than it says', () => {
  it('expands no entity', () => {
    const bomb = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join(
      '\n',
    );
    const text = `<?xml version="1.0"?>\n<!DOCTYPE rules [<!ENTITY e0 "x">\n${bomb}\n<!ENTITY f SYSTEM "file:///etc/passwd">]>\n`;
    assert.deepEqual(check(`${text}<rules><rule id="a" name="A">&e9;&f;</rule></rules>`), []);
  });

  it('nests no deeper than it may', () => {
    const workspace = new Workspace([]);
    const document = workspace.putFile('file:///a.xml', inRule('<b>'.repeat(100_000)));
    assert.ok(document);
    for (const { nodes } of document.sections) assert.ok(depthOf(nodes) <= maximumDepth + 1);
    assert.ok(check(document.getText()).includes('too-deep'));
  });

  it('takes a byte order mark, any line ends and names of all objects', () => {
    assert.deepEqual(
      check('\ufeff<?xml version="1.0"?>\r\n<rules>\r<rule id="constructor" name="__proto__">x</rule>\r\n</rules>'),
      [],
    );
    assert.deepEqual(check('<__proto__/>'), []);
    assert.deepEqual(check('<constructor><rule/></constructor>'), []);
  });
});

function depthOf(nodes: readonly Node[]): number {
  return nodes.reduce((depth, node) => Math.max(depth, node.kind === 'element' ? 1 + depthOf(node.children) : 0), 0);
}
