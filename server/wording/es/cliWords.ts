import type { CliWords } from '../catalogue/cliWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';
import { checkWordsEs } from './checkWords.ts';
import { cliHelpEs } from './cliHelp.ts';

export const cliWordsEs: CliWords = {
  help: cliHelpEs,
  usage: {
    unknownCommand: ({ command, nearest }) =>
      `No existe el comando «${command}».${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`}`,
    unknownOption: ({ option, nearest }) =>
      `Aquí no existe la opción ${option}.${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`}`,
    missingValue: ({ option }) => `A ${option} le falta un valor.`,
    needlessValue: ({ option }) => `${option} no lleva ningún valor.`,
    badValue: ({ option, value, allowed }) => `${option} debe ser ${list(allowed, 'o')}, no «${value}».`,
    emptyOperand: () => 'Hay un nombre o una ruta sin nada, «». Omítelo, o escribe lo que corresponda.',
    surplusOperand: ({ operand }) => `«${operand}» sobra. Pon entre comillas las palabras que van juntas.`,
    needsOption: ({ option, needed }) => `${option} solo se puede usar con ${needed}.`,
    notTogether: ({ first, second }) => `${first} y ${second} no se pueden usar a la vez.`,
    missingOption: ({ option }) => `Falta la opción ${option}.`,
    inputAndPaths: () => 'Usa --stdin o rutas, pero no las dos cosas.',
    missingFile: () => 'Falta el archivo PO, como es.po.',
    missingFolder: () => 'Falta la carpeta de un paquete.',
    missingExpression: () => 'Falta una expresión, como "2D6+2".',
    unknownAction: ({ action, allowed }) =>
      action === '' ? `Di qué mostrar: ${list(allowed, 'o')}.` : `«${action}» no es ${list(allowed, 'o')}.`,
    missingDrawn: () => 'Falta una tabla, un monstruo o un evento, como rpb-goblin.',
    unknownSystem: ({ system, nearest, known }) =>
      `No existe el sistema «${system}».${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`} Conoce ${list(known, 'y')}.`,
    missingName: () => 'Falta un nombre, como Miedo 6.',
    badBinding: ({ text }) => `--let lleva nombres con números enteros, como n=5,battle-level=3, no «${text}».`,
    unknownName: ({ name, known }) =>
      `${name} no está en la expresión. ${known.length > 0 ? `Tiene ${list(known, 'y')}.` : 'No tiene ningún nombre.'}`,
    unknownCharacteristic: ({ name, known }) => `${name} no es un valor de un Guerrero. Son ${list(known, 'y')}.`,
    missingSides: () => 'Un combate necesita dos bandos, como "6 Goblins" y party.',
    badCloseFrom: ({ value }) => `--close-from admite un asalto a partir de 1, o never, no «${value}».`,
    optionOfSystem: ({ option, system }) => `${option} solo vale para combates del sistema ${system}.`,
    missingScenario: () => 'Falta el archivo de un escenario, como escenario.md.',
    notWhole: ({ option, value }) => `${option} lleva un número entero, no «${value}».`,
    badTimes: ({ value, most }) => `--times lleva un número entero de 1 a ${most}, no «${value}».`,
    boundOfTest: ({ option }) =>
      `${option} necesita una expresión que dé un número; una comparación ya da una probabilidad.`,
    openNames: ({ names }) =>
      `Da valores a estos nombres, o a todos menos dos: --let ${names.map((name) => `${name}=…`).join(',')}`,
    unsaidNames: ({ names }) =>
      `Una tirada necesita un valor para cada nombre: --let ${names.map((name) => `${name}=…`).join(',')}`,
  },
  seeHelp: (command) => `Consulta ${command} --help.`,
  trouble: {
    missing: (path) => `${path}: no existe ese archivo ni esa carpeta.`,
    forbidden: (path) => `${path}: no tienes permiso para leer este archivo.`,
    tooLarge: (path) => `${path}: no se comprueba. El archivo ocupa más de 64 MB.`,
    notAFile: (path) => `${path}: no es un archivo ni una carpeta. Usa --stdin para la salida de otro programa.`,
    noRoom: (path) =>
      `${path}: no se comprueba. Todos los archivos juntos ocuparían demasiada memoria; comprueba menos de una vez.`,
    longText: (path) =>
      `${path}: no se comprueba. No se lee un texto de más de 1.000.000 de caracteres; divídelo en varios archivos.`,
    unreadable: (path) => `${path}: no se puede leer este archivo.`,
    notUtf8: (path) =>
      `${path}: este archivo no está en UTF-8, así que sus letras no se pueden leer. Guárdalo como UTF-8.`,
    forbiddenFolder: (path) => `${path}: no tienes permiso para leer esta carpeta.`,
    tooManyFiles: (path) => `${path}: esta carpeta tiene demasiados archivos o carpetas; no se han comprobado todos.`,
    nothingFound: (path) => `${path}: en esta carpeta no se ha encontrado ningún archivo de reglas.`,
    notOurs: (path) =>
      `${path}: se omite. No es contenido de Warhammer Quest: WHQ Rules no conoce su elemento raíz o su primera entrada.`,
    noScenario: (path) => `${path}: se omite. Este texto no menciona habilidades, dados ni Guerreros.`,
    emptyInput: (path) => `${path}: la entrada estándar está vacía.`,
    folderAsInput: (path) => `${path}: la entrada estándar es una carpeta. Da su ruta en lugar de --stdin.`,
    unreadableInput: (path) => `${path}: la entrada estándar no se puede leer.`,
  },
  fight: {
    noParty: (path) =>
      `${path}: en este archivo no hay ningún grupo. Necesita una lista como [{ "name": "Ilse", "weaponSkill": 4, "strength": 3, "toughness": 3, "wounds": 10 }].`,
    blocksInFile: (path, names) =>
      names.length === 0
        ? `${path}: en este archivo no hay ningún perfil que se pueda leer.`
        : `${path}: un bando tiene que ser un solo Monstruo; este archivo tiene ${list(names.map(shorten), 'y')}.`,
    noProse: (path) => `${path}: un escenario es un texto en Markdown o en texto sin formato.`,
  },
  translate: {
    done: (translated, needed, percent) =>
      percent === undefined ? 'nada que traducir' : `${translated} de ${needed} (${percent} %)`,
    none: (language) =>
      language === undefined
        ? 'Aquí no hay ningún archivo de traducciones, como data/i18n/content-es.xml.'
        : `Aquí no hay ningún archivo de traducciones para «${language}», como data/i18n/content-${language}.xml.`,
    glossary: {
      uses: (count) => (count === 1 ? '1 uso' : `${count} usos`),
      otherWords: (key) => `otras palabras: ${shorten(key)}`,
      total: (names, used, places) =>
        `${names} nombres, ${used} de ellos en textos; otras palabras en ${places} ${places === 1 ? 'lugar' : 'lugares'}`,
    },
    badge: 'traducciones',
    unknownThen: (now) => `(el registro no tiene las palabras anteriores) ${now}`,
    noRecord: (language) =>
      `${language}: ningún registro dice de qué originales se hicieron estas traducciones. «whq-rules translate mark --to ${language}» escribe uno.`,
    marked: (count, path) =>
      `${path}: ${count} ${count === 1 ? 'traducción marcada' : 'traducciones marcadas'} como actuales.`,
    markedSame: (count, path) =>
      `${path}: ${count} ${count === 1 ? 'traducción queda marcada' : 'traducciones quedan marcadas'} como igual${count === 1 ? '' : 'es'} a propósito.`,
    same: (count) => (count === 1 ? '1 es igual que el original' : `${count} son iguales que el original`),
    notSame: (key) => `Ninguna traducción con la clave «${shorten(key)}» es igual que su original.`,
    notWritten: (path) => `${path}: no se ha podido escribir este archivo. No ha cambiado nada.`,
    strangeLine: (path, line) =>
      `${path}: la línea ${line} no es de un registro de originales; quizá es una marca de una fusión. Corrígela antes; no ha cambiado nada.`,
    unknownKey: (key) => `No hay ninguna traducción con original para la clave «${shorten(key)}».`,
    faults: {
      merge: 'aquí se fusionaron dos versiones del archivo y alguien tiene que elegir todavía. Quita las marcas.',
      strange: 'esta línea no es de un archivo PO. Los textos llevan comillas alrededor.',
      quote: 'este texto no acaba en comillas, o las lleva dentro. Dentro de un texto escribe \\".',
      escape: 'una barra invertida no significa nada ante esta letra. Para una barra escribe \\\\.',
      order: 'la entrada ya tiene un msgstr. Quita uno de los dos.',
      plural: 'las entradas de un paquete no tienen plurales. Escribe un solo msgstr.',
      twice: 'una entrada anterior tiene el mismo msgctxt. Quita una de las dos.',
      incomplete: 'a esta entrada le falta msgid o msgstr.',
    },
    faulty: (path, count) => `${path}: ${count} ${count === 1 ? 'error' : 'errores'}. No ha cambiado nada.`,
    otherLanguage: (path, written, wanted) =>
      `${path}: las traducciones de este archivo están en ${written}, según su cabecera, no en ${wanted}. No ha cambiado nada.`,
    keyless: (source) =>
      `«${shorten(source)}» se omite. No tiene msgctxt, que nombra el texto del paquete: exporta de nuevo o añádelo.`,
    noEntries: (path) => `${path}: este archivo no tiene entradas de un archivo PO. No ha cambiado nada.`,
    exported: (texts, translated) => `${texts} textos, ${translated} con traducción.`,
    imported: (changed, added, isDry) =>
      `${changed} ${changed === 1 ? 'traducción' : 'traducciones'} ${isDry ? 'por cambiar' : 'cambiadas'}, ${added} ${isDry ? 'por añadir' : 'añadidas'}.`,
    outcome: {
      unknown: (key) => `${shorten(key)}: omitida. El paquete no tiene ese texto para traducir.`,
      unclear: (key) =>
        `${shorten(key)}: omitida. El archivo de traducciones tiene esta entrada dos veces, o está mal formada.`,
      illegal: (key) => `${shorten(key)}: omitida. El texto tiene un carácter que no cabe en XML.`,
      broken: (key) =>
        `${shorten(key)}: omitida. Tiene elementos y no se podría leer como XML: cada etiqueta de inicio necesita su etiqueta de cierre, y allí < y & se escriben &lt; y &amp;.`,
      emptied: (key) => `${shorten(key)}: vacía en el archivo PO. La traducción queda como estaba.`,
      fuzzy: (key) => `${shorten(key)}: omitida. Está marcada como dudosa (fuzzy): alguien tiene que revisarla.`,
      outdated: (key) =>
        `${shorten(key)}: escrita, pero su original ha cambiado desde la exportación. Compara los dos.`,
    },
    more: (count) => `… y ${count} más.`,
  },
  noWorkingFolder: 'La carpeta actual ya no existe. Cambia a otra.',
  unquoted: 'Pon la expresión entre comillas: en la línea de comandos, signos como > y ( tienen otro significado.',
  valuesInText: (command) => `El valor de un nombre va en una opción: ${command}`,
  oneValue: (names) =>
    `Para un solo valor${names.length > 1 ? ' de cada nombre' : ''}: --let ${names.map((name) => `${name}=…`).join(',')}`,
  noTable: (rule, names) =>
    names.length > 0
      ? `La tirada de la tabla de «${rule}» necesita un valor para cada nombre: --let ${names.map((name) => `${name}=…`).join(',')}`
      : `«${rule}» no tiene ninguna tabla de tiradas, o no se conoce su tirada.`,
  nothingDrawn: (question, nearest) =>
    `En esta carpeta no hay ninguna tabla, monstruo ni evento «${shorten(question)}».${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`}`,
  unknownEntry: (question, nearest) =>
    `No hay ninguna regla, monstruo, evento ni tabla «${shorten(question)}».${nearest.length > 0 ? ` ¿Querías decir ${list(nearest, 'o')}?` : ''}`,
  nothingToExport: (path) => `${path}: aquí no hay nada de esa clase que exportar.`,
  leftOut: (names, form) => `No está en ${form}, porque no hay tabla o no se conoce su tirada: ${list(names, 'y')}.`,
  unknownRule: (question, nearest) =>
    `No existe la regla «${shorten(question)}».${nearest.length > 0 ? ` ¿Querías decir ${list(nearest, 'o')}?` : ''}`,
  namesakes: (others) =>
    `Otras reglas con este nombre: ${others.map(({ id, name, place }) => `${name} (${[place, id].filter(Boolean).join(', ')})`).join('; ')}.`,
  pack: {
    nothing: (folder) => `${folder}: en esta carpeta no hay ningún paquete. Sus archivos XML van en data/xml.`,
    above: (folder, packageFolder) =>
      `${folder}: esta carpeta es parte del paquete de ${packageFolder}. Empaqueta ese: whq-rules pack ${packageFolder}`,
    refused: 'No se ha escrito ningún zip. Corrige los errores o usa --force.',
    unlisted: (path) =>
      `${path}: content-manifest.json no enumera este archivo, así que la aplicación web no lo carga.`,
    leftOut: (path) => `${path}: no está en el zip, porque ninguna aplicación lo carga.`,
    link: (path) => `${path}: no está en el zip, porque es un enlace. Pon en su lugar el archivo o la carpeta.`,
    notForWindows: (path) =>
      `${path}: Windows no puede tener un archivo con este nombre, así que allí no se podría descomprimir el zip. Renómbralo.`,
    newList: 'No hay ningún content-manifest.json que se pueda leer; el zip tiene uno con todos los archivos XML.',
    written: (path, files, bytes) => `${path}: ${files} archivos, ${Math.ceil(bytes / 1024)} KB`,
    notWritten: (path) => `${path}: este archivo no se puede escribir.`,
  },
  converted: {
    noFile: 'Nombra los archivos o las carpetas que convertir.',
    done: (files) => (files === 1 ? '1 archivo convertido.' : `${files} archivos convertidos.`),
    would: (files) => (files === 1 ? 'Se convertiría 1 archivo.' : `Se convertirían ${files} archivos.`),
    noSuchKind: (path) => `${path}: la primera edición no tiene archivos de esta clase. Se queda como está.`,
    unsaid: {
      first: (path, name, count) => `${path}: la primera edición no tiene ${placeName(name)} (${count} ×). Se queda.`,
      present: (path, name, count) =>
        name === ''
          ? `${path}: ${count === 1 ? 'un texto no tiene' : `${count} textos no tienen`} marcado. En el camino de vuelta cada una de las líneas recibe un <p>.`
          : `${path}: la edición actual no tiene <${name}> en este texto (${count} ×). Las palabras se quedan.`,
    },
  },
  formatted: {
    done: (files) => (files === 1 ? '1 archivo formateado.' : `${files} archivos formateados.`),
    would: (files) => (files === 1 ? '1 archivo por formatear.' : `${files} archivos por formatear.`),
  },
  check: checkWordsEs,
};

/** `rule@param` is an attribute, `goldValue` an element. */
function placeName(name: string): string {
  const [element = '', attribute] = name.split('@');
  return attribute === undefined ? `<${element}>` : `el atributo ${attribute} de <${element}>`;
}
