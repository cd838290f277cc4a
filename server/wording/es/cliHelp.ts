import type { cliHelpEn } from '../en/cliHelp.ts';
import type { Like } from '../texts/places.ts';

export const cliHelpEs: Like<typeof cliHelpEn> = {
  title: 'whq-rules: problemas y probabilidades del contenido de aficionados para Warhammer Quest (1995)',
  usage: 'Uso',
  command: 'COMANDO [OPCIÓN…]',
  option: '[OPCIÓN…]',
  commands: 'Comandos',
  options: 'Opciones',
  common: 'Opciones de todos los comandos',
  status: 'Código de salida',
  usualStatus: '0 sin problemas, 1 hay problemas, 2 mal uso o entrada ilegible.',
  values: {
    file: 'ARCHIVO',
    folder: 'CARPETA',
    name: 'NOMBRE',
    number: 'NÚMERO',
    language: 'IDIOMA',
    level: '1-10',
    round: 'K|never',
    bindings: 'NOMBRE=VALOR,…',
    keys: 'CLAVE,…',
  },
  shared: {
    format: 'el formato de la respuesta (text)',
    package: 'la carpeta del paquete; si falta, la del paquete en el que se ejecuta el comando',
    party: 'el grupo en JSON, como en el ajuste whq-rules.party; si falta, los cuatro de la caja',
    let: 'los valores de los nombres de la expresión',
    output: 'el archivo que se escribe; si falta, el texto sale por la salida estándar',
    'dry-run': 'muestra las diferencias y no escribe nada',
    'no-cache': 'no usa ni guarda nada de otras ejecuciones',
    seed: 'el mismo número da siempre los mismos dados',
    lang: 'el idioma; si falta, el del sistema',
    help: 'esta ayuda',
    version: 'la versión',
  },
  of: {
    balance: {
      operands: 'ARCHIVO',
      summary: 'los combates de un escenario, en orden',
      about:
        'Calcula cada combate de un escenario en Markdown o en texto, en orden: la probabilidad de que gane el grupo, los turnos, las Heridas que pierde, quién cae y qué queda; y otra vez para un grupo que no se cura entre un combate y otro. Un combate es una sección cuyo texto coloca Monstruos, como «aquí esperan 6 Goblins (Emboscada 5+)».',
      examples: 'whq-rules balance escenario.md\nwhq-rules balance escenario.md --format html > combates.html',
      options: {
        package: 'la carpeta con los Monstruos y las reglas; si falta, la del paquete del escenario',
        details: 'todos los números de cada combate, las reglas y lo que se supone',
        format: 'el formato de la respuesta (text); html es una página para imprimir',
      },
      status: '0 respondido, 1 el texto no tiene combates, 2 mal uso o entrada ilegible.',
    },
    check: {
      operands: '[RUTA…]',
      summary: 'todos los problemas de archivos y carpetas',
      about:
        'Muestra todos los problemas de los archivos de reglas y de los escenarios. En una carpeta (si no se indica otra, la actual) el comando comprueba los archivos XML, y los de Markdown y de texto que mencionan alguna habilidad, dados o Guerreros, también en las subcarpetas. Un archivo que nombres se comprueba se llame como se llame. Todos los archivos juntos cuentan como un solo paquete.',
      examples:
        'whq-rules check --summary\nwhq-rules check escenario.md --fail-on warning\nwhq-rules check --fix --dry-run',
      options: {
        format: 'el formato del informe (text)',
        'fail-on': 'la gravedad mínima con la que el código de salida es 1 (error)',
        show: 'la gravedad mínima de los problemas que se muestran con su lugar (info); los demás se cuentan por clases',
        summary: 'cuenta todos los problemas por clases y no muestra ninguno',
        fix: 'corrige los problemas con una sola corrección segura y escribe los archivos; después comprueba',
        'dry-run': 'con --fix: muestra las diferencias y no escribe nada',
        baseline: 'oculta los problemas conocidos de este archivo',
        'write-baseline': 'escribe todos los problemas en este archivo como conocidos',
        stdin: 'comprueba la entrada estándar',
        'stdin-filename': 'el nombre del archivo de la entrada estándar',
      },
      status: '0 sin problemas, 1 hay problemas, 2 mal uso, entrada ilegible o ningún contenido de Warhammer Quest.',
    },
    convert: {
      operands: 'ARCHIVO…',
      summary: 'archivos de la primera aplicación, para las de hoy',
      about:
        'Escribe archivos de la primera edición, o los de carpetas, en la actual. La primera edición es la de la aplicación Event Deck, con tiradas como 4 y Auto y con marcado en los eventos; la actual es la de las aplicaciones de hoy. Muestra los nombres de los archivos que cambian, y nombra el marcado del que solo se quedan las palabras.',
      examples: 'whq-rules convert . --dry-run',
      options: {},
      status: '0 hecho, 2 mal uso, o un archivo que no se puede leer o escribir.',
    },
    draws: {
      operands: 'TABLA|ID',
      summary: 'la probabilidad de las entradas de una tabla, o dónde sale un monstruo',
      about:
        'Muestra la probabilidad de cada entrada de una tabla, o en qué tablas sale un monstruo o un evento y con qué probabilidad. TABLA es el nombre de una tabla; ID, el id o el nombre de un monstruo o de un evento. Todas las palabras que siguen a las opciones son un solo nombre. Las probabilidades son exactas y son las de la aplicación del navegador.',
      examples: 'whq-rules draws Salt Works\nwhq-rules draws brine-goblin --level 1',
      options: {
        level: 'el nivel de la mazmorra; si falta, se muestran todos',
      },
      status: '0 encontrado, 1 no existe, 2 mal uso o entrada ilegible.',
    },
    export: {
      operands: '--to FORMA ID|ARCHIVO…\n--to FORMA --kind CLASE',
      summary: 'reglas, monstruos, eventos y tablas para imprimir o como Markdown',
      about:
        'Escribe reglas, monstruos, eventos y tablas como página para imprimir o como Markdown. ID es el id o el nombre de una entrada, o la mención de una regla como «Miedo 6»; de un ARCHIVO se escriben todas las entradas, y de un escenario sus tablas de tirada. Sin ninguno, --kind escribe todas las entradas de una clase del paquete.',
      examples:
        'whq-rules export rpb-fear "Emboscada 5+" --to html --output reglas.html\nwhq-rules export --kind monster --to markdown',
      options: {
        to: 'la forma: una página aparte, o un título para cada carta',
        kind: 'solo entradas de esta clase',
        scenario:
          'html: el texto de un ARCHIVO, una línea por cada combate y, al final, los monstruos y las reglas que nombra',
        details: 'html, con --scenario: todos los números de los combates, y lo que cuenta y se supone',
        paper: 'html: dos columnas en A4 (a4), o una carta en cada página A6',
        level: 'el nivel de la mazmorra para las tablas del paquete; si falta, cada nivel tiene una tabla',
        party: 'el grupo para las probabilidades, como JSON, como en el ajuste whq-rules.party',
        lang: 'el idioma de los mensajes y de las cartas; si falta, el del sistema, y en una regla el de su nombre',
      },
      status: '0 todo escrito, 1 algo falta, 2 mal uso o entrada ilegible.',
    },
    fight: {
      operands: 'A B',
      summary: 'quién gana un combate, en cuántos turnos y con qué pérdidas',
      about:
        'Calcula quién gana un combate, en cuántos turnos y con qué pérdidas. Los números de un duelo son exactos; un combate de grupos se juega con dados hasta conocerlos con un margen de medio punto. A y B son nombres o id de Monstruos del paquete, con el número delante si son varios, como «6 Goblins»; perfiles entre comillas; o «party».',
      examples:
        'whq-rules fight "6 Hombres rata: HA 3, F 3, R 3, H 3, A 1, daño 1D6, armadura 0" party\nwhq-rules fight Bárbaro "Orco: HA 3, F 3, R 4, H 3, A 1, daño 1D6"\nwhq-rules fight "A: WS 4, S 4, T 3, W 10, A 1; close Hacha x1; save 5" "B: WS 3, S 3, T 4, W 10, A 1; close Hacha x1; save 6" --first A',
      options: {
        first: 'el bando que ataca primero; si falta, lo que dicen las reglas',
        'close-from': 'del librojuego: el asalto desde el que se lucha cuerpo a cuerpo',
        system: 'el juego de los perfiles que valen para varios',
        play: 'juega el combate una vez con dados, y muestra cada tirada',
        seed: 'con --play: el mismo combate para el mismo número',
        details: 'las pérdidas, los ataques, todas las reglas y lo que se supone',
      },
      status: '0 respondido, 2 mal uso o sin respuesta.',
    },
    format: {
      operands: '[RUTA…]',
      summary: 'el sangrado de los archivos XML',
      about:
        'Sangra las etiquetas del XML de Warhammer Quest según su nivel, como lo hacen casi todas las líneas del archivo, y empieza una línea para cada entrada. Escribe los nombres de los archivos que cambian. Los textos no cambian nunca, y un archivo que no se puede leer como XML se queda como está.',
      examples: 'whq-rules format --check',
      options: { check: 'no cambia nada y enumera los archivos que cambiaría' },
      status:
        '0 hecho, 1 con --check: hay archivos que cambiar, 2 mal uso, o un archivo que no se puede leer o escribir.',
    },
    lsp: {
      operands: '--stdio',
      summary: 'el servidor de lenguaje, para editores',
      about:
        'Ejecuta el servidor de lenguaje por la entrada y la salida estándar. Así lo arrancan los editores; no muestra nada a las personas.',
      examples: '',
      options: {
        stdio: 'se comunica por la entrada y la salida estándar; obligatoria',
        lang: 'el idioma de esta ayuda; el servidor usa el del editor',
      },
      status: '0 el editor lo ha cerrado, 2 mal uso.',
    },
    odds: {
      operands: 'EXPRESIÓN',
      summary: 'las probabilidades exactas de una tirada',
      about:
        'Muestra las probabilidades exactas de una tirada. EXPRESIÓN también puede ser una frase, una notación de otras herramientas como 4d6kh3 o una habilidad; entonces la respuesta empieza por cómo se ha leído. Las palabras sin comillas son una sola expresión. Pon entre comillas una expresión con >, < o paréntesis, que en la línea de comandos tienen otro significado. Si una palabra empieza por un signo menos, pon antes --.',
      examples:
        'whq-rules odds 2D6+2\nwhq-rules odds "1D6 + battle-level > 6" --let battle-level=3\nwhq-rules odds 3D6 --at-least 12\nwhq-rules odds "5+ en 1D6"\nwhq-rules odds Miedo 6\nwhq-rules odds --let n=1 -- 2D6 -n',
      options: {
        'at-least': 'la probabilidad de sacar este número o más',
        'at-most': 'la de sacar este número o menos; con --at-least, la de un número entre los dos',
      },
      status: '0 hay respuesta, 2 mal uso o sin respuesta.',
    },
    pack: {
      operands: 'CARPETA',
      summary: 'un paquete como zip',
      about:
        'Comprueba un paquete y lo escribe como zip con los archivos que cargan las aplicaciones: el XML de data/xml, las traducciones de data/i18n, las imágenes, content-manifest.json y whq.json. Un paquete sin content-manifest.json recibe uno con la lista de sus archivos XML. Los mismos archivos dan siempre el mismo zip.',
      examples: 'whq-rules pack . --force --output salinas.zip',
      options: {
        output: 'el nombre del zip; si falta, el id de whq.json o el nombre de la carpeta',
        force: 'escribe el zip aunque el paquete tenga errores',
      },
      status: '0 escrito, 1 no escrito por los errores, 2 mal uso, o un archivo que no se puede leer o escribir.',
    },
    roll: {
      operands: 'EXPRESIÓN\n--table REGLA',
      summary: 'una tirada',
      about:
        'Tira los dados y muestra cada dado y el resultado. Las palabras sin comillas son una sola expresión. Pon entre comillas una expresión con >, < o paréntesis, que en la línea de comandos tienen otro significado. Si una palabra empieza por un signo menos, pon antes --.',
      examples:
        'whq-rules roll "2D6+2"\nwhq-rules roll "1D6 + strength >= 7" --let strength=4\nwhq-rules roll --table rpb-giant-attacks\nwhq-rules roll --let n=1 -- 2D6 -n',
      options: {
        table: 'tira en la primera tabla de una regla, con las tablas y los dados del resultado',
      },
      status: '0 se ha tirado, con cualquier resultado, 2 mal uso o nada que tirar.',
    },
    rule: {
      operands: 'NOMBRE',
      summary: 'la regla de un nombre o de una mención, como Miedo 6',
      about:
        'Muestra una regla: su texto con el valor incluido, sus probabilidades y los otros libros que la contienen. NOMBRE es un nombre, un id o una mención como las de los textos, en español o en inglés. Las reglas del paquete van antes que las incluidas. Todas las palabras que siguen a las opciones son un solo nombre; los paréntesis necesitan comillas.',
      examples:
        'whq-rules rule Miedo 6\nwhq-rules rule fear 6\nwhq-rules rule "Aliento de fuego 4 (Emboscada A)"\nwhq-rules rule wfb-to-wound',
      options: {
        system:
          'solo las reglas de este juego: warhammer-quest, mordheim, gamebook, wfb; si falta, responde el primero que la tiene, y se nombran los demás',
        lang: 'el idioma, también el de la regla; si falta, el del sistema, y para la regla el de su nombre',
      },
      status: '0 encontrada, 1 no existe esa regla, 2 mal uso o entrada ilegible.',
    },
    translate: {
      operands:
        'status|missing|stale|same|glossary [RUTA…]\nmark --to IDIOMA [RUTA…]\nexport --to IDIOMA [RUTA…]\nimport --to IDIOMA ARCHIVO [RUTA…]',
      summary: 'el progreso de las traducciones, y archivos PO',
      about:
        'Muestra cuánto falta en las traducciones de un paquete. `status` cuenta los textos con traducción, por clases de entrada; `missing` muestra las claves de los que no la tienen. Los textos que ya están en el idioma no la necesitan. `same` muestra las traducciones iguales que su original, sin las marcadas con `mark --same`.\n\n`glossary` muestra los nombres traducidos de reglas, Monstruos y otras entradas, el número de textos que usan cada uno, y los textos cuyo original tiene el nombre mientras la traducción tiene otras palabras.\n\n`mark` marca traducciones como actuales: anota a qué redacción del original corresponde cada una, en content-es.sources.tsv junto a content-es.xml. Después, `stale` muestra aquellas cuyo original ha cambiado, con los cambios. Sin opciones, `mark` añade las traducciones que aún no están en el archivo.\n\n`export` escribe todos los textos con sus traducciones en un archivo PO para Poedit, Weblate y otros programas, e `import` trae de vuelta las que han cambiado. Las demás quedan como están; no se borra nada.',
      examples:
        'whq-rules translate status\nwhq-rules translate export --to es --output es.po\nwhq-rules translate import --to es --dry-run es.po',
      options: {
        to: 'solo este idioma, como es; si falta, todos',
        keys: 'mark: estas traducciones',
        all: 'mark: todas las traducciones, también aquellas cuyo original ha cambiado; glossary: todos los nombres, también los que ningún texto usa',
        output: 'export: en este archivo; si falta, en la salida estándar',
        'dry-run': 'import: no cambia nada y muestra las diferencias',
        same: 'mark: como iguales que su original a propósito, con --keys o --all',
      },
      status:
        '0 respondido, 1 missing, stale o same: hay alguno; export o import: se omite alguno, 2 mal uso, ninguna traducción o un archivo PO con errores.',
    },
  },
};
