import { grouped } from '../../text/grouped.ts';
import type { Span } from '../../text/span.ts';
import type { ComparedText } from './signDifference.ts';
import type { Sign } from './signs.ts';

/** What the game names in both languages, in groups of which one may be taken for another. Plural forms in `s` and `es` are found too. */
const groups: readonly (readonly (readonly [en: string, es: string])[])[] = [
  [
    ['strength', 'fuerza'],
    ['toughness', 'resistencia|dureza'],
    ['initiative', 'iniciativa'],
    ['willpower', 'voluntad|fuerza de voluntad'],
    ['luck', 'suerte'],
    ['wound', 'herida'],
    ['attack', 'ataque'],
    ['movement', 'movimiento'],
    ['weapon skill', 'habilidad de armas|habilidad con armas|habilidad con las armas'],
    ['ballistic skill', 'habilidad de proyectiles|habilidad con proyectiles'],
  ],
  [
    ['barbarian', 'bárbaro|bárbara'],
    ['dwarf|dwarves', 'enano|enana'],
    ['elf|elves', 'elfo|elfa'],
    ['wizard', 'hechicero|hechicera|mago|maga'],
    ['human', 'humano|humana'],
    ['halfling', 'halfling|mediano'],
    ['goblin', 'goblin'],
    ['orc', 'orco'],
    ['skaven', 'skaven'],
    ['snotling', 'snotling'],
    ['minotaur', 'minotauro'],
    ['ogre', 'ogro'],
    ['troll', 'troll'],
    ['giant', 'gigante'],
    ['spider', 'araña'],
    ['bat', 'murciélago'],
    ['rat', 'rata'],
    ['wolf|wolves', 'lobo'],
    ['snake|serpent', 'serpiente'],
    ['scorpion', 'escorpión|escorpiones'],
    ['zombie', 'zombi|zombie'],
    ['skeleton', 'esqueleto'],
    ['ghoul', 'necrófago|ghoul'],
    ['mummy|mummies', 'momia'],
    ['vampire', 'vampiro|vampira'],
    ['daemon|demon', 'demonio'],
    ['dragon', 'dragón|dragones'],
    ['beastman|beastmen', 'hombre bestia|hombres bestia'],
  ],
  [
    ['once', 'una vez|una sola vez|una única vez'],
    ['twice', 'dos veces'],
    ['three times', 'tres veces'],
  ],
  [
    ['up to|at most|a maximum of|no more than', 'hasta|como máximo|como mucho|un máximo de|no más de'],
    ['at least|a minimum of|no fewer than|no less than', 'al menos|por lo menos|como mínimo|un mínimo de|no menos de'],
  ],
  [
    ['before', 'antes'],
    ['after', 'después|tras'],
  ],
  [
    ['left', 'izquierda|izquierdo'],
    ['right', 'derecha|derecho'],
  ],
  [
    ['add|adding|added', 'suma|suman|sumar|súmale|sume|añade|añaden|añadir'],
    ['deduct|deducting|deducted|subtract|subtracting|subtracted', 'resta|restan|restar|réstale|reste|descuenta'],
  ],
  [
    ['gain|regain', 'gana|ganan|recupera|recuperan|obtiene|obtienen'],
    ['lose', 'pierde|pierden'],
  ],
  [
    ['turn', 'turno'],
    ['day', 'día'],
    ['week|fortnight', 'semana|ocho días|quince días'],
    ['month', 'mes'],
    ['year', 'año'],
    ['hour', 'hora'],
    ['adventure', 'aventura'],
  ],
  [
    ['square', 'casilla'],
    ['board section', 'sección de tablero|sección del tablero|secciones de tablero'],
  ],
  [
    ['gold', 'oro'],
    ['treasure', 'tesoro'],
  ],
  [
    ['warrior', 'guerrero|guerrera|aventurero'],
    ['monster', 'monstruo'],
  ],
];

/** Where a text names one of these things. */
export interface NamedThing {
  /** The same in all languages. */
  readonly thing: string;
  readonly group: number;
  readonly span: Span;
}

/** A name with its thing. Names that begin with the same word are together, the longest first. */
interface Name extends Omit<NamedThing, 'span'> {
  readonly name: string;
}

const languages: ReadonlyMap<string, ReadonlyMap<string, readonly Name[]>> = new Map([
  ['en', namesIn(0)],
  ['es', namesIn(1)],
]);

function namesIn(language: 0 | 1): ReadonlyMap<string, readonly Name[]> {
  const names = groups.flatMap((things, group) =>
    things.flatMap((written) =>
      written[language]
        .split('|')
        .flatMap((name) =>
          [name, `${name}s`, `${name}es`].map((form): Name => ({ name: form, thing: written[0], group })),
        ),
    ),
  );
  names.sort((a, b) => b.name.length - a.name.length);
  return grouped(names, ({ name }) => name.split(' ', 1)[0] ?? '');
}

/** The things that a text names, in its order; undefined for a language whose words are not known. */
export function thingsIn(text: string, language: string): readonly NamedThing[] | undefined {
  const known = languages.get(language);
  if (!known) return undefined;
  const plain = text.toLowerCase().replace(/\s/g, ' ');
  const found: NamedThing[] = [];
  let end = 0;
  for (const { 0: word, index: start } of plain.matchAll(/\p{L}+/gu)) {
    if (start < end) continue;
    const one = known.get(word)?.find(({ name }) => {
      return plain.startsWith(name, start) && !/\p{L}/u.test(plain.charAt(start + name.length));
    });
    if (!one) continue;
    end = start + one.name.length;
    found.push({ thing: one.thing, group: one.group, span: { start, end } });
  }
  return found;
}

/** A sign and what stands beside it. */
export interface NamedSign {
  readonly sign: Sign;
  /** A known thing, or the word behind it without its ending. */
  readonly thing: string;
}

/** The signs with the things behind them, `1D6 Goblins`, or the known thing before them, `Strength 4`. */
export function namedSigns({ text, language, places }: ComparedText): readonly NamedSign[] {
  const named = thingsIn(text, language) ?? [];
  return places.flatMap((sign): readonly NamedSign[] => {
    const [gap = '', word = ''] = behind.exec(text.slice(sign.span.end)) ?? [];
    const start = sign.span.end + gap.length - word.length;
    const known =
      named.find(({ span }) => word !== '' && span.start === start) ??
      named.find(({ span }) => /^ (?:de )?$/.test(text.slice(span.end, sign.span.start)));
    const thing = known?.thing ?? word.toLowerCase().replace(/e?s$/, '');
    return thing === '' ? [] : [{ sign, thing }];
  });
}

/** White space and a word, perhaps behind `of`. */
const behind = /^\s+(?:(?:points? of|puntos? de|of|de)\s+)?(\p{L}{3,})/u;
