import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { edited } from '../../../server/checks/problems/edited.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { syntaxCodes } from '../../support/families.ts';
import { isOneOf, problemsOf, type ToldProblem } from '../../support/problems.ts';

const isOwn = isOneOf(...syntaxCodes, 'wrong-encoding', 'other-xml-version');

const rest = '\n<rules><rule id="a" name="A">x <?odds 1D6 ?></rule></rules>\n';

function problemsIn(text: string): readonly ToldProblem[] {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///rules.xml', text);
  assert.ok(document, `not taken for a rules file: ${text}`);
  assert.equal(workspace.all.index.withId('a').length, 1, `the rule is lost: ${text}`);
  return problemsOf(workspace, document, messagesFor('en')).filter(isOwn);
}

/**
 * A declaration has these problems, each as code and the text of its span. The fixes, made one after the other, lead to `mended`;
 * undefined if some problem has none.
 */
function check(declaration: string, expected: readonly string[], mended: string | undefined): void {
  const found = problemsIn(declaration + rest);
  const shown = found.map(({ code, span }) => `${code} ${(declaration + rest).slice(span.start, span.end)}`);
  assert.deepEqual(shown, expected, declaration);
  let text = declaration + rest;
  for (let round = 0; round < 10; round++) {
    const [fix] = problemsIn(text).flatMap(({ fixes }) => fixes ?? []);
    if (!fix) break;
    text = edited(text, fix.edits);
  }
  assert.equal(problemsIn(text).length === 0 ? text : undefined, mended === undefined ? undefined : mended + rest);
}

type Case = readonly [declaration: string, problems: readonly string[], mended?: string];

const right: readonly string[] = [
  '<?xml version="1.0"?>',
  "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>",
  '<?xml version = "1.0"\n encoding="utf-8"\t?>',
  '\ufeff<?xml version="1.0" standalone="no"?>',
  '<?xml version="1.0" encoding="ISO-8859-1"?>',
  '<?xml version="1.0" encoding="Shift_JIS"?>',
  '<?xml-stylesheet href="a.css"?>',
  '<?xml·?>',
];

const whole = '<?xml version="1.0" encoding="UTF-8"?>';
const short = '<?xml version="1.0"?>';

const wrong: readonly Case[] = [
  // How it begins and ends.
  ['<?XML version="1.0"?>', ['bad-xml-declaration <?XML'], short],
  ['<?Xml version="1.0" encoding="UTF-8"?>', ['bad-xml-declaration <?Xml'], whole],
  ['<? xml version="1.0"?>', ['bad-xml-declaration <? xml'], short],
  ['<xml version="1.0" encoding="UTF-8"?>', ['bad-xml-declaration <xml'], whole],
  ['<?xml version="1.0">', ['unclosed-instruction <?xml'], short],
  ['<?xml version="1.0" encoding="UTF-8"', ['unclosed-instruction <?xml'], whole],
  ['<?xml version="1.0"/>', ['unclosed-instruction <?xml'], short],
  ['<?xml version="1.0"? >', ['unclosed-instruction <?xml'], short],
  [' <?xml version="1.0"?>', ['misplaced-xml-declaration <?xml'], short],
  ['\n\n<?xml version="1.0"?>', ['misplaced-xml-declaration <?xml'], short],
  // Names.
  ['<?xml½?>', ['bad-xml-declaration <?xml', 'stray-characters ½']],
  ['<?xml?>', ['bad-xml-declaration <?xml'], short],
  ['<?xml ?>', ['bad-xml-declaration <?xml'], '<?xml version="1.0" ?>'],
  ['<?xml encoding="UTF-8"?>', ['bad-xml-declaration <?xml'], whole],
  ['<?xml VERSION="1.0"?>', ['bad-xml-declaration VERSION'], short],
  ['<?xml version="1.0" Encoding="UTF-8"?>', ['bad-xml-declaration Encoding'], whole],
  ['<?xml version="1.0" encodng="UTF-8"?>', ['bad-xml-declaration encodng'], whole],
  ['<?xml version="1.0" valid="no"?>', ['bad-xml-declaration valid']],
  ['<?xml version="1.0" version="1.0"?>', ['duplicate-attribute version']],
  ['<?xml encoding="UTF-8" version="1.0"?>', ['bad-xml-declaration version']],
  ['<?xml standalone="yes"  encoding="UTF-8" version="1.0"?>', ['bad-xml-declaration encoding']],
  ['<?xml version="1.0" standalone="yes" encoding="UTF-8"?>', ['bad-xml-declaration encoding']],
  // Quotes and blanks.
  ['<?xml version=1.0?>', ['unquoted-value 1.0'], short],
  ['<?xml version=1.0 encoding=UTF-8?>', ['unquoted-value 1.0', 'unquoted-value UTF-8'], whole],
  ['<?xml version=1.0"?>', ['unquoted-value 1.0'], short],
  ['<?xml version="1.0?>', ['unclosed-quote "1.0'], short],
  ['<?xml version="?>', ['unclosed-quote "']],
  ['<?xml version=\u00a0"1.0"?>', ['unquoted-value \u00a0', 'bad-xml-declaration \u00a0', 'stray-characters 1.0"']],
  ['<?xml version="1.0\'?>', ['unclosed-quote "1.0'], short],
  ['<?xml version="1.0 encoding="UTF-8"?>', ['unclosed-quote "1.0']],
  ['<?xml version="1.0" encoding="UTF-8?>', ['unclosed-quote "UTF-8'], whole],
  ['<?xml version="1.0"encoding="UTF-8"?>', ['missing-space encoding'], whole],
  ['<?xml version="1.0", encoding="UTF-8"?>', ['stray-characters ,']],
  ['<?xml version="1.0"\u00a0?>', ['stray-characters \u00a0']],
  ['<?xml version?>', ['attribute-without-value version']],
  ['<?xml version="1.0" encoding=?>', ['attribute-without-value encoding']],
  // Values.
  ['<?xml version="1,0"?>', ['bad-xml-declaration 1,0'], short],
  ['<?xml version="1.0 "?>', ['bad-xml-declaration 1.0 '], short],
  ['<?xml version="2.0"?>', ['bad-xml-declaration 2.0'], short],
  ['<?xml version=""?>', ['bad-xml-declaration ""'], short],
  ['<?xml version="1.0" encoding=" UTF-8"?>', ['bad-xml-declaration  UTF-8'], whole],
  ['<?xml version="1.0" encoding="UFT-8"?>', ['bad-xml-declaration UFT-8'], whole],
  ['<?xml version="1.0" encoding="UTF 8"?>', ['bad-xml-declaration UTF 8'], whole],
  ['<?xml version="1.0" encoding="a/b"?>', ['bad-xml-declaration a/b']],
  ['<?xml version="1.0" encoding=""?>', ['bad-xml-declaration ""']],
  ['<?xml version="1.0" standalone="YES"?>', ['bad-xml-declaration YES']],
  ['<?xml version="1.0" standalone="maybe"?>', ['bad-xml-declaration maybe']],
];

describe('the XML declaration', () => {
  for (const declaration of right)
    it(`${JSON.stringify(declaration)} is right`, () => check(declaration, [], declaration));
  for (const [declaration, problems, mended] of wrong) {
    it(JSON.stringify(declaration), () => check(declaration, problems, mended));
  }

  it('that is never closed hides no rule, whatever instruction comes behind it', () => {
    check('<?xml version="1.0"\n', ['unclosed-instruction <?xml'], '<?xml version="1.0"?>\n');
  });
});
