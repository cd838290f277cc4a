import type { FixMessages } from '../fixes.ts';
import { shorten } from '../phrasing.ts';

export const fixesEs: FixMessages = {
  replace: ({ text }) => `Cambiar por ${shorten(text)}`,
  replaceEntity: ({ character }) => `Escribir el carácter mismo: «${character}»`,
  remove: ({ text }) => `Quitar ${shorten(text)}`,
  removeInvisible: () => 'Quitar el carácter invisible',
  removeSpaces: () => 'Quitar los espacios de delante',
  straightQuotes: () => 'Usar comillas rectas',
  endBefore: ({ endTags }) => `Cerrar primero la anterior, con ${shorten(endTags)}`,
  moveToEnd: ({ endTag }) => `Mover ${shorten(endTag)} al final`,
  add: ({ text }) => `Añadir ${shorten(text)}`,
  addQuotes: () => 'Poner el valor entre comillas',
  addSpace: () => 'Añadir el espacio que falta',
  addId: ({ id }) => `Añadir el id ${shorten(id)}`,
  linkTo: ({ id }) => `Enlazar ${shorten(id)}`,
  split: () => 'Dar a cada una su <rule>',
  ignore: ({ code, where }) => `Ignorar ${code} en ${places[where]}`,
  renumber: ({ row, scores }) => `Cambiar la fila ${row} por ${scores}`,
  nameRoll: ({ roll }) => `Nombrar la tirada: ${roll}`,
  removeRepeated: ({ text }) => `Quitar la repetición ${shorten(text)}`,
  removeEntries: ({ name, count }) =>
    count === 1 ? `Quitar la entrada ${shorten(name)}` : `Quitar estas ${count} entradas con sus textos`,
  listFiles: ({ paths: [path = '', ...others] }) =>
    others.length === 0 ? `Añadir ${shorten(path)} a la lista` : `Añadir los ${others.length + 1} archivos a la lista`,
  unlistFile: ({ path }) => `Quitar ${shorten(path)} de la lista`,
  convert: () => 'Convertir a la edición actual',
  addPart: ({ text }) => `Añadir ${shorten(text)}, como lo tienen los demás`,
  markUntranslated: ({ count }) =>
    count === 1 ? 'Marcar como aún sin traducir' : `Marcar estos ${count} como aún sin traducir`,
  all: ({ code, count }) => `Corregir los ${count} problemas de tipo ${code} de este archivo`,
};

const places = { entry: 'esta entrada', paragraph: 'este párrafo', file: 'este archivo' } as const;
