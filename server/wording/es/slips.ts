import { shorten } from '../catalogue/phrasing.ts';
import type { ProblemMessages } from '../catalogue/problems.ts';

/** Slips that scanning and typing leave in a text, and targets that no roll can reach or miss. */
export const slipsEs = {
  'misread-die': ({ written, repaired }) =>
    `«${written}» parece ${repaired ?? 'unos dados'} mal leído al escanear. Así nadie puede tirarlo. Escribe ${repaired ?? 'los dados'}.`,
  'split-die': ({ written, repaired }) =>
    `Los dados «${written}» están partidos por espacios. Se entienden igual, pero en el juego se escribe ${repaired}.`,
  'glued-die': ({ written }) =>
    `«${shorten(written)}»: hay dados pegados a las palabras de al lado, aquí y quizá en más sitios del archivo. Sepáralos con espacios.`,
  'misread-one': ({ written, repaired }) =>
    `«${written}» parece un ${repaired} mal leído: hay una letra donde la regla necesita el número 1.`,
  'misread-zero': ({ written, repaired }) =>
    `«${written}» parece un ${repaired} mal leído: la letra o ocupa el lugar de un cero.`,
  'misread-number': ({ written }) =>
    `«${written}» está donde debería haber un número. Búscalo en el original: desde aquí no se puede saber cuál era.`,
  'misread-plus': () => 'Esta «f» parece un + mal leído: algo se suma a la tirada.',
  'lost-minus': ({ written, repaired }) =>
    `«${written}» ha perdido su signo, así que parece una puntuación que sacar. Un modificador lo necesita: ${repaired}.`,
  'list-slip': ({ written }) =>
    `En una lista de puntuaciones falta una coma en «${written}», y las anteriores pueden pasarse por alto. Pon ahí una coma.`,
  'misread-word': ({ written, repaired }) => `«${written}» parece «${repaired}» mal leído.`,
  'lost-hyphen': ({ written, repaired }) => `«${written}» ha perdido el guion: «${repaired}».`,
  'stray-full-stop': () =>
    'Tras este punto la frase sigue en minúscula. O el punto es una coma mal leída o sobra, o falta una mayúscula.',
  'stray-page-number': ({ written }) =>
    `«${written}» está solo al final del texto: seguramente es el número de una página escaneada. Quítalo.`,
  'formula-residue': ({ written, repaired }) =>
    `«${written}» es un resto de una fórmula, y los jugadores verían sus signos.${repaired ? ` Escribe ${repaired}.` : ' Escríbelo como texto normal.'}`,
  'invisible-character': () =>
    'Aquí hay un carácter invisible, y las búsquedas no encuentran la palabra en la que está. Quítalo.',
  'curly-quotes': () => 'Estas comillas vienen de una traducción automática; en el resto del juego son rectas.',
  'name-variant': (facts, lineOf) =>
    facts.what === 'variant'
      ? `«${shorten(facts.name)}» es «${shorten(facts.other)}» en la línea ${lineOf(facts.place)}. Uno de los dos está mal escrito: decide cuál y escribe los dos igual.`
      : `«${shorten(facts.name)}» es casi ${facts.known}, un nombre del mundo del juego. Si se trata de él, escríbelo así; los lectores buscan por el nombre.`,
  'impossible-target': ({ target, roll }) =>
    `${roll} nunca da «${shorten(target)}», así que esto no puede ocurrir. Revisa el número y los dados.`,
  'pointless-target': ({ target, roll }) =>
    `${roll} siempre da «${shorten(target)}», así que no hace falta tirar. Revisa el número y los dados.`,
} satisfies Partial<ProblemMessages>;
