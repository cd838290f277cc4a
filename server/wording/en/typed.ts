import type { Needed } from '../../charts/chart.ts';
import { fill, say, type Wording } from '../texts/places.ts';

export const typedEn = {
  /** Says how the text was read, with the values that it gives names: `read as 1D6 + battle-level <= n, n = 6`. */
  readAs: 'read as {said}',
  /** Below the odds of a comparison that means something else in other tools. */
  instead: {
    count: 'This adds the dice up. To count the dice that show it: {expression}',
    explode: 'This asks for another score. To roll the dice that show it again and add them up: {expression}',
  },
  /** `meant` are possible meanings and similar names. */
  noDice:
    'There are no dice in this. [meant?Did you mean {meant, or}?|Write a roll such as 2D6+2, a chance such as 1D6 >= 5, or an ability with its value, such as Fear 6.]',
  noMechanic: 'This ability is known, but it has no roll whose odds could be shown.',
  /** What a roll on a chart needs. */
  needs: (needed: Needed) => say(needs, needed),
  /** Behind an answer beyond the printed values of a chart. */
  extrapolated: '(beyond the printed chart)',
  /** Behind an answer from a cell that is unlike its neighbours. */
  doubtful: '(possibly a misprint)',
  /** On the card of a printed chart. */
  chart: {
    modifier: 'Modifier',
    most: '{most} at most',
    number: '[roll?{base}{roll}|{base}] before any of these:',
  },
  opponent: 'opponent’s {characteristic}',
  notOnChart: '{value} is not on the chart “{chart}”.',
  /** `known` are the names of all modifiers or labels of the chart. */
  unknownWords: '“{chart}” knows nothing of “{words}”.[nearest? Did you mean “{nearest}”?][known? It knows: {known}.]',
  several: 'This asks for several rolls. Ask for one of them: {expressions, or}',
  partly: 'Only {expression} can be read in this, and the rest may change it. If it does not, ask for {expression}',
  /** How a habit of other tools is written here. */
  habits: {
    explode: 'Dice that are rolled again on a high score and added up are written here: {expressions, or}',
    reroll: 'Some tools roll such dice once more, others again and again. Once more is written here: {expressions, or}',
    division: 'Say how the result is rounded: {expressions, or}',
    successes: 'Tools do not agree whether the number itself counts. Write here: {expressions, or}',
    quantity: 'So many dice at least, or exactly so many? Write here: {expressions, or}',
    advantage: 'The better of two rolls is written here: {expressions, or}',
    pool: 'Say whether the dice that show it are counted, or whether they are added up: {expressions, or}',
    versus: 'Tools and tables differ on a score that is just met. Ask for {expressions, or}',
  },
} as const;

const needs: Wording<Needed> = {
  certain: 'no roll is needed',
  impossible: 'impossible',
  scores: ({ scores }) => fill('needs {scores, and then}', { scores: scores.map((score) => `${score}+`) }),
};
