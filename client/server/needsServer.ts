import grammar from '../../syntaxes/whq.tmLanguage.json';

/** A text in an editor. */
interface EditedText {
  readonly languageId: string;
  readonly path: string;
  readonly text: string;
}

/** Dice and abilities with their values, as the grammar colours them; whether a letter is a capital does not matter here. */
const coloured = [grammar.repository.dice, ...grammar.repository.mentions.patterns].map(
  ({ match }) => new RegExp(match.replaceAll('(?i:', '(?:'), 'iu'),
);

/** A die without its number, the head of a stat block, in English and Spanish, and what names a game, or is a word to this extension. */
const others = [
  /(?<![\p{L}\p{N}])[dD](?:%|4|6|8|10|12|20|66|100)(?![\p{L}\p{N}])/u,
  /(?<!\p{L})(?:WS\P{L}+BS|HA\P{L}+HP)(?!\p{L})/u,
  /warhammer|mordheim|whq-/i,
];

/** The tags with which content of the game begins. */
const ourTag =
  /<(?:adventure-session|charts?|dungeonCards|entry|events?|locations?|magic|monsters?|objectiveRoomAdventures|roomReferences|rules?|tables?|translations|warriors?)[\s>/]/;

/** Whether the server has something to say about a text. It costs little to say so of one that is not of the game. */
export function needsServer({ languageId, path, text }: EditedText): boolean {
  if (/(?:^|\/)(?:whq|content-manifest)\.json$/.test(path)) return true;
  // An author who begins a file of XML is helped from the first tag on.
  if (languageId === 'xml') return ourTag.test(text) || !/<[\p{L}_]/u.test(text);
  return [...others, ...coloured].some((pattern) => pattern.test(text));
}
