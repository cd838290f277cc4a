import type { Binding, Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { titleText } from '../odds/formulaText.ts';
import { type OddsData, oddsData, oddsProblem } from '../odds/oddsData.ts';
import type { Reader } from '../reader.ts';
import { rollOfAbility } from '../rules/rollOfAbility.ts';
import { givenValues, type TypedReading, type TypedRoll } from './readTyped.ts';
import { chartTitle, faultText, hintText, readAsText } from './typedText.ts';

/** The odds of a typed question, or the reason why there are none. */
export interface TypedOdds extends OddsData {
  /** `read as 1D6 >= 5`; empty for a text in the language of odds. */
  readonly readAs: string;
  /** Another likely meaning; empty if there is none. */
  readonly hint: string;
  /** All rolls that are meant, of which the odds are those of the first; none where there is only one. */
  readonly rolls: readonly TypedChoice[];
}

/** One of several rolls that a text means, such as those of an ability. */
export interface TypedChoice {
  readonly label: string;
  /** In the language of odds. */
  readonly expression: string;
  /** The numbers that the text gives to its names. */
  readonly variables: Readonly<Record<string, number>>;
}

/** @param known the numbers for the names of the rolls, from the text itself, and perhaps from the reader. */
export function typedOdds(
  typed: string,
  reading: TypedReading,
  known: (roll: TypedRoll) => Bindings,
  reader: Reader,
): TypedOdds {
  const { messages } = reader;
  if (reading.kind === 'unread') {
    return { ...oddsProblem(typed, faultText(reading.fault, messages), messages), readAs: '', hint: '', rolls: [] };
  }
  const [roll] = reading.rolls;
  return {
    ...oddsData(titled(roll), known(roll), reader),
    readAs: readAsText(roll, messages),
    hint: hintText(roll, messages),
    rolls: typedChoices(reading, reader),
  };
}

/** The rolls to choose from; none where there is only one. */
export function typedChoices(reading: TypedReading, { messages }: Reader): readonly TypedChoice[] {
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

/** The values that are no numbers, which no field of a page can hold: dice, and `A`. */
export function givenOtherwise({ given }: TypedRoll): Bindings {
  return new Map([...given].filter(([, value]) => typeof value !== 'number'));
}
