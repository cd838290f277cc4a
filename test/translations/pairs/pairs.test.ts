import { describe } from 'mocha';
import { check } from '../../../server/checks/check.ts';
import { itAnswers } from '../../support/cases.ts';
import { emptyWorkspace } from '../../support/cursor.ts';
import { translationCodes } from '../../support/families.ts';

const codes: ReadonlySet<string> = new Set(translationCodes);

/** What is found in a translation, each with the text that it lies on and what its fixes write. The head is the language and the source. */
describe('translations of one text', () =>
  itAnswers('test/translations/cases/pairs.txt', (translation, head) => {
    const [language = ''] = head.split(' ');
    const source = head.slice(language.length + 1).replaceAll('⏎', '\n');
    const workspace = emptyWorkspace();
    workspace.putFile('file:///a/rules/reef.xml', `<rules><rule id="reef" name="REEF">${source}</rule></rules>`);
    const text = `<translations>\n<entry key="rule.reef.name">ARRECIFE</entry>\n<entry key="rule.reef.text">${translation}</entry>\n</translations>`;
    const document = workspace.putFile(`file:///a/i18n/content-${language}.xml`, text);
    const findings = document ? check(workspace, document) : [];
    return findings.flatMap(({ code, span, fixes = [] }) => {
      const written = fixes.flatMap(({ edits }) => edits.map(({ newText }) => ` → ${newText}`));
      return codes.has(code) ? [`${code} ${text.slice(span.start, span.end)}${written.join('')}`] : [];
    });
  }));
