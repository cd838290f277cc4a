import type { Binding, Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { Messages } from '../../wording/messages.ts';
import { titleText } from '../odds/formulaText.ts';
import { rollOfAbility } from '../rules/rollOfAbility.ts';
import { givenValues, type TypedReading, type TypedRoll } from './readTyped.ts';
import { chartTitle } from './typedText.ts';

/** One of several rolls that a text means, such as those of an ability. */
export interface TypedChoice {
  readonly label: string;
  /** In the language of odds. */
  readonly expression: string;
  /** The numbers that the text gives to its names. */
  readonly variables: Readonly<Record<string, number>>;
}

/** The rolls to choose from; none where there is only one. */
export function typedChoices(reading: TypedReading, messages: Messages): readonly TypedChoice[] {
  if (reading.kind === 'unread' || reading.rolls.length < 2) return [];
  return reading.rolls.map((roll) => ({
    label: [...(roll.chart ? [chartTitle(roll.chart, messages)] : []), titleText(roll.annotation, messages)].join(': '),
    expression: roll.ability === undefined ? roll.expression : rollOfAbility(roll.expression, roll.ability),
    variables: givenNumbers(roll),
  }));
}

/** The roll for a place that does not show what was typed: with the ability that was named in its title. */
export function titled({ expression, annotation, ability }: TypedRoll): Annotation {
  if (ability === undefined) return annotation;
  return parseAnnotation(rollOfAbility(expression, ability)).annotation ?? annotation;
}

/** The numbers that the text gives the names of a roll. */
export function givenNumbers(roll: TypedRoll): Readonly<Record<string, number>> {
  return Object.fromEntries([...givenValues(roll)].filter(isOfNumber));
}

function isOfNumber(entry: readonly [string, Binding]): entry is [string, number] {
  return typeof entry[1] === 'number';
}

/**
 * The values for the names of a roll.
 *
 * @param variables those of its reader, which go before the numbers of the text. Values that are no numbers, which no field can hold, stay: dice, and `A`.
 */
export function rollValues({ given }: TypedRoll, variables: Readonly<Record<string, number>> | undefined): Bindings {
  if (!variables) return given;
  const others = [...given].filter(([, value]) => typeof value !== 'number');
  return new Map([
    ...others,
    ...Object.entries(variables).map(([name, value]) => [name.toLowerCase(), value] as const),
  ]);
}
