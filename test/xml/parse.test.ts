import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { parse } from '../../server/xml/parse.ts';
import { maximumErrors } from '../../server/xml/parseError.ts';
import { maximumDepth } from '../../server/xml/tree.ts';
import { anyText } from '../support/anyText.ts';
import { assertSound } from '../support/assertSound.ts';
import { errorsOf, outline } from '../support/outline.ts';
import { ownFiles, realFiles } from '../support/realFiles.ts';
import { itLong, itProperty, runs } from '../support/runs.ts';

/** The tree of the text, see `outline`, and the errors in it, see `errorsOf`. `root` as for `parse`. */
function check(text: string, expected: string, errors: readonly string[] = [], root?: string): void {
  const parsed = parse(text, root);
  assertSound(text, parsed, root === undefined);
  assert.equal(outline(text, parsed.nodes), expected);
  assert.deepEqual(errorsOf(text, parsed), errors);
}

type Case = readonly [text: string, tree: string, ...errors: string[]];

function cases(title: string, list: readonly Case[], root?: string): void {
  describe(title, () => {
    for (const [text, tree, ...errors] of list) it(JSON.stringify(text), () => check(text, tree, errors, root));
  });
}

describe('parse', () => {
  cases('well-formed', [
    ['<a/>', 'a/'],
    [`<a b="1" c='2'>x</a>`, 'a[b=1 c=2]("x")'],
    ['<a\n  b = "1"\n/>', 'a[b=1]/'],
    ['<a b="x > y"></a >', 'a[b=x > y]()'],
    ['<a b="x c=">x</a>', 'a[b=x c=]("x")'],
    [`<a b="x c = " d='2'/>`, 'a[b=x c =  d=2]/'],
    [`<a b='x c=' d='y c='/>`, 'a[b=x c= d=y c=]/'],
    [
      '<?xml version="1.0"?>\n<!-- c --><a><![CDATA[<b>]]><?odds x: 1D6 ?></a>\n',
      String.raw`?xml"version=\"1.0\"" "\n" comment" c " a(cdata"<b>" ?odds"x: 1D6") "\n"`,
    ],
    [`<!DOCTYPE a [<!ENTITY b "]>"> <!-- ' --><?x ' ?>]><a/>`, 'doctype a/'],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a>&amp;</a>', 'doctype a("&amp;")'],
    ['\ufeff<?xml version="1.0"?><a/>', String.raw`?xml"version=\"1.0\"" a/`],
    ['<é ñ="x"/>', 'é[ñ=x]/'],
    ['<\u{10400}a/>', '\u{10400}a/'],
    ['<a>x &amp; &#65; &#x41; 😀</a>', 'a("x &amp; &#65; &#x41; 😀")'],
    ['<__proto__ constructor="1"/>', '__proto__[constructor=1]/'],
  ]);

  cases('elements that end too late, too early or not at all', [
    ['<a><b>x</a>', 'a(b("x")!)', 'unclosedElement "b"'],
    ['<a><b><c>x</a>', 'a(b(c("x")!)!)', 'unclosedElement "b"'],
    ['<a>x</b>y</a>', 'a("x" </b> "y")', 'strayEndTag "</b>"'],
    ['<a><b><c>x</b></c></a>', 'a(b(c("x")!) </c>)', 'mismatchedEndTag "b"'],
    ['<a><b><c>x</b>y</c></a>', 'a(b(c("x")!) "y" </c>)', 'unclosedElement "c"', 'strayEndTag "</c>"'],
    ['<a><c>1</c></c><b><c>2</c></b></a>', 'a(c("1") </c> b(c("2")))', 'strayEndTag "</c>"'],
    ['<a><c><b><c>1</c></c></b></c></a>', 'a(c(b(c("1") </c>)))', 'strayEndTag "</c>"'],
    ['<a><u>x</ul></a>', 'a(u("x"))', 'mismatchedEndTag "ul"'],
    [
      '<a><bIt bites.</b></a>',
      'a(bIt[bites.]~()! </b>)',
      'unfinishedStartTag "<bIt bites."',
      'attributeWithoutValue "bites."',
    ],
    ['<a><b It bites often.</b></a>', 'a(b~(" It bites often."))', 'unfinishedStartTag "<b"'],
    ['<a b"c"/>', 'a[b=c]/', 'attributeWithoutValue "b"'],
    ['<a><rule>x</rlue></a>', 'a(rule("x"))', 'mismatchedEndTag "rlue"'],
    ['<a><rule>x</rul></a>', 'a(rule("x"))', 'mismatchedEndTag "rul"'],
    ['<a><rule>x</rrule></a>', 'a(rule("x"))', 'mismatchedEndTag "rrule"'],
    ['<a><rule>x</rukle></a>', 'a(rule("x"))', 'mismatchedEndTag "rukle"'],
    ['<a><rule>x</RULE></a>', 'a(rule("x"))', 'mismatchedEndTag "RULE"'],
    ['<rules>x</ruels>\n', String.raw`rules("x") "\n"`, 'mismatchedEndTag "ruels"'],
    ['<rules>x</rule>', 'rules("x" </rule>)!', 'strayEndTag "</rule>"'],
    ['<rules>x</ruels>y</rules>', 'rules("x" </ruels> "y")', 'strayEndTag "</ruels>"'],
    ['<a><b>x</c></a>', 'a(b("x" </c>)!)', 'unclosedElement "b"', 'strayEndTag "</c>"'],
    ['<a>x', 'a("x")!'],
  ]);

  cases('half an end tag', [
    ['<rule>x</', 'rule("x" </)!', 'unfinishedEndTag "</"'],
    ['<rule>x</ru', 'rule("x" </ru)!', 'unfinishedEndTag "</ru"'],
    ['<a><p>x</p\n<p>y</p></a>', String.raw`a(p("x")~ "\n" p("y"))`, 'unfinishedEndTag "</p"'],
    ['<a><p>x</\n<b>y</b></p></a>', String.raw`a(p("x" </ "\n" b("y")))`, 'unfinishedEndTag "</"'],
    ['<a>x</>y</a>', 'a("x" </> "y")', 'unfinishedEndTag "</>"'],
    ['<a><p>x</></a>', 'a(p("x"))', 'unfinishedEndTag "</>"'],
    ['<a>x</ a></a>', 'a("x" </ " a>")', 'unfinishedEndTag "</"'],
    ['<a><p>x</p q="1"></a>', String.raw`a(p("x")~ " q=\"1\">")`, 'unfinishedEndTag "</p"'],
  ]);

  cases('half a start tag', [
    ['<a', 'a~()!', 'unfinishedStartTag "<a"'],
    ['<a b', 'a[b]~()!', 'unfinishedStartTag "<a b"', 'attributeWithoutValue "b"'],
    ['<a b=', 'a[b]~()!', 'unfinishedStartTag "<a b="', 'attributeWithoutValue "="'],
    ['<a b="', 'a[b=]~()!', String.raw`unfinishedStartTag "<a b=\""`, String.raw`unclosedQuote "\""`],
    ['<a b="c', 'a[b=c]~()!', String.raw`unfinishedStartTag "<a b=\"c"`, String.raw`unclosedQuote "\"c"`],
    ['<a b="c" ', 'a[b=c]~()!', String.raw`unfinishedStartTag "<a b=\"c\""`],
    ['<a><b <c>x</c></a>', 'a(b~()! c("x"))', 'unfinishedStartTag "<b"'],
    ['<a><b c="1" <d>x</d></b></a>', 'a(b[c=1]~(d("x")))', String.raw`unfinishedStartTag "<b c=\"1\""`],
    ['<a><b <!-- c --></b></a>', 'a(b~(comment" c "))', 'unfinishedStartTag "<b"'],
  ]);

  cases('a < that begins nothing', [
    ['<a>1 < 2</a>', 'a("1 < 2")', 'strayLessThan "<"'],
    ['<a><<b/></a>', 'a("<" b/)', 'strayLessThan "<"'],
    ['<a><1/></a>', 'a("<1/>")', 'strayLessThan "<"'],
    ['<a><!- x --></a>', 'a("<!- x -->")', 'strayLessThan "<"'],
    ['<a><? x ?></a>', 'a("<? x ?>")', 'strayLessThan "<"'],
    ['<a b="x<y" c="1 < 2"/>', 'a[b=x<y c=1 < 2]/', 'strayLessThan "<"', 'strayLessThan "<"'],
    ['<', '"<"', 'strayLessThan "<"'],
  ]);

  cases('attributes', [
    ['<a b="1 c="2">x</a>', 'a[b=1 c=2]("x")', String.raw`unclosedQuote "\"1"`],
    ['<a b="1 c="" d="2">x</a>', 'a[b=1 c= d=2]("x")', String.raw`unclosedQuote "\"1"`],
    ['<a b="1\n  c="2">x</a>', 'a[b=1 c=2]("x")', String.raw`unclosedQuote "\"1"`],
    ['<a b="1>x</a>', 'a[b=1]("x")', String.raw`unclosedQuote "\"1"`],
    ['<a b="1>x "y" z</a>', String.raw`a[b=1]("x \"y\" z")`, String.raw`unclosedQuote "\"1"`],
    ['<a b="1/>', 'a[b=1]/', String.raw`unclosedQuote "\"1"`],
    [`<a b="1'>x</a>`, `a[b=1']("x")`, String.raw`unclosedQuote "\"1'"`],
    ['<a b=1" c="2">x</a>', 'a[b=1 c=2]("x")', 'unquotedValue "1"'],
    ['<a b=1 2" c="3"/>', 'a[b=1 2 c=3]/', 'unquotedValue "1 2"'],
    ['<a b=“1 2” c=«3»/>', 'a[b=1 2 c=3]/', 'unquotedValue "“1 2”"', 'unquotedValue "«3»"'],
    ['<a b=“1 c="2"/>', 'a[b=“1 c=2]/', 'unquotedValue "“1"'],
    ['<a b=1 c=2/>', 'a[b=1 c=2]/', 'unquotedValue "1"', 'unquotedValue "2"'],
    ['<a b="1"c="2"/>', 'a[b=1 c=2]/', 'missingSpace "c"'],
    ['<a b="1" b="2"/>', 'a[b=1 b=2]/', 'duplicateAttribute "b"'],
    ['<a b/>', 'a[b]/', 'attributeWithoutValue "b"'],
    ['<a b= c="1"/>', 'a[b c=1]/', 'attributeWithoutValue "="'],
    ['<a b="1"" c="2"/>', 'a[b=1 c=2]/', String.raw`strayCharacters "\""`],
    ['<a "b="1"/>', 'a[b=1]/', String.raw`strayCharacters "\""`],
    ['<a, b="1"/>', 'a[b=1]/', 'strayCharacters ","'],
    ['<a b="1" / c="2">x</a>', 'a[b=1 c=2]("x")', 'strayCharacters "/"'],
    ['<a b="R&B"/>', 'a[b=R&B]/', 'bareAmpersand "&"'],
    ['<a \u2192\u2192 b="1"/>', 'a[b=1]/', 'strayCharacters "\u2192\u2192"'],
  ]);

  cases('comments, CDATA and instructions', [
    ['<a><!-- x -- y --></a>', 'a(comment" x -- y ")', 'doubleHyphen "--"'],
    ['<a><!-- x ---></a>', 'a(comment" x -")', 'doubleHyphen "--"'],
    ['<a><!-- x <b/></a>', 'a(comment" x " b/)', 'unclosedComment "<!--"'],
    ['<a><![CDATA[ x <b/></a>', 'a(cdata" x " b/)', 'unclosedCdata "<![CDATA["'],
    ['<a>x ]]> y</a>', 'a("x ]]> y")', 'cdataEndInText "]]>"'],
    ['<a><?odds x \n<b/></a>', String.raw`a(?odds"x" " \n" b/)`, 'unclosedInstruction "<?odds"'],
    [' <?xml version="1.0"?><a/>', String.raw`" " ?xml"version=\"1.0\"" a/`, 'misplacedXmlDeclaration "<?xml"'],
    ['<a><?XML?></a>', 'a(?XML"")', 'misplacedXmlDeclaration "<?XML"'],
    ['\u00a0<a/>', '"\u00a0" a/', 'illegalCharacter "\u00a0"'],
    ['\ufeff\ufeff<a/>', '"\ufeff" a/', 'illegalCharacter "\ufeff"'],
    ['<a/>\n\u2028', 'a/ "\\n\u2028"', 'illegalCharacter "\u2028"'],
    ['<a>\u00a0\u2028</a>', 'a("\u00a0\u2028")'],
    // A letter that no name can have.
    ['<a><?xmlª?></a>', 'a(?xml"ª")', 'misplacedXmlDeclaration "<?xml"'],
    ['<a><?xml½<b/></a>', 'a(?xml"½" b/)', 'misplacedXmlDeclaration "<?xml"'],
  ]);

  cases('document type declarations', [
    ['<!DOCTYPE a><!DOCTYPE a><a/>', 'doctype doctype a/', 'misplacedDoctype "<!DOCTYPE"'],
    ['<a><!DOCTYPE b></a>', 'a(doctype)', 'misplacedDoctype "<!DOCTYPE"'],
    ['<!doctype a><a/>', 'doctype a/', 'misplacedDoctype "<!doctype"'],
    ['<!DOCTYPE a [\n<a/>', String.raw`doctype "\n" a/`, 'unfinishedStartTag "<!DOCTYPE"'],
    ['<!DOCTYPE a\n<a b="]>"/>', String.raw`doctype "\n" a[b=]>]/`, 'unfinishedStartTag "<!DOCTYPE"'],
  ]);

  cases('around the root', [
    ['', ''],
    ['x', '"x"', 'textOutsideRoot "x"'],
    ['x<a/>', '"x" a/', 'textOutsideRoot "x"'],
    ['<a/>\n x y \nz', String.raw`a/ "\n x y \nz"`, 'textOutsideRoot "x y "'],
    ['<a/><!-- x --><?y?>\n', String.raw`a/ comment" x " ?y"" "\n"`],
    ['<a/><![CDATA[x]]>', 'a/ cdata"x"', 'misplacedCdata "<![CDATA["'],
    ['<a/><b/><c/>', 'a/ b/ c/', 'secondRoot "b"'],
    ['<a></a><a><b/></a>', 'a() a()! b/ </a>', 'secondRoot "a"'],
  ]);

  cases(
    'a part of a document whose root is <rules>',
    [
      ['<rule>x</rule>\n', String.raw`rule("x") "\n"`],
      ['<rule>x</rule></rules>\n', String.raw`rule("x") </rules> "\n"`],
      ['<rule>x</rules>', 'rule("x")! </rules>', 'unclosedElement "rule"'],
      ['<rule>x</rule></rules></rules>', 'rule("x") </rules> </rules>', 'strayEndTag "</rules>"'],
      ['<rule>x</rule></rules>y', 'rule("x") </rules> "y"', 'textOutsideRoot "y"'],
      ['<rule>x</rule>y', 'rule("x") "y"'],
      ['<rule>x</rule></ruels>\n', String.raw`rule("x") </ruels> "\n"`, 'mismatchedEndTag "ruels"'],
      ['<rule>x</rule></rule>\n', String.raw`rule("x") </rule> "\n"`, 'strayEndTag "</rule>"'],
      ['<rule>x</ru\n', String.raw`rule("x")~ "\n"`, 'unfinishedEndTag "</ru"'],
      ['<rule/></rules><rules>', 'rule/ </rules> rules()!', 'secondRoot "rules"'],
      ['<?xml?>', '?xml""', 'misplacedXmlDeclaration "<?xml"'],
    ],
    'rules',
  );

  cases('references', [
    ['<a>&lt;&gt;&quot;&apos;&amp;&#9;&#x10FFFF;</a>', 'a("&lt;&gt;&quot;&apos;&amp;&#9;&#x10FFFF;")'],
    ['<a>Tom & Jo&;</a>', 'a("Tom & Jo&;")', 'bareAmpersand "&"', 'bareAmpersand "&"'],
    ['<a>&amp x &#65</a>', 'a("&amp x &#65")', 'bareAmpersand "&"', 'bareAmpersand "&"'],
    [
      '<a>&nbsp;&constructor;</a>',
      'a("&nbsp;&constructor;")',
      'unknownEntity "&nbsp;"',
      'unknownEntity "&constructor;"',
    ],
    ['<a>&#0;&#xD800;</a>', 'a("&#0;&#xD800;")', 'badCharacterReference "&#0;"', 'badCharacterReference "&#xD800;"'],
    ['<a>&#99999999999;</a>', 'a("&#99999999999;")', 'badCharacterReference "&#99999999999;"'],
  ]);

  it('finds characters that XML forbids, a run of them once', () => {
    const errors = ['\0', '\ud800', '\u0001\u0002', '\ufffe'].map((run) => `illegalCharacter ${JSON.stringify(run)}`);
    check(
      '<a>x\0y\ud800z\u0001\u0002\n\ufffe\u{1f600}</a>',
      outlineOfText('x\0y\ud800z\u0001\u0002\n\ufffe\u{1f600}'),
      errors,
    );
  });

  it('tells where the root begins and ends', () => {
    assert.equal(parse('<a>').openRoot?.name, 'a');
    assert.equal(parse('<a>').rootEnd, undefined);
    assert.deepEqual(parse('<a></a>').rootEnd?.span, { start: 3, end: 7 });
    assert.deepEqual(parse('<a/>').rootEnd?.span, { start: 0, end: 4 });
    assert.deepEqual(parse('<b></b></a>', 'a').rootEnd?.span, { start: 7, end: 11 });
    assert.equal(parse('<b>', 'a').openRoot, undefined);
  });

  it('nests no deeper than a program can walk', () => {
    const deep = `${'<a>'.repeat(maximumDepth + 5)}x`;
    const parsed = parse(deep);
    assertSound(deep, parsed);
    assert.equal(parsed.errors.filter(({ kind }) => kind === 'tooDeep').length, 1);
  });

  it('keeps so many errors and no more', () => {
    assert.equal(parse(`<a>${'& '.repeat(maximumErrors - 1)}</a>`).errors.length, maximumErrors - 1);
    assert.equal(parse(`<a>${'& '.repeat(maximumErrors * 3)}</a>`).errors.length, maximumErrors);
  });
});

