import { fill } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** Mistakes of scanning and typing in a text, and targets that no roll can reach or miss. */
export const slipsEs = problemTexts({
  'misread-die':
    '«{written}» parece [repaired?{repaired}|unos dados] mal leído al escanear. Así nadie puede tirarlo. Escribe [repaired?{repaired}|los dados].',
  'split-die': 'Los dados «{written}» contienen espacios. Se entienden igual, pero en el juego se escribe {repaired}.',
  'glued-die': '«{written…}»: no hay espacio entre los dados y las palabras de al lado. Añade espacios.',
  'misread-one': '«{written}» parece un {repaired} mal leído: una letra ocupa el lugar del número 1.',
  'misread-zero': '«{written}» parece un {repaired} mal leído: la letra o ocupa el lugar de un cero.',
  'misread-number':
    '[repaired?«{written}» parece un {repaired} mal leído: las puntuaciones de al lado muestran qué número era.|«{written}» ocupa el lugar de un número. Búscalo en el original: el texto no muestra qué número era.]',
  'misread-plus':
    '[repaired?Este «{written}» parece un + mal leído: se suma algo a la tirada.|«{written}» no tiene ningún signo entre los dados y el número, y nadie sabe qué hacer con los dos. Escríbelo.]',
  'lost-minus':
    '«{written}» ha perdido su signo, así que parece una puntuación que sacar. Un modificador necesita un signo: {repaired}.',
  'list-slip':
    'En una lista de puntuaciones falta una coma en «{written}», y las anteriores pueden pasarse por alto. Pon ahí una coma.',
  'misread-word': '«{written}» parece «{repaired}» mal leído.',
  'misspelt-word':
    '«{written…}» es casi «{repaired}», una palabra que usan las reglas. Escríbela así, y las búsquedas la encontrarán.',
  'unbalanced-bracket': ({ written }) =>
    /[([]/.test(written)
      ? `Este «${written}» no se cierra, así que nadie sabe hasta dónde llega la aclaración. Ciérralo o quítalo.`
      : `Este «${written}» cierra un paréntesis que no se ha abierto. Ábrelo o quita este.`,
  'doubled-word': ({ written, repaired }) =>
    fill('«{word…}» está aquí dos veces seguidas. Escríbelo una sola vez.', { word: repaired ?? written.charAt(0) }),
  'split-sentence':
    'El texto se corta aquí en mitad de una frase, que sigue en el texto siguiente. Junta el final de la frase con su principio.',
  'lost-hyphen': '«{written}» ha perdido el guion: «{repaired}».',
  'stray-full-stop':
    'La palabra que sigue a este punto empieza en minúscula. O el punto sobra o es una coma mal leída, o falta una mayúscula.',
  'stray-page-number':
    '«{written}» está solo al final del texto: seguramente es el número de una página escaneada. Quítalo.',
  'formula-residue':
    '«{written}» es un resto de una fórmula, y los jugadores verían sus signos.[repaired? Escribe {repaired}.| Escríbelo como texto normal.]',
  'repeated-sentence': 'Esto repite las palabras anteriores, como si se hubiera pegado dos veces. Quítalo.',
  'invisible-character':
    'Aquí hay un carácter invisible, y las búsquedas no encuentran la palabra que lo contiene. Quítalo.',
  'name-variant': {
    variant:
      '«{name…}» es «{other…}» en la línea {place}. Uno de los dos está mal escrito: decide cuál y escribe los dos igual.',
    known:
      '«{name…}» es casi {known}, un nombre del mundo del juego. Si te refieres a ese nombre, escríbelo igual, para que los lectores lo encuentren.',
  },
  'impossible-target': '{roll} nunca da «{target…}», así que esto no puede ocurrir. Revisa el número y los dados.',
});
