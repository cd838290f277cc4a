import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { checkBySection } from '../../server/checks/check.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

const count = 150;

/** More sections than this are never looked into in one step, or between two. */
const mostInStep = 100;

/** The most sections that one step of a check looks into for the first time, in whatever way. */
function mostLookedInto(rule: (number: number) => string): number {
  const text = `<rules>\n${Array.from({ length: count }, (_, number) => rule(number)).join('\n')}\n</rules>`;
  const workspace = new Workspace([]);
  const document = new Document('file:///rules.xml', 'xml', 1, text);
  // Others are read for the index.
  const indexed = new Document('file:///rules.xml', 'xml', 1, text);
  workspace.put(indexed);
  let looks = 0;
  let most = 0;
  for (const section of document.sections) {
    for (const name of ['errors', 'nodes'] as const) {
      let isKnown = false;
      const values = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(section), name);
      Object.defineProperty(section, name, {
        get: () => {
          if (!isKnown) looks++;
          isKnown = true;
          return values?.get?.call(section);
        },
      });
    }
  }
  const { index } = workspace;
  const definitionIn = index.definitionIn.bind(index);
  index.definitionIn = (section) => {
    looks++;
    return definitionIn(indexed.sections[document.sections.indexOf(section)] ?? section);
  };
  const steps = checkBySection(workspace, document);
  for (;;) {
    const { done, value } = steps.next();
    if (!done) value();
    most = Math.max(most, looks);
    looks = 0;
    if (done) break;
  }
  return most;
}

describe('the steps of a check', () => {
  const kinds: Readonly<Record<string, (number: number) => string>> = {
    'of many rules': (number) => `<rule id="r${number}" name="EEL ${number}">It bites.</rule>`,
    'of many rules of one id': () => '<rule id="eel" name="EEL">It bites.</rule>',
    'of many broken rules': (number) => `<rule id="r${number}" name="EEL ${number}"><p>It bites.</rule>`,
    'of many rules with comments': () => '<rule id="eel" name="EEL"><!-- whq-ignore bad-id: so --> It bites.</rule>',
  };
  for (const [name, rule] of Object.entries(kinds)) {
    it(`${name} look into few of them each`, () => {
      const most = mostLookedInto(rule);
      assert.ok(most > 0 && most <= mostInStep, `${most} in one step`);
    });
  }
});
