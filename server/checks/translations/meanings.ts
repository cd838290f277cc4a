import { partsUpTo, sentenceEnds } from '../../text/sentences.ts';
import { trimmed } from '../../text/span.ts';
import type { Alignment } from '../../translations/comparison/alignment.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Halves and prohibitions of a source that its translation has nowhere. Sentences are compared if both texts have as many, else the whole
 * texts. Nothing for languages that the program does not know. Spans are in the text of the translation.
 */
export function meaningProblems({ source, translation }: Alignment): readonly Finding[] {
  return [half, not].flatMap((sayings): readonly Finding[] => {
    const [own, other] = [sayings[source.language], sayings[translation.language]];
    const text = unescaped(source.text);
    if (!own || !other || own === other || !own.hint.test(text)) return [];
    const said = [...text.matchAll(own.certain)];
    if (said.length === 0) return [];
    const [ofSource, ofTranslation] = [partsUpTo(text, sentenceEnds), partsUpTo(translation.text, sentenceEnds)];
    const isSame = ofSource.length === ofTranslation.length;
    // A part that was left in the language of the source says it too.
    const saysIt = (part: string): boolean => part.search(other.possible) >= 0 || part.search(own.certain) >= 0;
    // A sentence may say it for its neighbours too, so those count as well.
    const lost = said.find(({ index }) => {
      const at = ofSource.findIndex(({ end }) => index < end);
      const near = isSame ? ofTranslation.slice(Math.max(0, at - 1), at + 2) : ofTranslation;
      return !near.some(({ start, end }) => saysIt(unescaped(translation.text.slice(start, end))));
    });
    if (!lost) return [];
    const at = isSame ? ofSource.findIndex(({ end }) => lost.index < end) : -1;
    const span = ofTranslation[at] ?? { start: 0, end: translation.text.length };
    const facts = { word: lost[0].replace(/\s+/g, ' ') };
    return [{ code: 'translation-meaning', span: trimmed(translation.text, span), facts }];
  });
}

/** With an apostrophe for each that is escaped: other references are blank. */
function unescaped(text: string): string {
  return text.replace(/&(?:apos|#39);/g, '’');
}

/** Words of one meaning in a language: those that always have it, and all in which a translation may say it. */
interface Saying {
  /** A quick test that each text with one of them meets. */
  readonly hint: RegExp;
  readonly certain: RegExp;
  readonly possible: RegExp;
}

const half: Readonly<Record<string, Saying>> = {
  en: {
    hint: /hal[fv]/i,
    // `half dead` and `half of the night` are no amounts of anything.
    certain: words(
      'half(?= (?:of (?!the (?:night|day|way)(?!\\p{L}))|(?:his|her|its|their|your|that|this|these|those|as|damage|price) ))|(?:by|only) half|halved|halving',
    ),
    possible: words('half\\p{L}*|halve[sd]?|halving|middle|divid\\p{L}+|medium|average|50 ?%|1/2|½'),
  },
  es: {
    hint: /mitad/i,
    // `en mitad de` is a place.
    certain: words('(?<!en )la mitad'),
    possible: words('mitad|mitades|medi[oa]s?|semi\\p{L}*|divi\\p{L}+|50 ?%|1/2|½'),
  },
};

const not: Readonly<Record<string, Saying>> = {
  en: {
    hint: /may not|can ?(?:no|['’])|must ?n/i,
    certain: words("may not|cannot|can ?['’]t|must not|mustn['’]t"),
    possible: words(
      "not?|never|\\p{L}+n['’]t|cannot|nor|neither|unable|without|none|nothing|nobody|nowhere|impossible|immune|immobile|incapable|ineligible|prevent\\p{L}*|only|forbid\\p{L}*|forbade|prohibit\\p{L}*|stop\\p{L}*|fail\\p{L}*|lose|loses|except|unless|until|avoid\\p{L}*|refus\\p{L}*|(?:un|i[nmr])\\p{L}{3,}[ai]ble|lack\\p{L}*|block\\p{L}*|paraly[sz]\\p{L}*|too|hardly|illegal|ignor\\p{L}*|cancel\\p{L}*|free|safe",
    ),
  },
  es: {
    hint: /no (?:p|d)/i,
    certain: words('no puede|no pueden|no puedes|no podrán?|no debe|no deben|no debes'),
    possible: words(
      'no|ni|nunca|ning[uú]n\\p{L}*|tampoco|nada|nadie|jamás|sin|imposib\\p{L}+|impid\\p{L}+|imped\\p{L}+|incapa\\p{L}+|inmun\\p{L}+|inm[oó]vil\\p{L}*|prohib\\p{L}+|prohíb\\p{L}+|evit\\p{L}+|excepto|salvo|solo|sólo|únicamente|hasta|pierd\\p{L}+|dej\\p{L}+|neg\\p{L}+|nieg\\p{L}+|rech\\p{L}+|i[nmr]\\p{L}{3,}bles?|carec\\p{L}+|carez\\p{L}+|renunci\\p{L}+|abst[ei]\\p{L}+|bloque\\p{L}+|paraliz\\p{L}+|perd\\p{L}+|falt\\p{L}+|demasiado|apenas|ileg\\p{L}+|ignor\\p{L}+|anul\\p{L}+',
    ),
  },
};

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])(?:${alternatives})(?![\\p{L}\\d-])`, 'giu');
}