function outlineOfText(text: string): string {
  return `a(${JSON.stringify(text)})`;
}

describe('parse on any text', () => {
  const pieces = [
    ...['<', '>', '/', '"', "'", '=', '&', ' ', '\n', '\r\n', 'x', 'é', '\ud800', '\0', '-', '?', '!', '[', ']'],
    ...[
      '<a',
      '<a>',
      '</a>',
      '<b>',
      '</b',
      '</',
      ' c="1"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?o',
      '?>',
      '<!DOCTYPE',
      '&amp;',
    ],
    ...['<rules>', '</rules>', '<rule>', '</rule>', '</rul>', '<p/>'],
  ];
  const textOrPieces = fc.oneof(
    anyText(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  );

  itProperty('makes a sound tree', () => {
    fc.assert(
      fc.property(textOrPieces, fc.constantFrom(undefined, 'rules', 'a'), (text, root) =>
        assertSound(text, parse(text, root), root === undefined),
      ),
      { numRuns: runs(5000), seed: 1 },
    );
  });

  /** Every prefix of a short file, and a sample of those of a long one. */
  function checkPrefixes(text: string, most: number): void {
    const step = Math.max(1, Math.floor(text.length / most));
    for (let end = 0; end <= text.length; end += step) {
      const prefix = text.slice(0, end);
      assertSound(prefix, parse(prefix));
    }
  }

  itProperty('makes a sound tree of every prefix of a file', () => {
    for (const { text } of ownFiles()) checkPrefixes(text, runs(150));
    checkPrefixes(
      '<?xml version="1.0"?>\n<rules><!-- c --><rule id="a" name=\'A\'>x &amp; <b>y</b><![CDATA[z]]></rule></rules>',
      runs(150),
    );
  });

  itLong('makes a sound tree of prefixes of real files', () => {
    for (const { text } of [...realFiles('WHQ_SEEDS', '.txt'), ...realFiles('WHQ_CORPUS', '.xml')]) {
      checkPrefixes(text.slice(0, 200_000), 150);
    }
  });

  it('finds no error in what is well-formed', () => {
    for (const { name, text } of ownFiles().filter((file) => !file.name.endsWith('broken-rules.xml'))) {
      assert.deepEqual(errorsOf(text, parse(text)), [], name);
    }
  });

  itLong('finds none in real files', () => {
    for (const { name, text } of realFiles('WHQ_CORPUS', '.xml'))
      assert.deepEqual(errorsOf(text, parse(text)), [], name);
  });
});
