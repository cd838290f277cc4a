import { ruleCard } from '../../server/answers/cards/ruleCard.ts';
import { ruleItemsFor } from '../../server/answers/cards/ruleItems.ts';
import { plainTextOf } from '../../server/answers/markdown.ts';
import { rollText } from '../../server/answers/odds/rollText.ts';
import { oddsDetails, rollOdds } from '../../server/answers/odds/shownOdds.ts';
import { lookUp } from '../../server/answers/rules/lookUp.ts';
import { lookUpPlace } from '../../server/answers/rules/lookUpPlace.ts';
import { freeVariables } from '../../server/dice/language/names.ts';
import { parseExpression } from '../../server/dice/language/parse.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { githubReport } from '../../server/report/github.ts';
import { jsonReport } from '../../server/report/json.ts';
import { junitReport } from '../../server/report/junit.ts';
import { sarifReport } from '../../server/report/sarif.ts';
import { textReport } from '../../server/report/text.ts';
import { cliWordsFor } from '../../server/wording/cliWordsFor.ts';
import { plainStyle } from '../support/checkedFiles.ts';
import { codeLenses } from '../support/lenses.ts';
import type { Asked, Probe } from './asked.ts';
import { expect } from './difference.ts';

/** Odds above lines. What a lens says can be rolled and shown: its expression can be read. Lenses of tables have a place instead. */
export const lenses: Probe = {
  share: 0.1,
  ask: (asked) => {
    const { random } = asked;
    const found = codeLenses(asked);
    const lens = found[random.below(found.length)];
    const argument: unknown = lens?.command?.arguments?.[0];
    if (typeof argument === 'object' && argument && !('position' in argument)) {
      const expression = 'expression' in argument ? argument.expression : '';
      const isRead = showOdds(String(expression), asked);
      expect(isRead, () => `the expression of a lens cannot be read: ${expression}`);
    }
    return found;
  },
};

/** The panel of odds for what somebody typed: the text at the cursor. */
export const odds: Probe = {
  share: 0.05,
  ask: (asked) => {
    showOdds(asked.text.slice(asked.span.start, asked.span.start + 25), asked);
  },
};

function showOdds(expression: string, { reader, random }: Asked): boolean {
  const { annotation, errors } = parseExpression(expression);
  if (!annotation || errors.length > 0) return false;
  const variables = freeVariables(annotation);
  const bindings = new Map(variables.map((name) => [name, random.below(12)]));
  if (random.chance(0.5)) oddsDetails(annotation, expression, reader);
  else rollOdds(expression, bindings, reader, { steps: 1_000_000 });
  rollText(annotation, bindings, mulberry32(random.below(1000)), reader);
  return true;
}

/** Looking up: what stands at the cursor, or a piece of the text. */
export const lookUps: Probe = {
  share: 0.02,
  ask: ({ scope, document, text, offset, reader, random }) => {
    const place = lookUpPlace(scope, document, offset);
    const question = place.question === '' ? text.slice(offset, offset + random.below(30)) : place.question;
    ruleItemsFor(scope, question, reader);
    const found = lookUp(scope, question);
    if (found.kind === 'found')
      plainTextOf(
        ruleCard(scope, found.rules[0].definition, reader, { ...found.rules[0], isWhole: true }),
        20 + random.below(60),
      );
    return place;
  },
};

/** What the command line prints. */
export const reports: Probe = {
  share: 0.05,
  ask: ({ document, problems, reader: { messages }, random }) => {
    const files = [{ path: document.uri, document, problems }];
    const words = cliWordsFor(messages.language).check;
    const shown = ['error', 'hint'] as const;
    const screen = { isColoured: random.chance(0.5), width: 20 + random.below(100) };
    const style = { ...plainStyle, ...screen, messages, words, shown };
    for (const report of [textReport, jsonReport, githubReport, junitReport, sarifReport]) report(files, style);
  },
};
