import type { CliWords } from '../catalogue/cliWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';
import { checkWordsEs } from './checkWords.ts';

export const cliWordsEs: CliWords = {
  help: {
    all: `whq-rules: problemas y probabilidades del contenido de aficionados para Warhammer Quest (1995)

Uso: whq-rules COMANDO [OPCIÓN…]

Comandos:
  balance ARCHIVO    los combates de un escenario, en orden
  check [RUTA…]      todos los problemas de archivos y carpetas
  convert ARCHIVO…   archivos en otra edición del formato
  draws TABLA|ID     la probabilidad de las entradas de una tabla, o dónde sale un monstruo
  fight A B          quién gana un combate, en cuántos turnos y con qué pérdidas
  format [RUTA…]     el sangrado de los archivos XML
  odds EXPRESIÓN     las probabilidades exactas de una tirada
  roll EXPRESIÓN     una tirada
  pack CARPETA       un paquete como zip
  rule NOMBRE        la regla de un nombre o de una mención, como Miedo 6
  translate status   el progreso de las traducciones
  lsp --stdio        el servidor de lenguaje, para editores

Opciones de todos los comandos:
  --lang en|es       el idioma; si falta, el del sistema
  -h, --help         la ayuda del comando
  --version          la versión

Código de salida: 0 sin problemas, 1 hay problemas, 2 mal uso o entrada ilegible.
`,
    balance: `Uso: whq-rules balance [OPCIÓN…] ARCHIVO

Calcula cada combate de un escenario en Markdown o en texto, en orden: la probabilidad de que gane el grupo,
los turnos, las Heridas que pierde, quién cae y qué queda; y otra vez para un grupo que no se cura entre un
combate y otro. Un combate es una sección cuyo texto coloca Monstruos, como «aquí esperan 6 Goblins (Emboscada 5+)».

  whq-rules balance escenario.md
  whq-rules balance escenario.md --format html > combates.html

Opciones:
  --package CARPETA      la carpeta con los Monstruos y las reglas (la del escenario)
  --party ARCHIVO        el grupo en JSON, como en el ajuste whq-rules.party; si falta, los cuatro de la caja
  --let NOMBRE=VALOR,…   valores para los Guerreros que no los tienen, como battle-level=3
  --format text|json|markdown|html
                         el formato de la respuesta (text); html es una página para imprimir
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 respondido, 1 el texto no tiene combates, 2 mal uso o entrada ilegible.
`,
    check: `Uso: whq-rules check [OPCIÓN…] [RUTA…]

Muestra todos los problemas de los archivos de reglas y de los escenarios. En una carpeta (si no se indica
otra, la actual) el comando comprueba los archivos XML, y los de Markdown y de texto que mencionan alguna
habilidad, dados o Guerreros, también en las subcarpetas. Un archivo que nombres se comprueba se llame como
se llame. Todos los archivos juntos cuentan como un solo paquete.

Opciones:
  --format text|json|sarif|github|junit
                                 el formato del informe (text)
  --fail-on error|warning|info|hint
                                 la gravedad mínima con la que el código de salida es 1 (error)
  --show error|warning|info|hint
                                 la gravedad mínima de los problemas que se muestran con su lugar
                                 (info); los demás se cuentan por clases
  --summary                      cuenta todos los problemas por clases y no muestra ninguno
  --fix                          corrige los problemas con una sola corrección segura y escribe los
                                 archivos; después comprueba
  --dry-run                      con --fix: muestra las diferencias y no escribe nada
  --baseline ARCHIVO             oculta los problemas conocidos de este archivo
  --write-baseline ARCHIVO       escribe todos los problemas en este archivo como conocidos
  --no-cache                     no usa ni guarda nada de otras ejecuciones
  --watch                        vuelve a comprobar después de cada cambio, hasta que pulses Ctrl+C
  --stdin                        comprueba la entrada estándar
  --stdin-filename NOMBRE        el nombre del archivo de la entrada estándar
  --lang en|es                   el idioma; si falta, el del sistema
  -h, --help                     esta ayuda
  --version                      la versión

Código de salida: 0 sin problemas, 1 hay problemas, 2 mal uso, entrada ilegible o ningún contenido de Warhammer Quest.
`,
    draws: `Uso: whq-rules draws [OPCIÓN…] TABLA|ID

Muestra la probabilidad de cada entrada de una tabla, o en qué tablas sale un monstruo o un evento y con qué
probabilidad. TABLA es el nombre de una tabla; ID, el id o el nombre de un monstruo o de un evento. Todas las
palabras que siguen a las opciones son un solo nombre. Las probabilidades son exactas y valen para las dos
aplicaciones; si no coinciden, la respuesta lo dice.

  whq-rules draws Roleplay Book Monsters - Level 1
  whq-rules draws rpb-goblin --level 3 --ambience orcs

Opciones:
  --package CARPETA      la carpeta del paquete (la actual)
  --level 1-10           el nivel de la mazmorra; si falta, se muestran todos
  --ambience NOMBRE      el ambiente de la mazmorra; si falta, cuentan las entradas de todos
  --format text|json     el formato de la respuesta (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 encontrado, 1 no existe, 2 mal uso o entrada ilegible.
`,
    convert: `Uso: whq-rules convert [OPCIÓN…] ARCHIVO…

Escribe archivos, o los archivos XML de carpetas, en otra edición del formato. La primera edición es la de la
aplicación Event Deck, con tiradas como 4 y Auto y con marcado en los eventos; la actual es la de las aplicaciones
de hoy. Muestra los nombres de los archivos que cambian, y dice lo que la otra edición no puede decir: eso se queda
como está, y del marcado se quedan las palabras. Lo que ambas pueden decir es igual tras el camino de vuelta.

Opciones:
  --to present|first           la edición (present)
  --dry-run                    muestra las diferencias y no escribe nada
  --lang en|es                 el idioma de los mensajes; si no, el del sistema
  -h, --help                   esta ayuda
  --version                    la versión

Estado de salida: 0 hecho, 2 uso incorrecto, o un archivo que no se puede leer o escribir.
`,
    fight: `Uso: whq-rules fight [OPCIÓN…] A B

Calcula quién gana un combate, en cuántos turnos y con qué pérdidas. Los números son exactos; si se llega a un
límite, la respuesta dice cuál. A y B son nombres o ids de Monstruos, con el número delante si son varios,
perfiles entre comillas, archivos con uno de ellos, o «party».

  whq-rules fight "6 Goblins" party
  whq-rules fight Bárbaro Orco
  whq-rules fight "Hombre rata: HA 3, F 3, R 3, H 3, A 1, daño 1D6, armadura 0" party
  whq-rules fight "A: WS 4, S 4, T 3, W 10, A 1; close Hacha x1; save 5" \\
                  "B: WS 3, S 3, T 4, W 10, A 1; close Hacha x1; save 6" --first A

Opciones:
  --first A|B            el bando que ataca primero; si falta, lo que dicen las reglas
  --close-from K|never   del librojuego: el asalto desde el que se lucha cuerpo a cuerpo
  --system warhammer-quest|gamebook|mordheim|wfb
                         el juego de los perfiles que valen para varios
  --party ARCHIVO        el grupo en JSON, como en el ajuste whq-rules.party; si falta, los cuatro de la caja
  --package CARPETA      la carpeta con los Monstruos y las reglas (la actual)
  --let NOMBRE=VALOR,…   valores para los Guerreros que no los tienen, como battle-level=3
  --play                 juega el combate una vez con dados, y muestra cada tirada
  --seed NÚMERO          con --play: el mismo combate para el mismo número
  --format text|json|markdown
                         el formato de la respuesta (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Código de salida: 0 respondido, 2 mal uso o sin respuesta.
`,
    format: `Uso: whq-rules format [OPCIÓN…] [RUTA…]

Sangra las etiquetas del XML de Warhammer Quest según su nivel, como lo hacen casi todas las líneas del
archivo, y empieza una línea para cada entrada. Escribe los nombres de los archivos que cambian. Los textos no
cambian nunca, y un archivo que no se puede leer como XML se queda como está.

Opciones:
  --check                      no cambia nada y enumera los archivos que cambiaría
  --quotes keep|double|single  las comillas de los atributos (keep: las que hay)
  --lang en|es                 el idioma; si falta, el del sistema
  -h, --help                   esta ayuda
  --version                    la versión

Código de salida: 0 hecho, 1 con --check: hay archivos que cambiar, 2 mal uso, o un archivo que no se puede leer o escribir.
`,
    odds: `Uso: whq-rules odds [OPCIÓN…] EXPRESIÓN

Muestra las probabilidades exactas de una tirada.

  whq-rules odds 2D6+2
  whq-rules odds "1D6 + battle-level > 6" --let battle-level=3
  whq-rules odds 3D6 --at-least 12
  whq-rules odds "5+ en 1D6"
  whq-rules odds Miedo 6

EXPRESIÓN también puede ser una frase, una notación de otras herramientas como 4d6kh3 o una habilidad;
entonces la respuesta empieza por cómo se ha leído.

Opciones:
  --let NOMBRE=VALOR,…   los valores de los nombres de la expresión
  --at-least NÚMERO      la probabilidad de sacar este número o más
  --at-most NÚMERO       la de sacar este número o menos; con --at-least, la de un número entre los dos
${ofExpression('odds')}
Código de salida: 0 hay respuesta, 2 mal uso o sin respuesta.
`,
    pack: `Uso: whq-rules pack [OPCIÓN…] CARPETA

Comprueba un paquete y lo escribe como zip con los archivos que cargan las aplicaciones: el XML de data/xml,
las traducciones de data/i18n, las imágenes, content-manifest.json y whq.json. Un paquete sin
content-manifest.json recibe uno con la lista de sus archivos XML. Los mismos archivos dan siempre el mismo zip.

Opciones:
  --output ARCHIVO   el nombre del zip; si falta, el id de whq.json o el nombre de la carpeta
  --force            escribe el zip aunque el paquete tenga errores
  --lang en|es       el idioma; si falta, el del sistema
  -h, --help         esta ayuda
  --version          la versión

Código de salida: 0 escrito, 1 no escrito por los errores, 2 mal uso, o un archivo que no se puede leer o escribir.
`,
    roll: `Uso: whq-rules roll [OPCIÓN…] EXPRESIÓN

Tira los dados y muestra cada dado y el resultado.

  whq-rules roll "2D6+2"
  whq-rules roll "1D6 + strength >= 7" --let strength=4
  whq-rules roll --table rpb-giant-attacks

Opciones:
  --let NOMBRE=VALOR,…   los valores de los nombres de la expresión
  --table REGLA          tira en la primera tabla de una regla, con las tablas y los dados del resultado
  --package CARPETA      lee también las reglas de esta carpeta, para --table
  --seed NÚMERO          un número; el mismo número da siempre la misma tirada
${ofExpression('roll')}
Código de salida: 0 se ha tirado, con cualquier resultado, 2 mal uso o nada que tirar.
`,
    rule: `Uso: whq-rules rule [OPCIÓN…] NOMBRE

Muestra una regla: su texto con el valor incluido, sus probabilidades y los otros libros que la contienen.
NOMBRE es un nombre, un id o una mención como las de los textos, en español o en inglés. Todas las palabras
que siguen a las opciones son un solo nombre; los paréntesis necesitan comillas.

  whq-rules rule Miedo 6
  whq-rules rule fear 6
  whq-rules rule "Aliento de fuego 4 (Emboscada A)"

Opciones:
  --package CARPETA              lee también las reglas y traducciones de esta carpeta; sus reglas
                                 van antes que las incluidas
  --system NOMBRE                solo las reglas de este juego: warhammer-quest, mordheim, gamebook, wfb; si
                                 falta, responde el primero que la tiene, y se nombran los demás
  --list                         todas las reglas y tablas de consulta con sus id, de todos o de un juego
  --format text|json|markdown    el formato de la respuesta (text)
  --lang en|es                   el idioma, también el de la regla; si falta, el del sistema, y para
                                 la regla el de su nombre
  -h, --help                     esta ayuda
  --version                      la versión

Código de salida: 0 encontrada, 1 no existe esa regla, 2 mal uso o entrada ilegible.
`,
    translate: `Uso: whq-rules translate status|missing|stale|same|glossary [OPCIÓN…] [RUTA…]
     whq-rules translate mark --to IDIOMA [OPCIÓN…] [RUTA…]
     whq-rules translate export --to IDIOMA [--output ARCHIVO] [RUTA…]
     whq-rules translate import --to IDIOMA [--dry-run] ARCHIVO [RUTA…]

Muestra cuánto falta en las traducciones de un paquete. \`status\` cuenta los textos con traducción, por clases
de entrada; \`missing\` muestra las claves de los que no la tienen. Los textos que ya están en el idioma no la
necesitan. \`same\` muestra las traducciones iguales que su original, sin las marcadas con \`mark --same\`.

\`glossary\` muestra los nombres traducidos de reglas, Monstruos y otras entradas, el número de textos que usan
cada uno, y los textos cuyo original tiene el nombre mientras la traducción tiene otras palabras.

\`mark\` marca traducciones como actuales: anota a qué redacción del original corresponde cada una, en
content-es.sources.tsv junto a content-es.xml. Después, \`stale\` muestra aquellas cuyo original ha cambiado,
con los cambios. Sin opciones, \`mark\` añade las traducciones que aún no están en el archivo.

\`export\` escribe todos los textos con sus traducciones en un archivo PO para Poedit, Weblate y otros
programas, e \`import\` trae de vuelta las que han cambiado. Las demás quedan como están; no se borra nada.

Opciones:
  --to IDIOMA           solo este idioma, como es; si falta, todos
  --format text|json    la forma de la respuesta (text); badge: status para shields.io
  --keys CLAVE,…        mark: estas traducciones
  --all                 mark: todas las traducciones, también aquellas cuyo original ha cambiado; glossary:
                        todos los nombres, también los que ningún texto usa
  --output ARCHIVO      export: en este archivo; si falta, en la salida estándar
  --dry-run             import: no cambia nada y muestra las diferencias
  --same                mark: como iguales que su original a propósito, con --keys o --all
  --short               mark: sin las palabras de los originales; \`stale\` muestra entonces solo las de ahora
  --lang en|es          el idioma de los mensajes; si falta, el del sistema
  -h, --help            esta ayuda
  --version             la versión

Código de salida: 0 respondido, 1 missing, stale o same: hay alguno; export o import: se omite
alguno, 2 mal uso, ninguna traducción o un archivo PO con errores.
`,
    lsp: `Uso: whq-rules lsp --stdio

Ejecuta el servidor de lenguaje por la entrada y la salida estándar. Así lo arrancan los editores; no
muestra nada a las personas.

Opciones:
  --stdio        se comunica por la entrada y la salida estándar; obligatoria
  --lang en|es   el idioma de esta ayuda; el servidor usa el del editor
  -h, --help     esta ayuda
  --version      la versión
`,
  },
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

/** The part of the help that the commands with an expression share: further options, and how to write the expression. */
function ofExpression(command: string): string {
  return `  --format text|json     el formato de la respuesta (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Las palabras sin comillas son una sola expresión. Pon entre comillas una expresión con >, < o paréntesis, que
en la línea de comandos tienen otro significado. Si una palabra empieza por un signo menos, pon antes --:
whq-rules ${command} --let n=1 -- 2D6 -n`;
}
