import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import type { Finding } from '../../../server/checks/problems/finding.ts';
import type { ProblemCode } from '../../../server/checks/problems/kinds.ts';
import { touches } from '../../../server/text/span.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { translationCodes } from '../../support/families.ts';
import { faultyPairs } from './faultyPairs.ts';
import { goodPairs } from './goodPairs.ts';

const codes: ReadonlySet<ProblemCode> = new Set<ProblemCode>(translationCodes);

const start = '<translations>\n<entry key="rule.reef.name">ARRECIFE</entry>\n<entry key="rule.reef.text">';

/** The findings about a translation into Spanish, each with its span in the translation. */
function reported(source: string, translation: string): readonly Finding[] {
  const workspace = new Workspace([]);
  const uri = 'file:///a/i18n/content-es.xml';
  workspace.putFile('file:///a/rules/reef.xml', `<rules><rule id="reef" name="REEF">${source}</rule></rules>`);
  workspace.putFile(uri, `${start}${translation}</entry>\n</translations>`);
  const document = workspace.documents().find((one) => one.uri === uri);
  assert.ok(document);
  return findingsIn(workspace, document)
    .filter(({ code }) => codes.has(code))
    .map(
      ({ span, ...finding }) =>
        ({
          ...finding,
          span: { start: span.start - start.length, end: span.end - start.length },
        }) as Finding,
    );
}

describe('translations of one text', () => {
  it('have their faults reported at the right place', () => {
    const missed = faultyPairs.filter(({ source, translation }) => {
      const place = { start: translation.indexOf('['), end: translation.indexOf(']') - 1 };
      const findings = reported(source, translation.replace(/[[\]]/g, ''));
      return !findings.some(({ span }) => touches(span, place.start) || touches(place, span.start));
    });
    console.log(`      ${faultyPairs.length - missed.length} of ${faultyPairs.length} faults found`);
    assert.equal(missed.length, 0, missed.map(({ translation }) => translation).join('\n'));
  });

  it('have no problem if they say the same in another way', () => {
    const reports = goodPairs.flatMap(([source, translation]) =>
      reported(source, translation).map(({ code }) => `${code}: ${translation}`),
    );
    assert.deepEqual(reports, []);
  });
});
