import { atMostTimes, optional, type Part } from './matcher.ts';

/** A regular expression that matches at an offset in one way or not at all, independent of the text behind it. It must not read far. */
export function piece(source: string): Part {
  return { kind: 'piece', pattern: new RegExp(source, 'uy') };
}

/** Up to one line end, with the mark of a quoted line behind it; never an empty line. */
export const blankSource = '(?: {0,60}\\n {0,60}(?:> ?){0,3}| {1,60})';
export const blank = piece(blankSource);

/** The same before a value, but not before the score at the start of a table row: `1 The Ghost …`, `1. The Ghost …`. */
export const valueBlank = piece(
  '(?: {0,60}\\n {0,60}(?:> ?){0,3}(?!\\d{1,2}(?:-\\d{1,2})? {1,60}\\p{Lu}|[12][.:)] {1,60}\\p{Lu})| {1,60})',
);

export const openBracket = piece(`${blankSource}?\\( {0,60}`);
export const closeBracket = piece(' {0,60}\\)');
export const openSquare = piece(`${blankSource}?\\[ {0,60}`);
export const closeSquare = piece(' {0,60}\\]');
/** Additional text in a bracket, not part of the name: `(Str 3, twice)`. */
export const more = optional(piece(' {0,60},[^()\\n]{1,60}(?= {0,60}\\))'));

/** The content of a bracket, with at most one line break. */
const inside = '[^()\\n]{1,80}(?:\\n[^()\\n]{1,80})?';
const bracket = piece(`${blankSource}?\\(${inside}\\)`);
export const suffixes = atMostTimes(3, bracket);

/** Not before the rest of another number or a unit: `6.5`, `6-8`, `6%`, `2x`. */
const numberEnd = '(?![\\p{L}\\p{N}%"°+]|[.,/-]\\d| ?[x×](?!\\p{L}))';
const plainDice = '\\d{0,2}[Dd]\\d{1,3}';
export const dice: Part = {
  kind: 'either',
  parts: [piece(`${plainDice} ?[+-] ?\\d{1,2}(?![\\dDd])${numberEnd}`), piece(`${plainDice}${numberEnd}`)],
};
export const number: Part = {
  kind: 'either',
  parts: [piece('\\d{1,2}\\+(?![\\p{L}\\p{N}+])'), dice, piece(`(?:[+-]?\\d{1,2}|A)${numberEnd}`)],
};
export const diceMark = piece('\\d{0,2}[Dd]');
export const sides = piece(`\\d{1,3}${numberEnd}`);
export const end = piece('\\d{1,2}');
export const rangeSign = piece(' ?- ?');

/** Words for a number from the game: `(Dungeon Level +3)`, `(his Fear Value)`. */
const formulaWords =
  '[Ll]evel|[Nn]ivel|[Vv]alue|[Vv]alor|[Rr]ating|[Tt]wice|[Dd]oble|[Hh]alf|[Mm]itad|[BD]L|N[BM]|\\d ?[x×]|[x×] ?\\d';
export const formula = piece(`(?=[^()]{0,80}(?:${formulaWords}))${inside}(?=\\))`);
export const inBrackets = piece('[^()\\n]{1,60}?(?= {0,60}\\))');

const letters = "[\\p{L}\\p{M}'\\u2060-]";
const capital = `\\p{Lu}${letters}{0,60}(?!${letters})`;
const small = '(?:a|al|of|the|de|del|la|las|el|los|con|sin|para|en|with|without|for)';
/** Words behind a name in a sentence that begin no value: `the Hate abilities`, `Odiar de quien …`. */
const noText =
  '(?!(?:abilit(?:y|ies)|rules?|skills?|attacks?|values?|habilidad(?:es)?|reglas?|ataques?|and|or|but|if|when|while|who|which|that|in|on|at|by|for|to|from|until|because|is|are|was|has|have|does|applies|apply|works?|y|e|o|u|pero|si|cuando|mientras|en|por|para|hasta|porque|que|no|se|es|son|de quien|of (?:any|every|each))(?!\\p{L}))';
/** `Elves`, `Ball and Chain`, `Master of the Hunt`, `del Caos`; otherwise the rest of a list item. */
export const textInProse: Part = {
  kind: 'either',
  parts: [
    {
      kind: 'sequence',
      parts: [
        piece(`(?:${small} ){0,3}${capital}`),
        atMostTimes(4, piece(`${blankSource}(?:(?:and|y|${small}) ){0,3}${capital}`)),
      ],
    },
    piece('(?:(?:del?|de la|de los|de las) )?\\p{Ll}{3,20}(?= \\d{1,2}(?![\\p{L}\\d]))'),
    piece(`${noText}\\p{L}[^()\\[\\],;:.|\\n·•]{0,40}?(?= {0,60}(?:[,;:.()|\\n·•]|$))`),
  ],
};
export const wholeText: Part = { kind: 'stretch', characters: /[^()[\];\n]{1,60}/uy };

const anyStrength = '(?:[Ss][Tt][Rr](?:[Ee][Nn][Gg][Tt][Hh])?|[Ff](?:[Uu][Ee](?:[Rr][Zz][Aa])?)?)\\.?';
export const strengthBracket = optional(
  piece(`${blankSource}?\\( {0,60}${anyStrength}${blankSource}?\\d{1,2} {0,60}\\)`),
);
export const anyBracket = optional(bracket);
const strength = /^(?:str|strength|f|fue|fuerza)\.?$/iu;

/** A word of a name between or behind its slots, in any case. */
export function wordPart(word: string): Part {
  if (strength.test(word)) return piece(anyStrength);
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return piece(escaped.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`));
}
