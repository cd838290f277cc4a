import { relative, sep } from 'node:path';
import { ruleOdds } from '../../answers/cards/ruleOdds.ts';
import { blockLine, cellsOfBlock } from '../../answers/cards/wordTable.ts';
import { answer } from '../../answers/odds/answer.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import type { FoundRule } from '../../answers/rules/lookUp.ts';
import { parameterValues } from '../../answers/rules/parameterValues.ts';
import { otherBooksOf, usesOf } from '../../answers/rules/ruleFacts.ts';
import { boundBlocks, boundName, boundOriginalName, type RuleText, ruleTextIn } from '../../answers/rules/ruleText.ts';
import type { Binding, Bindings } from '../../dice/evaluation/odds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { pathOfUri } from '../../hosts/disk.ts';
import { printableJson } from '../../text/printable.ts';
import { messagesBeside } from '../../wording/messages.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { placeOf } from '../../workspace/rules/ruleLocation.ts';
import { answerData } from './oddsJson.ts';
import { tablesData } from './ruleList.ts';

/** Another rule of the same name. */
interface Namesake {
  readonly id: string | undefined;
  /** In house style. */
  readonly name: string;
  readonly place: string;
}

/** In which language, and from which folder paths are told. */
interface Setting {
  readonly reader: Reader;
  readonly workingFolder: string | undefined;
}

/** All that is known of the rules, for programs. Absent facts are `null`; what a number of JSON cannot hold exactly is a string. */
export function ruleJson(
  scope: Package,
  question: string,
  rules: readonly FoundRule[],
  namesakes: readonly Namesake[],
  setting: Setting,
): string {
  return json({
    version: 1,
    question,
    rules: rules.map((rule) => ruleData(scope, rule, setting)),
    namesakes: namesakes.map(({ id, name, place }) => ({ id: id ?? null, name, place })),
  });
}

/** The answer for programs where no rule is meant. */
export function unknownJson(question: string, nearest: readonly string[]): string {
  return json({ version: 1, question, rules: [], nearest });
}

function json(data: object): string {
  return `${printableJson(data)}\n`;
}

function ruleData(scope: Package, found: FoundRule, { reader, workingFolder }: Setting): object {
  const { definition, given, language, multiplier } = found;
  const { rule, document, isBundled } = definition;
  const text = ruleTextIn(scope, definition, language ?? reader.messages.language);
  const messages = messagesBeside(text.language, reader.messages);
  const path = pathOfUri(document.uri);
  return {
    id: rule.id ?? null,
    name: boundName(text, given),
    originalName: boundOriginalName(text, given),
    template: text.template.name,
    /** Of the text; `null` is whatever language the rule itself is written in. */
    language: text.language ?? null,
    place: placeOf(scope, definition, messages.language),
    system: scope.systemsOf(document)[0] ?? null,
    file:
      path === undefined
        ? null
        : relative(workingFolder ?? sep, path)
            .split(sep)
            .join('/'),
    isBundled,
    multiplier,
    values: Object.fromEntries(given?.values ?? []),
    usualValues: parameterValues(scope, definition).all,
    text: boundBlocks(text, given).map((block) => {
      const { kind, depth } = block;
      if (block.kind === 'words') return { kind, depth, cells: cellsOfBlock(block), text: blockLine(block) };
      return { kind, depth, ...(block.kind === 'row' && { range: block.range }), text: block.text };
    }),
    tables: tablesData(definition),
    odds: oddsData(found, text, { ...reader, messages }),
    alsoIn: otherBooksOf(scope, definition, messages).map(({ definition: other, relation, place, difference }) => ({
      relation,
      place,
      id: other.rule.id ?? null,
      difference: difference ?? null,
    })),
    uses: usesOf(scope, definition),
  };
}

/** Each roll of the rule, as `odds --format json` has it; `open` alone names what more must be known. */
function oddsData({ definition, given }: FoundRule, text: RuleText, reader: Reader): readonly object[] {
  return ruleOdds(definition, text, given, reader).flatMap(({ sources, bindings }) =>
    sources.flatMap((source) => rollData(source, bindings, reader)),
  );
}

function rollData(source: string, bindings: Bindings, { messages }: Reader): readonly object[] {
  const { annotation } = parseAnnotation(source);
  if (!annotation) return [];
  const head = {
    label: annotation.label ?? null,
    expression: formatExpression(annotation.body),
    variables: Object.fromEntries(
      freeVariables(annotation).flatMap((name) => {
        const value = bindings.get(name);
        return value === undefined ? [] : [[name, bindingData(value)]];
      }),
    ),
  };
  const answered = answer({ subject: annotation, given: bindings }, noPreview);
  return [{ ...head, ...answerData(answered, messages) }];
}

function bindingData(value: Binding): number | string {
  if (value === 'automatic') return 'A';
  return typeof value === 'number' ? value : formatExpression(value);
}
