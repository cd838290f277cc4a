import { answer } from '../../answers/odds/answer.ts';
import { chartedTable } from '../../answers/odds/chartedTable.ts';
import { annotationText, titleText } from '../../answers/odds/formulaText.ts';
import { levelsText } from '../../answers/odds/levelsText.ts';
import { numberText } from '../../answers/odds/numbers.ts';
import { answerLine, deviationText, failureText } from '../../answers/odds/oddsText.ts';
import { rollText } from '../../answers/odds/rollText.ts';
import { noPreview } from '../../answers/reader.ts';
import { readTyped, type TypedReading, type TypedRoll } from '../../answers/typed/readTyped.ts';
import { rollValues, type TypedChoice, titled, typedChoices } from '../../answers/typed/typedRolls.ts';
import { faultText, hintText, readAsText } from '../../answers/typed/typedText.ts';
import type { View, ViewBlock, ViewEvent, ViewField } from '../../answers/view/view.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { rangeOf } from '../../dice/prose/words/gameNumbers.ts';
import { mulberry32 } from '../../dice/random.ts';
import type { Messages } from '../../wording/messages.ts';
import { fieldsOf, textField } from './fields.ts';
import type { ViewAsked, ViewQuestion, ViewSubject } from './viewSubject.ts';

/** A roll that somebody typed, or one of a line. */
interface OddsQuestion extends ViewQuestion {
  readonly expression: string;
  /** The numbers for its names, those in the fields; the others are open. Without it those of the text and of the settings count. */
  readonly variables?: TypedChoice['variables'] | undefined;
  /** All rolls of its line, or all that were meant, to choose from. */
  readonly rolls?: readonly Choice[] | undefined;
  /** Of the last roll. */
  readonly seed?: number | undefined;
}

type Choice = Omit<TypedChoice, 'variables'> & { readonly variables?: TypedChoice['variables'] | undefined };

/** The odds of a roll, and the roll. */
export const oddsSubject: ViewSubject<OddsQuestion> = {
  read: ({ uri, expression, variables, rolls, seed }) => {
    const text = textField(expression)?.trim();
    if (!text) return undefined;
    const known = {
      uri: textField(uri),
      variables: numbersIn(variables),
      rolls: Array.isArray(rolls) ? rolls.slice(0, maximumRolls).flatMap(choiceIn) : undefined,
      seed: Number.isSafeInteger(seed) ? Number(seed) : undefined,
    };
    return { expression: text, ...known };
  },
  view: (asked, question) => {
    const reading = readIn(asked, question);
    return reading.kind === 'unread'
      ? viewOf(question, asked, reading, { title: question.expression, blocks: [problem(faultOf(reading, asked))] })
      : viewOf(question, asked, reading, oddsOf(question, asked, reading.rolls[0]));
  },
  after: (asked, question, event) => {
    const { uri, expression, rolls } = question;
    const reading = readIn(asked, question);
    const [roll] = reading.kind === 'unread' ? [] : reading.rolls;
    switch (event.id) {
      case 'show': {
        const typed = event.values.expression?.trim();
        return typed ? { question: typed === expression ? question : { uri, expression: typed } } : undefined;
      }
      case 'rolls': {
        const choices = rolls ?? typedChoices(reading, asked.reader.messages);
        const chosen = choices[Number(event.values.rolls)];
        return chosen && { question: { uri, ...chosen, rolls: choices } };
      }
      case 'roll': {
        const next = { ...question, seed: event.seed ?? 0 };
        return roll && { question: next, effect: { kind: 'rolled', ...rolled(next, asked, roll), seed: next.seed } };
      }
      default:
        return roll && { question: { uri, expression, rolls, variables: numbersAfter(event, question, asked, roll) } };
    }
  },
};

/** No expression has so many names, and no line so many rolls. */
const maximumVariables = 100;
const maximumRolls = 100;

/** Undefined for anything but numbers by their names. */
function numbersIn(value: unknown): OddsQuestion['variables'] {
  const entries = Object.entries(fieldsOf(value)).slice(0, maximumVariables);
  const numbers = entries.flatMap(([name, number]) =>
    Number.isSafeInteger(number) ? [[name, Number(number)] as const] : [],
  );
  return value === undefined ? undefined : Object.fromEntries(numbers);
}

function choiceIn(value: unknown): readonly Choice[] {
  const { label, expression, variables } = fieldsOf(value);
  const [name, text] = [textField(label), textField(expression)];
  return name !== undefined && text ? [{ label: name, expression: text, variables: numbersIn(variables) }] : [];
}

function readIn({ scope, reader }: ViewAsked, { expression }: OddsQuestion): TypedReading {
  return readTyped(expression, () => scope, reader.messages.language);
}

function faultOf(reading: Extract<TypedReading, { kind: 'unread' }>, { reader }: ViewAsked): string {
  return faultText(reading.fault, reader.messages);
}

/** The numbers that the answer is for: those in the fields, and before there are any those of the settings and of the text. */
function valuesOf({ variables }: OddsQuestion, { reader }: ViewAsked, roll: TypedRoll): Bindings {
  return variables ? rollValues(roll, variables) : new Map([...reader.preview.levels, ...roll.given]);
}

