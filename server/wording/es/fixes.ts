import { fixTexts } from '../texts/fixTexts.ts';
import { fill } from '../texts/places.ts';

export const fixesEs = fixTexts({
  replace: 'Cambiar por {text…}',
  replaceEntity: 'Escribir el carácter mismo: «{character}»',
  remove: 'Quitar {text…}',
  removeInvisible: 'Quitar el carácter invisible',
  removeSpaces: 'Quitar los espacios de delante',
  straightQuotes: 'Usar comillas rectas',
  moveToEnd: 'Mover {endTag…} al final',
  add: 'Añadir {text…}',
  addQuotes: 'Poner el valor entre comillas',
  addSpace: 'Añadir el espacio que falta',
  addId: 'Añadir el id {id…}',
  linkTo: 'Enlazar {id…}',
  split: 'Dar a cada una su <rule>',
  ignore: 'Ignorar {code} en [where=entry?esta entrada|este [where=file?archivo|párrafo]]',
  renumber: 'Cambiar la fila {row} por {scores}',
  nameRoll: 'Nombrar la tirada: {roll}',
  removeRepeated: 'Quitar la repetición {text…}',
  removeEntries: '[count=1?Quitar la entrada {name…}|Quitar estas {count} entradas con sus textos]',
  listFiles: ({ paths }) =>
    fill('[count=1?Añadir {path…} a la lista|Añadir los {count} archivos a la lista]', {
      path: paths[0],
      count: paths.length,
    }),
  unlistFile: 'Quitar {path…} de la lista',
  convert: 'Convertir a la edición actual',
  addPart: 'Añadir {text…}, como lo tienen los demás',
  markUntranslated: '[count=1?Marcar como aún sin traducir|Marcar estos {count} como aún sin traducir]',
  all: 'Corregir los {count} problemas de tipo {code} de este archivo',
});
