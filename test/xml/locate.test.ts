import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { type Location, locate } from '../../server/xml/locate.ts';
import { parse } from '../../server/xml/parse.ts';
import { readCursor } from '../support/cursor.ts';
import { ownFiles } from '../support/realFiles.ts';
import { itProperty, runs } from '../support/runs.ts';

/** What stands at the `|`: its kind, the text it lies on, and the elements around it. */
function check(marked: string, expected: string): void {
  const { text, offset } = readCursor(marked);
  assert.equal(describeLocation(text, locate(parse(text).nodes, offset)), expected, marked);
}

function describeLocation(text: string, location: Location): string {
  const { kind, span, path } = location;
  const element = 'element' in location ? ` of ${location.element?.name ?? 'nothing'}` : '';
  const around = path.map(({ name }) => name).join('/');
  return `${kind}${element} ${JSON.stringify(text.slice(span.start, span.end))} in ${around}`;
}

describe('locate', () => {
  it('tells what every offset of an element is', () => {
    check('|<p id="a">x</p>', 'content "" in ');
    check('<|p id="a">x</p>', 'elementName of p "p" in p');
    check('<p| id="a">x</p>', 'elementName of p "p" in p');
    check('<p |id="a">x</p>', 'attributeName of p "id" in p');
    check('<p i|d="a">x</p>', 'attributeName of p "id" in p');
    check('<p id|="a">x</p>', 'attributeName of p "id" in p');
    check('<p id=|"a">x</p>', 'startTag of p "" in p');
    check('<p id="|a">x</p>', 'attributeValue of p "a" in p');
    check('<p id="a|">x</p>', 'attributeValue of p "a" in p');
    check('<p id="a"|>x</p>', 'startTag of p "" in p');
    check('<p id="a">|x</p>', 'text "x" in p');
    check('<p id="a">x|</p>', 'text "x" in p');
    check('<p id="a">x<|/p>', 'endTag of p "p" in p');
    check('<p id="a">x</|p>', 'endTag of p "p" in p');
    check('<p id="a">x</p|>', 'endTag of p "p" in p');
    check('<p id="a">x</p>|', 'content "" in ');
  });

  it('tells borders between nodes apart', () => {
    check('<a>|<b/></a>', 'content "" in a');
    check('<a><b/|></a>', 'startTag of b "" in a/b');
    check('<a><b/>|</a>', 'content "" in a');
    check('<a><b>x</b>|<c>y</c></a>', 'content "" in a');
    check('<a><b>x</b>|y</a>', 'text "y" in a');
    check('<a>x|<b/></a>', 'text "x" in a');
    check('<a><!--| x --></a>', 'comment "<!-- x -->" in a');
    check('<a>|<!-- x --></a>', 'content "" in a');
    check('<a><!-- x -->|</a>', 'content "" in a');
    check('<a><![CDATA[x|]]></a>', 'text "x" in a');
    check('<a><?odds 1D6| ?></a>', 'processingInstruction "1D6" in a');
    check('<!DOC|TYPE a><a/>', 'content "<!DOCTYPE a>" in ');
    check('\ufeff|<a/>', 'content "" in ');
    check('<a>x</b|></a>', 'endTag of nothing "b" in a');
  });

  it('knows where something is being typed', () => {
    check('<a>x<|</a>', 'text "x<" in a');
    check('<a><|</a>', 'text "<" in a');
    check('<a><|<b/></a>', 'text "<" in a');
    check('<a><r|</a>', 'elementName of r "r" in a/r');
    check('<a>\n  <ru|\n  <b/></a>', 'elementName of ru "ru" in a/ru');
    check('<a><r |\n<b/></a>', 'startTag of r "" in a/r');
    check('<a><r b="1" |c="2"/></a>', 'attributeName of r "c" in a/r');
    check('<a><r b="1" | c="2"/></a>', 'startTag of r "" in a/r');
    check('<a><r b="1" |/></a>', 'startTag of r "" in a/r');
    check('<a><r b|</a>', 'attributeName of r "b" in a/r');
    check('<a><r b=|</a>', 'startTag of r "" in a/r');
    check('<a><r id="|"/></a>', 'attributeValue of r "" in a/r');
    check('<a><r id="|</a>', 'attributeValue of r "" in a/r');
    check('<a><r id="|/></a>', 'attributeValue of r "" in a/r');
    check('<a><r id="x|</a>', 'attributeValue of r "x" in a/r');
    check('<a><p>x</|</a>', 'endTag of p "" in a/p');
    check('<a><p>x</|\n</a>', 'endTag of p "" in a/p');
    check('<a><p>x</|\n<b/></p></a>', 'endTag of p "" in a/p');
    check('<a><p>x</p|', 'endTag of p "p" in a/p');
    check('<rule>x</ru|', 'endTag of rule "ru" in rule');
    check('<rule>x</|', 'endTag of rule "" in rule');
    check('<rule>x</ru\n|', String.raw`text "\n" in rule`);
    check('<a><p>x</p\n|<b/></a>', String.raw`text "\n" in a`);
    check('<a><!-- x|', 'comment "<!-- x" in a');
    check('<a><?odds 1D6|', 'processingInstruction "1D6" in a');
    check('<a><![CDATA[x|', 'text "x" in a');
    check('<a>|', 'content "" in a');
    check('<a|', 'elementName of a "a" in a');
    check('|', 'content "" in ');
  });

  /** At every offset the answer lies where it was asked for, and the elements around it hold it. */
  function checkAll(text: string, offsets: Iterable<number>): void {
    const { nodes } = parse(text);
    for (const offset of offsets) {
      const { kind, span, path } = locate(nodes, offset);
      const isNear = kind === 'endTag' || kind === 'processingInstruction' || kind === 'text' || kind === 'comment';
      assert.ok(isNear || (span.start <= offset && offset <= span.end), `${kind} is not at ${offset}`);
      for (const element of path) {
        assert.ok(
          element.span.start < offset && offset <= element.span.end,
          `<${element.name}> is not around ${offset}`,
        );
      }
    }
  }

  itProperty('answers at every offset of any text', () => {
    const pieces = [
      '<a',
      '>',
      '</a>',
      '</',
      '<b/>',
      ' c="1"',
      ' d="',
      '<!--',
      '-->',
      '<?o ',
      '?>',
      '<![CDATA[',
      'x',
      ' ',
      '&',
      '<',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        checkAll(
          text,
          Array.from({ length: text.length + 1 }, (_, offset) => offset),
        );
      }),
      { numRuns: runs(2000), seed: 1 },
    );
    for (const { text } of ownFiles())
      checkAll(
        text,
        Array.from({ length: 3000 }, (_, index) => (index * 37) % text.length),
      );
  });

  it('answers outside of the text too', () => {
    const { nodes } = parse('<a>x</a>');
    assert.equal(locate(nodes, -5).kind, 'content');
    assert.equal(locate(nodes, 100).kind, 'content');
    assert.equal(locate([], 0).kind, 'content');
  });
});
