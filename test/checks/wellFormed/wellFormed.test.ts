import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';
import { syntaxCodes } from '../../support/families.ts';

const check = checkMarkedFor(...syntaxCodes);

describe('wellFormedProblems', () => {
  it('finds all errors at once, each on the smallest span', () => {
    check(`
<rules>
  <rule id="a name="A">x & y</rule>
           ^^ error unclosed-quote: The value of id
                         ^ error bare-ampersand: &amp;
  <rule id="b" name="B"><p>x</rule>
                         ^ error unclosed-element: <p>
  <rule id="c" name="C">x</rlue>
                           ^^^^ error mismatched-end-tag: </rule>
  <rul
  ^^^^ error unfinished-start-tag: <rul
  <rule id="d" name="D">x</rule></b>
                                ^^^^ error stray-end-tag: <b>
</rules>`);
  });

  it('says of the root that it is never closed only where its end is not being typed', () => {
    check('<rules>\n ^^^^^ error unclosed-element\n  <rule id="a" name="A">x</rule>\n');
    check('<rules>\n  <rule id="a" name="A">x</rule>\n</rul\n^^^^^ error unfinished-end-tag');
    check(`
<rules>
  <rule id="a" name="A">x</rule>
</ruels>
  ^^^^^ error mismatched-end-tag: </rules>
fix: Change to </rules>`);
    check('<rules\n^^^^^^ error unfinished-start-tag\n  <rule id="a" name="A">x</rule>\n');
  });

  it('says once where the root ends too early', () => {
    check(`
<rules>
  <rule id="a" name="A">x</rule>
</rules>
^^^^^^^^ error early-root-end
  <rule id="b" name="B">x</rule>
  <rule id="c" name="C">x</rule>
</rules>
^^^^^^^^ error stray-end-tag`);
  });

  it('says once that an entry has the end tag of the root', () => {
    check(`
<rules>
  <rule id="a" name="A">x</rules>
                           ^^^^^ error mismatched-end-tag: </rule>
fix: Change to </rule>
  <rule id="b" name="B"><p>x</p></rules>
                                  ^^^^^ error mismatched-end-tag: </rule>
fix: Change to </rule>
  <rule id="c" name="C"><p>x</rules>
                              ^^^^^ error mismatched-end-tag
  <rule id="d" name="D">x</rule>
</rules>`);
    check(`
<rules>
  <rule id="a" name="A">x</rule>
  <rule id="b" name="B">x</rules>
   ^^^^ error unclosed-element`);
  });

  it('says once that there are two roots', () => {
    check(`
<rules>
  <rule id="a" name="A">x</rule>
</rules>
<rules>
 ^^^^^ error second-root
  <rule id="b" name="B">x</rule>
</rules>`);
  });

  it('believes in entities that the document declares', () => {
    check('<!DOCTYPE rules [<!ENTITY uuml "&#252;">]>\n<rules><rule id="a" name="A">&uuml;</rule></rules>');
    check('<!DOCTYPE rules SYSTEM "x.dtd">\n<rules><rule id="a" name="A">&uuml;</rule></rules>');
    check('<!DOCTYPE rules PUBLIC "-//x" "x.dtd">\n<rules><rule id="a" name="A">&uuml;</rule></rules>');
    check('<!DOCTYPE rules [%letters;]>\n<rules><rule id="a" name="A">&uuml;</rule></rules>');
    check(
      '<!DOCTYPE rules [<!ENTITY uuml "x">]>\n<rules><rule id="a" name="&uuml;">&ouml;</rule></rules>\n                                  ^^^^^^ error unknown-entity',
    );
    check(
      '<?xml version="1.0" standalone="yes"?>\n<!DOCTYPE rules SYSTEM "x.dtd">\n<rules><rule id="a" name="A">&uuml;</rule></rules>\n                             ^^^^^^ error unknown-entity',
    );
    check(
      '<!DOCTYPE rules>\n<rules><rule id="a" name="A">&uuml;</rule></rules>\n                             ^^^^^^ error unknown-entity',
    );
    check(
      '<rules><rule id="a" name="A">&uuml;</rule></rules>\n                             ^^^^^^ error unknown-entity: &uuml;',
    );
  });
});
