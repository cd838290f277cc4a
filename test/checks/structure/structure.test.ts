import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { maximumErrors } from '../../../server/xml/parseError.ts';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { structureCodes, syntaxCodes } from '../../support/families.ts';
import { problemsOf } from '../../support/problems.ts';

/** Each entry has all of its problems at once, of whatever family. */
const check = checkMarkedFor(...structureCodes, ...syntaxCodes);

describe('structureProblems', () => {
  it('judges every entry, however it ends', () => {
    check(`
<rules>
  <rule id="a" name="A">x</rule>
  <rule/>
   ^^^^ error missing-id: no id
   ^^^^ error missing-attribute: name
  <rule name="B"></rule>
   ^^^^ error missing-id: "B"
  <magic id="c" name="C" colour="red"/>
                         ^^^^^^ error unknown-attribute: colour
</rules>`);
  });

  it('judges what is no entry, before the first, between them and behind the last', () => {
    check(`
<rules>
  <p>x</p>
   ^ error misplaced-element: <p>
  <rule id="a" name="A">x</rule>
  <rul id="b" name="B">x</rul>
   ^^^ error unknown-element: Did you mean <rule>
  lost text
  ^^^^^^^^^ error unexpected-text
  <rule id="c" name="C">x</rule>
  <![CDATA[lost]]>
  ^^^^^^^^^^^^^^^^ error unexpected-text
  <RULE id="d" name="D">x</RULE>
   ^^^^ error unknown-element: Did you mean <rule>
</rules>`);
  });

  it('says one thing of a reference in a text', () => {
    check(`
<rules>
  <rule id="a" name="A"><p>See <rule id="b" param="5">Fear 5</rule> for more.</p></rule>
                                ^^^^ error misplaced-element: A text cannot refer to another entry
  <rule id="b" name="B"><p>As <rule id="a">A</rule></p></rule>
                               ^^^^ error misplaced-element: A text cannot refer to another entry
  <rule id="c" name="C"><p>x
  <rule id="d" name="D" param="5">x</rule></p></rule>
   ^^^^ error misplaced-element: begins here before
                        ^^^^^ error unknown-attribute: param
</rules>`);
  });

  it('judges the root', () => {
    check(`
<rules colour="red">
       ^^^^^^ error unknown-attribute: colour
  <rule id="a" name="A">x</rule>
</rules>`);
    check('<rules/>\n ^^^^^ error no-entries: <rule>');
    check('<rules></rules>\n ^^^^^ error no-entries: <magic>');
    check('<rules>\n ^^^^^ error unclosed-element\n ^^^^^ error no-entries');
  });

  it('judges the attributes of an entry that is not well-formed', () => {
    check(`
<rules>
  <rule colour="red">
   ^^^^ error missing-id: no id
   ^^^^ error missing-attribute: name
        ^^^^^^ error unknown-attribute: colour
    <p zap="1">salt & brine</p>
       ^^^ error unknown-attribute: zap
                    ^ error bare-ampersand
    <p>
     ^ error unclosed-element
  </rule>
  <magic id="Not One" name="SALT & BRINE" paramname="x">x</magic>
             ^^^^^^^ error bad-id: Not One
                                 ^ error bare-ampersand
                                          ^^^^^^^^^ error unknown-attribute: parameterName
</rules>`);
    check(`
<rules>
  <rule id="a" name="A">
    <table zap="1"><tr><td>x</tr></table>
           ^^^ error unknown-attribute: zap
                        ^^ error unclosed-element
  </rule>
</rules>`);
  });

  it('judges no attribute where a start tag breaks off, and nothing that follows from what is wrong', () => {
    check(`
<rules>
  <rule id=a colour="red">x</rule>
           ^ error unquoted-value
  <rule id="b name="B" colour="red">x</rule>
           ^^ error unclosed-quote
  <rule id name="C">x</rule>
        ^^ error attribute-without-value
  <rule id="a&b" name="D">x</rule>
             ^ error bare-ampersand
</rules>`);
  });

  it('leaves what is half typed to the reader', () => {
    check(`
<rules>
  <rule id="a" name="A"><para>
                         ^^^^ error unclosed-element
  </rule>
  <rule colour="red" <p>x</p></rule>
  ^^^^^^^^^^^^^^^^^^ error unfinished-start-tag
  <rule id="c"/>
   ^^^^ error missing-attribute
</rules>`);
  });

  it('says nothing behind the end of the root', () => {
    check(`
<rules>
  <rule id="a" name="A">x</rule>
</rules>
lost
^^^^ error text-outside-root`);
  });

  it('does not judge where so many errors are kept that others may be left out', () => {
    const workspace = new Workspace([]);
    const document = workspace.putFile('file:///a.xml', `<rules>${'& '.repeat(maximumErrors)}<p a="1>x</p></rules>`);
    assert.ok(document);
    const codes = problemsOf(workspace, document, messagesFor('en')).map(({ code }) => code);
    const others = codes.filter((code) => code !== 'too-many-problems');
    assert.deepEqual([...new Set(others)], ['bare-ampersand']);
  });

  it('knows an id from other values', () => {
    check(`
<rules>
  <rule id="A B" name="A">x</rule>
            ^^^ error bad-id
  <rule id="" name="">x</rule>
        ^^^^^ error bad-id: empty
              ^^^^^^^ error bad-value: name
</rules>`);
  });

  it('finds spaces and line ends in the id of any entry', () => {
    check(`
<events>
  <event id="my fen" name="Fen"><rules>x</rules><treasure>false</treasure></event>
             ^^^^^^ error bad-id
  <event id="my-fen?" name="Fen"><rules>x</rules><treasure>false</treasure></event>
  <event id="my-&#10;fen" name="Fen"><rules>x</rules><treasure>false</treasure></event>
             ^^^^^^^^^^^ error bad-id
</events>`);
    check(
      '<locations><location id="Old Quay"/></locations>\n            ^^^^^^^^ error missing-child\n                         ^^^^^^^^ error bad-id',
    );
  });

  it('judges the attributes of an entry that is open at its end', () => {
    check(`
<rules>
  <rule id="a" name="A n" paramterName="b">x
   ^^^^ error unclosed-element
                          ^^^^^^^^^^^^ error unknown-attribute: parameterName
</rules>`);
  });

  it('judges names that JavaScript has a use for', () => {
    check(`
<rules>
  <rule id="constructor" name="__proto__">x</rule>
  <__proto__/>
   ^^^^^^^^^ error unknown-element: __proto__
  <rule id="hasownproperty" name="A" constructor="x">x</rule>
                                     ^^^^^^^^^^^ error unknown-attribute: constructor
</rules>`);
  });

  it('judges ids of tables, room references and saved adventures', () => {
    check(`
<tables>
  <table id="reed-hall-2" name="Reed Hall"><event id="a"/></table>
  <table id="Reed Hall" name="Reed Hall 2"><event id="a"/></table>
             ^^^^^^^^^ error bad-value: single hyphens
</tables>`);
    check(`
<roomReferences>
  <reference cardId="12" source=""><title>REED HALL</title><text>Roll 1D6.</text></reference>
  <reference cardId="two" source="Gazette"><title>REED HALL</title></reference>
   ^^^^^^^^^ error missing-child: <text>
                     ^^^ error bad-value: whole number
  <reference cardId="12" source=""><title>REED HALL</title><text>Roll 1D6.</text></reference>
                     ^^ error duplicate-id
</roomReferences>`);
    check(`
<adventure-session version="1" savedAt="today">
 ^^^^^^^^^^^^^^^^^ error missing-child: <histories>
                                        ^^^^^ error bad-value: 2026-03-01T18:30:00Z
  <context environment="Reeds" adventureLevel="0" ambience="generic" partySize="4"/>
                                               ^ error bad-value
  <objective-room cardId="9"/>
  <piles><pile index="0"><card id="1"/><card/></pile></piles>
                                        ^^^^ error missing-attribute: id
  <objective-room cardId="8"/>
   ^^^^^^^^^^^^^^ error repeated-element
</adventure-session>`);
  });

  it('judges files of the first edition by their own rules', () => {
    const monster = (skill: string): string => `
  <monster id="a" name="Crab" plural="Crabs">
    <wounds>3</wounds><move>4</move><weaponskill>3</weaponskill>
    <ballisticskill>${skill}</ballisticskill>
    <strength>3</strength><toughness>3</toughness><initiative>3</initiative><attacks>1</attacks>
    <gold>45</gold><armor>-</armor><damage>1D6</damage><special/>
  </monster>`;
    check(`
<monsters>
 ^^^^^^^^ info earlier-edition: Event Deck
${monster('4').replace('"a"', '"b"')}${monster('Auto')}${monster('4 or 5')
  .replace('"a"', '"c"')
  .replace('4 or 5</ballisticskill>', '4 or 5</ballisticskill>\n                    ^^^^^^ error bad-content: Auto')}
</monsters>`);
    check(`
<monsters>
 ^^^^^^^^ info earlier-edition: Event Deck
${monster('4').replace('<special/>', '<special><rule id="a">Gloom 5</rule></special>')}
</monsters>`);
    check(`
<monsters>
${monster('4').replace('4</ballisticskill>', '4</ballisticskill>\n                    ^ error bad-content')}
</monsters>`);
    check(`
<events>
 ^^^^^^ info earlier-edition: Event Deck
  <event id="a" name="A"><rules><p>Roll 1D6.</p><li>It bites.</li></rules><treasure>false</treasure></event>
                                                 ^^ error misplaced-element: <li>
</events>`);
  });
});
