import type { CliWords } from '../catalogue/cliWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

export const cliWordsEs: CliWords = {
  help: {
    all: `whq-rules: problemas y probabilidades del contenido de aficionados para Warhammer Quest (1995)

Uso: whq-rules ORDEN [OPCIÓN…]

Órdenes:
  check [RUTA…]      todos los problemas de archivos y carpetas
  odds EXPRESIÓN     las probabilidades exactas de una tirada
  roll EXPRESIÓN     una tirada
  rule NOMBRE        la regla de un nombre o de una mención, como Miedo 6
  lsp --stdio        el servidor de lenguaje, para editores

Opciones de todas las órdenes:
  --lang en|es       el idioma; si falta, el del sistema
  -h, --help         lo que puede hacer la orden
  --version          la versión

Código de salida: 0 sin problemas, 1 hay problemas, 2 mal uso o entrada ilegible.
`,
    check: `Uso: whq-rules check [OPCIÓN…] [RUTA…]

Muestra todos los problemas de los archivos de reglas y de las aventuras. Una carpeta (si no se dice otra
cosa, la actual) equivale a los archivos XML que hay en ella y en sus subcarpetas, y a los de Markdown y de
texto que mencionan alguna habilidad. Un archivo dado por su nombre se mira se llame como se llame. Todos
los archivos juntos cuentan como un solo paquete.

Opciones:
  --format text|json             cómo se muestra (text)
  --fail-on error|warning|info|hint
                                 desde qué gravedad el código de salida es 1 (error)
  --show error|warning|info|hint
                                 desde qué gravedad se muestran los problemas con su lugar (info);
                                 los demás se cuentan por clases
  --summary                      cuenta todos los problemas por clases y no muestra ninguno
  --stdin                        comprueba lo que llega por la entrada estándar
  --stdin-filename NOMBRE        cómo llamar a eso
  --lang en|es                   el idioma; si falta, el del sistema
  -h, --help                     esta ayuda
  --version                      la versión

Código de salida: 0 sin problemas, 1 hay problemas, 2 mal uso, entrada ilegible o nada nuestro en lo nombrado.
`,
    odds: `Uso: whq-rules odds [OPCIÓN…] EXPRESIÓN

Dice cómo sale una tirada: exactamente, nunca probando.

  whq-rules odds 2D6+2
  whq-rules odds "1D6 + battle-level > 6" --let battle-level=3
  whq-rules odds 3D6 --at-least 12

Opciones:
  --let NOMBRE=VALOR,…   lo que se sabe de los nombres de la expresión
  --at-least NÚMERO      la probabilidad de sacar eso o más
  --at-most NÚMERO       la de sacar eso o menos; con --at-least, la de sacar desde lo uno hasta lo otro
  --format text|json     cómo se responde (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Las palabras sin comillas son una sola expresión; pon entre comillas la que lleve >, < o paréntesis, con los
que se queda la línea de órdenes. Un nombre tras un signo menos va detrás de --: whq-rules odds --let n=1 -- 2D6 -n
Código de salida: 0 hay respuesta, 2 mal uso o sin respuesta.
`,
    roll: `Uso: whq-rules roll [OPCIÓN…] EXPRESIÓN

Tira los dados, muestra cómo caen y dice cuánto suman.

  whq-rules roll "2D6+2"
  whq-rules roll "1D6 + strength >= 7" --let strength=4

Opciones:
  --let NOMBRE=VALOR,…   cuánto valen los nombres de la expresión
  --seed NÚMERO          con el mismo número sale siempre la misma tirada
  --format text|json     cómo se responde (text)
  --lang en|es           el idioma; si falta, el del sistema
  -h, --help             esta ayuda
  --version              la versión

Las palabras sin comillas son una sola expresión; pon entre comillas la que lleve >, < o paréntesis, con los
que se queda la línea de órdenes. Un nombre tras un signo menos va detrás de --: whq-rules roll --let n=1 -- 2D6 -n
Código de salida: 0 se ha tirado, salga lo que salga, 2 mal uso o nada que tirar.
`,
    rule: `Uso: whq-rules rule [OPCIÓN…] NOMBRE

Muestra una regla: su texto con el valor puesto, sus probabilidades y qué otros libros la tienen.
NOMBRE es un nombre o un id, o una mención tal como está en los textos, en español o en inglés. Todas
las palabras que siguen a las opciones son un solo nombre; los paréntesis necesitan comillas.

  whq-rules rule Miedo 6
  whq-rules rule fear 6
  whq-rules rule "Aliento de fuego 4 (Emboscada A)"

Opciones:
  --package CARPETA              conoce también sus archivos XML, reglas y traducciones; sus reglas
                                 cuentan antes que las incluidas
  --format text|json|markdown    cómo se responde (text)
  --lang en|es                   el idioma, también el de la regla; si falta, el del sistema, y para
                                 la regla el de su nombre
  -h, --help                     esta ayuda
  --version                      la versión

Código de salida: 0 encontrada, 1 no existe esa regla, 2 mal uso o entrada ilegible.
`,
    lsp: `Uso: whq-rules lsp --stdio

Ejecuta el servidor de lenguaje por la entrada y la salida estándar. Así lo arranca un editor; una
persona no verá nada.

Opciones:
  --stdio        la forma de hablar, y la única
  --lang en|es   el idioma de esta ayuda; el servidor habla el del editor
  -h, --help     esta ayuda
  --version      la versión
`,
  },
  usage: {
    unknownCommand: ({ command, nearest }) =>
      `No existe la orden «${command}».${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`}`,
    unknownOption: ({ option, nearest }) =>
      `Aquí no existe la opción ${option}.${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`}`,
    missingValue: ({ option }) => `A ${option} le falta un valor.`,
    needlessValue: ({ option }) => `${option} no lleva ningún valor.`,
    badValue: ({ option, value, allowed }) => `${option} debe ser ${list(allowed, 'o')}, no «${value}».`,
    surplusOperand: ({ operand }) => `«${operand}» sobra. Pon entre comillas lo que va junto.`,
    needsOption: ({ option, needed }) => `${option} va junto con ${needed}.`,
    missingOption: ({ option }) => `Falta la opción ${option}.`,
    inputAndPaths: () => 'Con --stdin no se comprueba nada más: quita las rutas.',
    missingExpression: () => 'Falta una expresión, como "2D6+2".',
    missingName: () => 'Falta un nombre, como Miedo 6.',
    badBinding: ({ text }) => `--let lleva nombres con números enteros, como n=5,battle-level=3; «${text}» no lo es.`,
    unknownName: ({ name, known }) =>
      `${name} no está en la expresión. ${known.length > 0 ? `Tiene ${list(known, 'y')}.` : 'No tiene ningún nombre.'}`,
    notWhole: ({ option, value }) => `${option} lleva un número entero, no «${value}».`,
    boundOfTest: ({ option }) =>
      `${option} pregunta por un número, pero la expresión es una comparación, que ya tiene su probabilidad.`,
    openNames: ({ names }) => `Di cuánto valen, o todos menos uno: --let ${names.map((name) => `${name}=…`).join(',')}`,
    unsaidNames: ({ names }) => `Para tirar hay que saberlo todo: --let ${names.map((name) => `${name}=…`).join(',')}`,
  },
  seeHelp: (command) => `${command} --help dice lo que hay.`,
  trouble: {
    missing: (path) => `${path}: no existe ese archivo ni esa carpeta.`,
    forbidden: (path) => `${path}: no hay permiso para leer este archivo.`,
    tooLarge: (path) => `${path}: no se miran archivos de más de 64 MB.`,
    notAFile: (path) => `${path}: no es un archivo ni una carpeta. Usa --stdin para lo que escribe otro programa.`,
    noRoom: (path) =>
      `${path}: no se comprueba. Todos los archivos juntos ocuparían demasiada memoria; comprueba menos de una vez.`,
    longText: (path) =>
      `${path}: sin revisar. No se lee un texto de más de 1.000.000 de caracteres; divídelo en varios archivos.`,
    unreadable: (path) => `${path}: no se puede leer este archivo.`,
    notUtf8: (path) => `${path}: este archivo no está en UTF-8 y no se sabe qué letras tiene. Guárdalo como UTF-8.`,
    forbiddenFolder: (path) => `${path}: no hay permiso para leer esta carpeta.`,
    tooManyFiles: (path) => `${path}: hay demasiados archivos o carpetas; no se han mirado todos.`,
    nothingFound: (path) => `${path}: en esta carpeta no se ha encontrado ningún archivo de reglas.`,
    notOurs: (path) =>
      `${path}: no se mira. No tiene ninguno de los elementos raíz que WHQ Rules conoce, como <rules>.`,
    noAbility: (path) => `${path}: no se mira. Este texto no menciona ninguna habilidad.`,
    emptyInput: (path) => `${path}: no ha llegado nada por la entrada estándar.`,
    folderAsInput: (path) => `${path}: la entrada estándar es una carpeta. Da su ruta en lugar de --stdin.`,
    unreadableInput: (path) => `${path}: la entrada estándar no se puede leer.`,
  },
  noWorkingFolder: 'La carpeta en la que estás ya no existe. Cambia a otra.',
  unquoted: 'Pon la expresión entre comillas: la línea de órdenes se queda con signos como > y (.',
  unknownRule: (question, nearest) =>
    `No existe la regla «${shorten(question)}».${nearest.length > 0 ? ` ¿Querías decir ${list(nearest, 'o')}?` : ''}`,
  namesakes: (others) =>
    `Otras con ese nombre: ${others.map(({ id, name, place }) => `${name} (${[place, id].filter(Boolean).join(', ')})`).join('; ')}.`,
  severities: { error: 'error', warning: 'advertencia', info: 'información', hint: 'sugerencia' },
  howToShow: '--show hint muestra las sugerencias con su lugar.',
  summary: (files, { error, warning, info, hint }, seconds) =>
    [
      files === 1 ? '1 archivo' : `${files} archivos`,
      error === 1 ? '1 error' : `${error} errores`,
      warning === 1 ? '1 advertencia' : `${warning} advertencias`,
      ...(info > 0 ? [`${info} de información`] : []),
      ...(hint > 0 ? [hint === 1 ? '1 sugerencia' : `${hint} sugerencias`] : []),
      `${seconds.toFixed(1).replace('.', ',')} s`,
    ].join(' · '),
};
