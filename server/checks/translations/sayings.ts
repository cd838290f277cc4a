/** Something that texts say in many words, by language. */
export type Saying = Readonly<Record<string, SayingWords>>;

/** How a language says it. */
export interface SayingWords {
  /** Always means it. */
  readonly certain: RegExp;
  /** All in which a translation may say it. */
  readonly possible: RegExp;
  /** What may say it too, if a text has more of these than the other. */
  readonly loose: RegExp | undefined;
}

function words(certain: string, possible: string, loose?: string): SayingWords {
  const pattern = (alternatives: string, flags: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\d-])(?:${alternatives.replaceAll("'", "(?:['’]|&apos;|&#39;)")})(?![\\p{L}\\d-])`, flags);
  return {
    certain: pattern(certain, 'iu'),
    possible: pattern(`${certain}|${possible}`, 'iu'),
    loose: loose === undefined ? undefined : pattern(loose, 'giu'),
  };
}

const half: Saying = {
  // `half dead` and `half of the night` are no amounts of anything.
  en: words(
    'half(?= (?:of (?!the (?:night|day|way)(?!\\p{L}))|(?:his|her|its|their|your|that|this|these|those|as|damage|price) ))|(?:by|only) half|halved|halving',
    'half\\p{L}*|halve[sd]?|middle|divid\\p{L}+|medium|average|50 ?%|1/2|½',
  ),
  // `en mitad de` is a place.
  es: words('(?<!en )la mitad', 'mitad|mitades|medi[oa]s?|semi\\p{L}*|divi\\p{L}+|50 ?%|1/2|½'),
};

/** Dice for each of several. */
const each: Saying = {
  en: words(
    '\\d*D\\d+[^.;:\\n]{0,30} (?:per|for each|for every) \\p{L}+',
    'per|each|every|all|both|as many|apiece|times|multipl\\p{L}+',
  ),
  es: words(
    '\\d*D\\d+[^.;:\\n]{0,30} por cada \\p{L}+',
    'cada|por|tod[oa]s?|tant[oa]s?|ambos|ambas|sendos|sendas|veces|respectiv\\p{L}+|multipl\\p{L}+',
  ),
};

/** Dice that depend on a level. */
const level: Saying = {
  en: words('\\d*D\\d+[^\\n]{0,50} level', '(?:\\p{L}+-)?levels?'),
  es: words('\\d*D\\d+[^\\n]{0,50} nivel', 'nivel|niveles'),
};

const not: Saying = {
  en: words(
    "(?:may|do|does|did|is|are|was|were|will|would|has|have|had|can|could|must|should|shall) not(?! (?:only|even))|not(?= (?:be|an?|the|yet|in|on|to|his|her|allowed|affected|damaged|hit|count)(?!\\p{L}))|cannot|(?:ca|do|does|did|is|are|was|wo|must)n't|with no|there (?:is|are) no|ha(?:ve|s) no|no(?= (?:effect|modifiers?|damage|gold|treasure|further|bonus|longer))|without|never|neither",
    "not?|\\p{L}+n't|nor|no-?one|nothing|none|nobody|nowhere|fail\\p{L}* to|un(?!der|til|less|ion|iq|iv|its?)\\p{L}{3,}|i[nmr]\\p{L}{3,}[ai]bl[ey]|\\p{L}{4,}less|beyond|otherwise|still|whatever|other than|merely|lack\\p{L}*|refus\\p{L}*|den(?:y|ie[sd])|instead|immune|prevent\\p{L}*|forb\\p{L}*|rather|avoid\\p{L}*|cease\\p{L}*|incapable|exempt\\p{L}*|disregard\\p{L}*|hardly|barely|too|anything but|free of|far from|or keep|nonmagical|anything other|pass\\p{L}* (?:him|her|it|them|you) by|than ever",
    'only|until|unless|except|ignor\\p{L}*|fail\\p{L}*|miss\\p{L}*|loses?|lost|less|stop\\p{L}*|paraly\\p{L}*|cancel\\p{L}*|empty|up to|out of|leav\\p{L}*|left|through',
  ),
  es: words(
    'no(?= (?:(?:se|le|les|lo|la|los|las|te|me|nos) )*(?:pued|podr|pudo|deb|tien|tuv|hay|sufr|est[éeaá]|es|son|sea|será|ha|hac|caus|afect|aplic|fue|era|logr|consig|sab|quier|gan|pierd|recib|muev|mat|lleg|llev|resul|reconoc|necesit|cuent|cuest|impact|atac|conoc|cumpl)(?![^.;:]{0,30} (?:nada|nadie|ning[uú]n\\p{L}*|más (?:que|de)|ni)(?!\\p{L})))|(?<!(?:qued|est)\\p{L}* )sin(?! (?:embargo|fin|salida|querer|que|dud|parar|cesar|importar|contar|sentido|igual|moverse|más))|(?<!que )nunca',
    'no|ni|nunca|tampoco|jamás|sin|imposib\\p{L}+|impid\\p{L}+|imped\\p{L}+|incapa\\p{L}+|inmun\\p{L}+|inm[oó]vil\\p{L}*|intact\\p{L}+|iles\\p{L}+|inútil\\p{L}*|prohib\\p{L}+|prohíb\\p{L}+|evit\\p{L}+|neg\\p{L}+|nieg\\p{L}+|rech\\p{L}+|i[nmr]\\p{L}{3,}bles?|carec\\p{L}+|carez\\p{L}+|renunci\\p{L}+|abst[ei]\\p{L}+|apenas|lo contrario|por si fuera poco|desprovist\\p{L}+|desconoc\\p{L}+|quiet[oa]s?',
    'solo|sólo|únicamente|hasta|a menos|excepto|salvo|ignor\\p{L}+|fall\\p{L}+|fracas\\p{L}+|pierd\\p{L}+|perd\\p{L}+|menos|dej\\p{L}+|paraliz\\p{L}+|anul\\p{L}+|vací[oa]s?|bloque\\p{L}+|nada|nadie|ning[uú]n\\p{L}*|falt\\p{L}+|fuera|libr\\p{L}+|demasiado|desaparec\\p{L}+|muert\\p{L}+',
  ),
};

/** All that is looked for. */
export const sayings: readonly Saying[] = [half, each, level, not];
