import type { Position } from 'vscode-languageserver-types';
import { fightView } from '../../answers/fights/fightView.ts';
import { mulberry32 } from '../../dice/random.ts';
import { fightAnswer } from '../../fights/answer/fightAnswer.ts';
import type { FieldChange } from '../../fights/fields/fightFields.ts';
import { fightCharts } from '../../fights/fightCharts.ts';
import { playFight } from '../../fights/played/playFight.ts';
import { query } from '../../queries/remembered.ts';
import { askedFight, type FightQuestion } from '../fights/askedFight.ts';
import { sameFight } from '../fights/sameFight.ts';
import { fieldsOf, isIndex, positionIn, textField } from './fields.ts';
import type { ViewSubject } from './viewSubject.ts';

/** A fight, and how far it is played out with dice. */
interface PlayedQuestion extends FightQuestion {
  readonly play?: { readonly seed: number; readonly count: number } | undefined;
}

/** No fight has so many fields. */
const maximumChanges = 500;

/** More events than any fight has. */
const allEvents = 2 ** 31 - 1;

/** Who wins a fight. */
export const fightSubject: ViewSubject<PlayedQuestion> = {
  read: ({ uri, sides, changes, first, closeFrom, play }) => {
    const [one, other] = Array.isArray(sides) && sides.length === 2 ? sides.map(sideIn) : [];
    if (one === undefined || other === undefined) return undefined;
    const { seed, count } = fieldsOf(play);
    return {
      uri: textField(uri),
      sides: [one, other],
      changes: Array.isArray(changes) ? changes.slice(0, maximumChanges).flatMap(changesIn) : [],
      first: first === 0 || first === 1 ? first : undefined,
      closeFrom: closeFrom === 'never' || isIndex(closeFrom) ? closeFrom : undefined,
      play: Number.isSafeInteger(seed) && isIndex(count) ? { seed: Number(seed), count } : undefined,
    };
  },
  view: ({ scope, document, reader }, question) => {
    const asked = askedFight(scope, document, question, reader);
    if (!asked.fight) return fightView(asked, reader.messages);
    const fight = sameFight(asked.fight);
    const charts = fightCharts(scope, fight.system);
    const answer = answerTo(fight, charts);
    const { play } = question;
    return fightView(
      {
        ...asked,
        answer: answer && { ...answer, assumed: [...asked.assumed, ...answer.assumed] },
        played: play && { ...play, events: playFight(fight, charts, mulberry32(play.seed)) },
      },
      reader.messages,
    );
  },
  after: ({ scope, document, reader }, question, { id, values, seed = 0 }) => {
    const { uri, sides, changes = [], play } = question;
    const played = (count: number): { readonly question: PlayedQuestion } | undefined =>
      play && { question: { ...question, play: { ...play, count } } };
    const { [id]: value = '' } = values;
    switch (id) {
      case 'ask': {
        const { asked } = askedFight(scope, document, question, reader);
        // A side that was not changed keeps its place in a text.
        const [one, other] = [values.one ?? asked[0], values.other ?? asked[1]].map((text) => text.trim());
        const isSame = [one === asked[0], other === asked[1]];
        return { question: { uri, sides: [isSame[0] ? sides[0] : `${one}`, isSame[1] ? sides[1] : `${other}`] } };
      }
      case 'reset':
        return { question: { uri, sides } };
      case 'first':
        return { question: { ...question, play: undefined, first: value === '0' ? 0 : value === '1' ? 1 : undefined } };
      case 'closeFrom':
        return {
          question: {
            ...question,
            play: undefined,
            closeFrom: value === 'never' ? value : value === '' ? undefined : Number(value),
          },
        };
      case 'play':
      case 'another':
        return { question: { ...question, play: { seed: Number(values.seed || seed), count: 1 } } };
      case 'next':
        return played((play?.count ?? 0) + 1);
      case 'all':
        return played(allEvents);
      case 'again':
        return played(1);
      default: {
        const [, side, combatant, name] = id.split('.');
        const [change] = changesIn({ side: Number(side), combatant: Number(combatant), name, value });
        if (!change) return undefined;
        const isOther = (one: FieldChange): boolean => fieldOf(one) !== fieldOf(change);
        return { question: { ...question, play: undefined, changes: [...changes.filter(isOther), change] } };
      }
    }
  },
};

const answerTo = query(fightAnswer);

function sideIn(side: unknown): string | Position | undefined {
  return textField(side) ?? positionIn(side);
}

function changesIn(given: unknown): readonly FieldChange[] {
  const { side, combatant, name, value } = fieldsOf(given);
  const [field, typed] = [textField(name), textField(value)];
  const isValid = (side === 0 || side === 1) && isIndex(combatant) && field !== undefined && typed !== undefined;
  return isValid ? [{ side, combatant, name: field, value: typed }] : [];
}

function fieldOf({ side, combatant, name }: FieldChange): string {
  return `${side}.${combatant}.${name}`;
}
