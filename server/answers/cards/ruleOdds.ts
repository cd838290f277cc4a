import type { Bindings } from '../../dice/evaluation/odds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { withoutExamples } from '../../text/withoutExamples.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { bindingsOf, type Given } from '../../workspace/rules/ruleBindings.ts';
import { oddsOfText } from '../odds/lineOdds.ts';
import type { Reader } from '../reader.ts';
import { boundBlocks, type RuleText } from '../rules/ruleText.ts';

/** Rolls of a rule that have one source. */
interface RuleOdds {
  /** As the content of `<?odds … ?>`. */
  readonly sources: readonly string[];
  readonly bindings: Bindings;
  /** The bundled rule that the rolls are from; undefined for those of the rule itself. */
  readonly from: Definition | undefined;
}

/**
 * The rolls of a rule: those that it states in `<?odds … ?>`; of an author's rule without them those that its text speaks of, with the values
 * of a mention, and then those of the bundled rule with the same id.
 */
export function ruleOdds(
  definition: Definition,
  text: RuleText,
  given: Given | undefined,
  reader: Reader,
): readonly RuleOdds[] {
  const stated = statedOdds(definition, text, given);
  const [{ sources, bindings, from } = noOdds] = stated;
  if (definition.isBundled || (sources.length > 0 && !from)) return stated;
  const known = new Set(sources.flatMap((source) => bodyWith(source, bindings) ?? []));
  const spoken = spokenOdds(text, given, reader).filter((source) => isNew(source, known));
  return spoken.length > 0 ? [{ ...noOdds, sources: spoken }, ...stated] : stated;
}

/** Those that need no reading of the text, for a list of all rules. */
export function statedOdds(
  { rule }: Definition,
  { mechanics: sources, mechanicsFrom: from }: RuleText,
  given: Given | undefined,
): readonly RuleOdds[] {
  if (sources.length === 0) return [];
  return [{ sources, bindings: bindingsOf((from ?? { rule }).rule, given), from }];
}

const noOdds: RuleOdds = { sources: [], bindings: new Map(), from: undefined };

/** More rolls than this of one text say less. */
const maximumSpoken = 6;

/** The rolls that the text speaks of, except in its examples. */
function spokenOdds(text: RuleText, given: Given | undefined, reader: Reader): readonly string[] {
  const sources = new Set<string>();
  for (const block of boundBlocks(text, given)) {
    const text = withoutExamples(block.text).join(' ');
    for (const { written, expression } of oddsOfText(text, reader)) {
      sources.add(`${written.replaceAll(':', ' ')}: ${expression}`);
      if (sources.size === maximumSpoken) return [...sources];
    }
  }
  return [...sources];
}

/** Whether a roll of the text adds something to the stated odds: another roll, and, if there are stated odds, one without open values. */
function isNew(source: string, known: ReadonlySet<string>): boolean {
  const { annotation } = parseAnnotation(source);
  if (!annotation) return false;
  return known.size === 0 || (freeVariables(annotation).length === 0 && !known.has(formatExpression(annotation.body)));
}

/** The test or value of a roll, with the known numbers in it. */
function bodyWith(source: string, bindings: Bindings): string | undefined {
  const { annotation } = parseAnnotation(source);
  return (
    annotation &&
    formatExpression(annotation.body).replace(/(?<![\p{L}\d-])[\p{L}][\p{L}\d-]*/gu, (name) => {
      const value = bindings.get(name);
      return typeof value === 'number' ? String(value) : name;
    })
  );
}
