import { list } from '../catalogue/phrasing.ts';
import type { TypedWords } from '../catalogue/typed.ts';

export const typedEn: TypedWords = {
  readAs: (expression, values) => `read as ${[expression, ...values].join(', ')}`,
  countInstead: (expression) => `This adds the dice up. To count the dice that show it: ${expression}`,
  noDice: (expressions, abilities) => {
    const meant = [...expressions, ...abilities];
    const how = 'Write a roll such as 2D6+2, a chance such as 1D6 >= 5, or an ability with its value, such as Fear 6.';
    return `There are no dice in this. ${meant.length > 0 ? `Did you mean ${list(meant, 'or')}?` : how}`;
  },
  noMechanic: 'This ability is known, but it has no roll whose odds could be shown.',
  systems: {
    'warhammer-quest': 'Warhammer Quest',
    mordheim: 'Mordheim',
    gamebook: 'Gamebook',
    wfb: 'Warhammer Fantasy Battle',
  },
  needs: (needed) => {
    if (needed.kind === 'certain') return 'no roll is needed';
    if (needed.kind === 'impossible') return 'impossible';
    return `needs ${needed.scores.map((score) => `${score}+`).join(' and then ')}`;
  },
  extrapolated: '(beyond the printed chart)',
  opponent: (characteristic) => `opponent’s ${characteristic}`,
  notOnChart: (chart, value) => `${value} is not on the chart “${chart}”.`,
  unknownWords: (chart, words, nearest, known) => {
    const meant = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
    const all = known.length > 0 ? ` It knows: ${known.join(', ')}.` : '';
    return `“${chart}” knows nothing of “${words}”.${meant}${all}`;
  },
  several: (expressions) => `This asks for several rolls. Ask for one of them: ${list(expressions, 'or')}`,
  partly: (expression) =>
    `Only ${expression} can be read in this, and the rest may change it. If it does not, ask for ${expression}`,
  habits: {
    explode: (expressions) =>
      `Dice that are rolled again on a high score and added up are written here: ${list(expressions, 'or')}`,
    reroll: (expressions) =>
      `Some tools roll such dice once more, others again and again. Once more is written here: ${list(expressions, 'or')}`,
    division: (expressions) => `Say how the result is rounded: ${list(expressions, 'or')}`,
    fate: (expressions) => `A Fate die shows −1, 0 or 1, which is written here: ${list(expressions, 'or')}`,
    counted: (expressions) =>
      `Say which dice are counted, for example those that show 5 or more: ${list(expressions, 'or')}`,
    successes: (expressions) =>
      `Tools do not agree whether the number itself counts. Write here: ${list(expressions, 'or')}`,
    position: (expressions) => `Tools do not agree on the sign @. Write here: ${list(expressions, 'or')}`,
    quantity: (expressions) => `So many dice at least, or exactly so many? Write here: ${list(expressions, 'or')}`,
    advantage: (expressions) => `The better of two rolls is written here: ${list(expressions, 'or')}`,
    pool: (expressions) =>
      `Say whether the dice that show it are counted, or whether they are added up: ${list(expressions, 'or')}`,
    name: (expressions) => `A name in this is nearly one of the game. Did you mean ${list(expressions, 'or')}?`,
    versus: (expressions) => `Tools and tables differ on a score that is just met. Ask for ${list(expressions, 'or')}`,
    usedTwice: (expressions) =>
      `Give the roll a name, so that it is rolled once and used twice: ${list(expressions, 'or')}`,
  },
};