/** A field without a valid number says nothing: its number stays. */
function numbersAfter(
  { values }: ViewEvent,
  question: OddsQuestion,
  asked: ViewAsked,
  roll: TypedRoll,
): TypedChoice['variables'] {
  const before = valuesOf(question, asked, roll);
  const numbers = freeVariables(roll.annotation).flatMap((name) => {
    const typed = values[fieldId(name)] ?? String(before.get(name) ?? '');
    return /^-?\d{1,6}$/.test(typed) ? [[name, Number(typed)] as const] : [];
  });
  return Object.fromEntries(numbers);
}

function rolled(
  { variables, seed = 0 }: OddsQuestion,
  { reader }: ViewAsked,
  roll: TypedRoll,
): ReturnType<typeof rollText> {
  return rollText(titled(roll), rollValues(roll, variables), mulberry32(seed), reader);
}

/** What is said of a question below the controls. */
interface Said {
  readonly title: string;
  readonly short?: string;
  readonly blocks: readonly ViewBlock[];
}

/** With the field for another roll, and the rolls to choose from. */
function viewOf(question: OddsQuestion, { reader: { messages } }: ViewAsked, reading: TypedReading, said: Said): View {
  const { language, words } = messages;
  const { expression } = question;
  const { another, go, rolls: label } = words.panel;
  const choices = question.rolls ?? typedChoices(reading, messages);
  const options = choices.map((choice, index) => ({ value: String(index), label: choice.label }));
  const chosen = Math.max(
    0,
    choices.findIndex((choice) => choice.expression === expression),
  );
  return {
    tab: words.views.odds(said.title),
    language,
    ...(said.short !== undefined && { short: said.short }),
    blocks: [
      {
        kind: 'form',
        id: 'ask',
        controls: [
          { kind: 'field', id: 'expression', label: another, value: expression },
          { kind: 'action', id: 'show', label: go, isDefault: true },
        ],
      },
      ...(choices.length > 1
        ? [
            {
              kind: 'form',
              id: 'choice',
              controls: [{ kind: 'choice', id: 'rolls', label, shape: 'buttons', options, chosen: String(chosen) }],
            } as const,
          ]
        : []),
      { kind: 'heading', depth: 0, text: said.title },
      ...said.blocks,
    ],
  };
}

/** The title, how it was read, its odds, fields for its names, the button that rolls, and the chart. */
function oddsOf(question: OddsQuestion, asked: ViewAsked, roll: TypedRoll): Said {
  const { messages, preview } = asked.reader;
  const { panel } = messages.words;
  const annotation = titled(roll);
  const values = valuesOf(question, asked, roll);
  // Names without a value stay open here.
  const answered = answer(
    { subject: annotation, given: values, room: 'all values' },
    { ...preview, levels: noPreview.levels },
  );
  const failure = answered.kind === 'single' ? failureText(answered.odds, messages) : undefined;
  const title = titleText(annotation, messages);
  const line = answerLine(answered, messages);
  const deviation = deviationText(answered, messages);
  const table = chartedTable(answered, title, messages);
  const numbers = new Map([...values].flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
  const levels = levelsText(annotation, new Map(), { levels: numbers, party: preview.party }, messages);
  const fields = freeVariables(annotation).map((name) => fieldOf(name, numbers.get(name), messages));
  const result = question.seed === undefined ? '' : rolled(question, asked, roll).result;
  const answers: readonly ViewBlock[] = [
    { kind: 'status', id: 'summary', role: 'answer', text: `${[line, ...deviation].join(', ')}${levels}` },
    ...texts([deviation.length > 0 ? panel.deviation : '']),
  ];
  const rolling: readonly ViewBlock[] = [
    { kind: 'form', id: 'rolling', controls: [{ kind: 'action', id: 'roll', label: panel.roll }] },
    { kind: 'status', id: 'rolled', role: 'status', text: result },
    ...(table ? [{ kind: 'chart', id: 'chart', table, ...shownFirst(table, panel.show) } as const] : []),
  ];
  return {
    title,
    ...(failure === undefined && { short: annotation.label === undefined ? line : `${title} → ${line}` }),
    blocks: [
      ...texts([
        readAsText(roll, messages),
        annotation.label === undefined ? '' : annotationText(annotation, messages),
      ]),
      ...(failure === undefined ? answers : [problem(failure)]),
      ...texts([hintText(roll, messages)]),
      ...(fields.length > 0 ? [{ kind: 'form', id: 'variables', controls: fields } as const] : []),
      ...(failure === undefined ? rolling : []),
    ],
  };
}

/** Of outcomes how likely each is; of the values of a name the reader chooses one, or the page. */
function shownFirst({ across }: { readonly across?: string }, show: string) {
  return across === undefined ? { show, first: 0 } : { show: `${show} ${across}` };
}

function problem(text: string): ViewBlock {
  return { kind: 'status', id: 'problem', role: 'alert', text };
}

function texts(all: readonly string[]): readonly ViewBlock[] {
  return all.filter(Boolean).map((text) => ({ kind: 'paragraph', lines: [[text]] }));
}

/** More values would be too fine for a slider. */
const longestSlider = 20;

function fieldOf(name: string, value: number | undefined, messages: Messages): ViewField {
  const { odds, panel } = messages.words;
  const { min, max } = rangeOf(name);
  return {
    kind: 'field',
    id: fieldId(name),
    label: odds.variable(name),
    value: value === undefined ? '' : String(value),
    range: { minimum: min, maximum: max },
    hasSlider: max - min <= longestSlider,
    isOptional: true,
    placeholder: panel.open,
    hint: panel.between({ least: numberText(min, messages), most: numberText(max, messages) }),
    tells: 'input',
  };
}

function fieldId(name: string): string {
  return `variable-${name}`;
}
