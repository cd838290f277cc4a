/** The text before a table, as far as it says something about the table. */
import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { withoutGlue } from '../../dice/prose/words/gluedWords.ts';
import { outcomesOf } from '../outcomes.ts';

export interface Lead {
  /** The nearest first. */
  readonly dice: readonly NamedDice[];
  /** Whether its last words announce a table: a die and a colon, `on the following table`, the head `D6 Result`. */
  readonly announces: boolean;
  /** Whether its last words order a roll on what is below: `on the following table:`, `roll 1D6:`. A list of things is no such table. */
  readonly orders: boolean;
  /** Whether the head of the rows names dice for two columns, so that two tables stand side by side. */
  readonly isSideBySide: boolean;
  /** Whether its last sentence names dice. */
  readonly asks: boolean;
  /** Whether it says that something is added to a roll. */
  readonly modifies: boolean;
  /** Where the paragraph directly before the table begins. */
  readonly introduction: number;
}

/** The head of a Markdown table. */
export const cellLines = /\n(?:[ \t]*\|[^\n]*(?:\n|$))+$/;

const announcing =
  /(?=[tclfsboad\d])(?<!\p{L})(?:(?:table|chart|tabla|list|following|siguiente|below|opposite|overleaf|look (?:it |them |this )?up|lista|busca|buscad|abajo|continuación|consult|consulta)(?!\p{L})[^.!?]{0,90}[.:]?|\d{0,2}[dD]\d{1,2}(?:[^.!?\n]{0,30}[.:]?|[^.!?]{0,100}:)|(?:dice|die|dado)[^.!?]{0,40}[:.])[\s*_|#>:–-]*$/iu;

const ordering =
  /(?=[tcoied\d(])(?<!\p{L})(?:(?:tables?|charts?|tablas?|cuadro|(?:on|in|en) (?:the |this |la |esta )?(?:following |next |siguiente )?(?:list|lista))(?!\p{L})[^.!?]{0,90}[.:]?|\(\d{0,2}[dD]\d{1,3}\)[*_]{0,3}:|\d{0,2}[dD]\d{1,3}(?:[*_]{0,3}:|\s+(?:and|y) (?:look|consult|check|find|read|see|mira|consulta|busca)[^.!?\n]{0,60}[:.]|[^.!?\n]{0,60} (?:what|which|who|where|how|qué|cuál|quién|dónde|cómo)(?!\p{L})[^.!?]{0,60}[:.]))[\s*_|#>:–-]*$/iu;

/** `D6 | Loot | D6 | Loot`, or the same with blanks between the columns, and perhaps the line below a head. */
const twoHeads =
  /(?:^|\n)[ \t]*\d{0,2}[dD]\d{1,3}[ \t]{2,}(?:\S[^\n|]*[ \t]{2,})?\d{0,2}[dD]\d{1,3}(?:[ \t]{2,}[^\n|]*)?\r?\n(?:[ \t-]+\r?\n)?[ \t]*$|(?:^|\n)[ \t|*_]*\d{0,2}[dD]\d{1,3}[ \t*_]*\|[^\n]*\|[ \t*_]*\d{0,2}[dD]\d{1,3}[ \t*_]*(?:\|[^\n]*)?\r?\n(?:[ \t|:-]+\r?\n)?$/;

const asking = /(?:\d{0,2}[dD]\d{1,3}|(?=d)(?<!\p{L})(?:dice|die|dado))(?!\p{L})[^.!?\n]{0,100}[.:]?[\s*_|#>:–-]*$/u;

const changing =
  /(?=[apsdmbr])(?<!\p{L})(?:(?:add|adds|adding|suma\w*|sumando)(?! (?:them|both|the (?:two|results|scores|numbers|dice)|los (?:dos|dados|resultados|números)|ambos)(?!\p{L}))(?<!los)|plus|subtract\w*|deduct\w*|modif\w*|bonus|penalty|añad\w*|resta\w*|restando|modificador\w*|bonificador\w*|penalizador\w*)(?!\p{L})|[+–-]\d+ (?:for|per|por|to the|a la|al|to this|on the)(?!\p{L})|D\d{1,3}(?!\d)[^.:!?\n]{0,60}[,;(][ ]?[+−–-]\d+ (?:in|if|with|when|while|at|during|by|en|si|con|cuando|durante)(?!\p{L})/iu;

/** A change in words that nobody can take apart: `Warriorandaddthedicetogether`. */
const gluedChange = /\p{L}(?:adding|add|plus|suma|añad|resta)\p{L}|\p{L}(?:adding|plus|sumando)(?!\p{L})/u;

/** A part of the text, and the offset where it ends. */
interface TextBefore {
  readonly text: string;
  readonly end: number;
}

/** Most leads are asked for their dice alone: the rest is found out when it is asked for. */
export class LeadBefore implements Lead {
  readonly dice: readonly NamedDice[];
  readonly #announcements: readonly string[];
  readonly #changes: TextBefore;
  #announces: boolean | undefined;
  #modifies: boolean | undefined;
  readonly #isSpoilt: boolean;

  /**
   * @param announcements the texts directly before the table, of which one may announce it.
   * @param changes the text in which something may be added to the roll.
   */
  constructor(dice: readonly NamedDice[], announcements: readonly string[], changes: TextBefore) {
    this.dice = dice;
    this.#isSpoilt = dice.some(({ isSpoilt }) => isSpoilt);
    this.#announcements = this.#isSpoilt ? announcements.map(withoutGlue) : announcements;
    this.#changes = changes;
  }

  get announces(): boolean {
    this.#announces ??= this.#announcements.some((text) => announcing.test(text));
    return this.#announces;
  }

  get isSideBySide(): boolean {
    return twoHeads.test(this.#changes.text);
  }

  get orders(): boolean {
    return this.#announcements.some((text) => ordering.test(text));
  }

  get asks(): boolean {
    return this.#announcements.some((text) => asking.test(text));
  }

  get modifies(): boolean {
    const { text } = this.#changes;
    this.#modifies ??= this.#isSpoilt
      ? changing.test(withoutGlue(text)) || gluedChange.test(text)
      : changing.test(text);
    return this.#modifies;
  }

  get introduction(): number {
    const { text, end } = this.#changes;
    return end - text.length + lastParagraph(text);
  }
}

/** Where the last paragraph of a text begins; the head of a Markdown table is none. */
function lastParagraph(text: string): number {
  const written = text.replace(cellLines, '\n').trimEnd();
  const last = [...written.matchAll(/\n[ \t\r]*\n/g)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** Whether a roll has always the same results: no name in it needs a number. */
export function isClosed({ total }: NamedDice): boolean {
  return total !== undefined && outcomesOf(total) !== undefined;
}
