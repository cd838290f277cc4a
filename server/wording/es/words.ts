import { ownedBy } from '../catalogue/ownedBy.ts';
import { list } from '../catalogue/phrasing.ts';
import type { Words } from '../catalogue/words.ts';
import { blockWordsEs } from './blockWords.ts';
import { choiceFaultEs } from './choices.ts';
import { drawWordsEs } from './drawWords.ts';
import { effectWordsEs } from './effectWords.ts';
import { entityWordsEs } from './entityWords.ts';
import { exportWordsEs } from './exportWords.ts';
import { fightPanelWordsEs } from './fightPanelWords.ts';
import { fightWordsEs } from './fightWords.ts';
import { translatingWordsEs } from './translatingWords.ts';
import { typedEs } from './typed.ts';

export const wordsEs: Words = {
  required: 'obligatorio',
  stillReading:
    'Todavía se están leyendo los archivos del área de trabajo. Lo que se muestra aquí puede cambiar cuando se conozcan.',
  uses: (count) => (count === 0 ? 'sin usos' : count === 1 ? '1 uso' : `${count} usos`),
  insertRuleText: (mention) => `Insertar aquí el texto de ${mention}`,
  otherPlaces: (count, lines, hasMore) => {
    const places = `Lo mismo en ${count} ${count === 1 ? 'sitio' : 'sitios'} más de este archivo`;
    return `${places}: ${lines.length === 1 ? 'línea' : 'líneas'} ${lines.join(', ')}${hasMore ? ' …' : '.'}`;
  },
  otherFiles: (files) => `Lo mismo en ${list(files, 'y')}.`,
  related: {
    sameId: 'Aquí también hay una entrada con este id.',
    otherSpelling: (written) => `Aquí es «${written}».`,
    sameSlip: 'Aquí hay lo mismo.',
  },
  tables: {
    title: (roll, rows, isComplete) =>
      [
        roll === undefined ? 'tabla' : `tabla de ${roll}`,
        `${rows} filas`,
        ...(isComplete === undefined ? [] : [isComplete ? 'completa' : 'incompleta']),
      ].join(' · '),
    thisOrLess: (chance) => `esta o menos ${chance}`,
    thisOrMore: (chance) => `esta o más ${chance}`,
    inTheEnd: (chance) => `tras repetir la tirada ${chance}`,
    withRowsAround: (chance) => `con las filas de alrededor ${chance}`,
    averageGold: (average) => `${average} de oro de media`,
    averageWounds: (average) => `${average} Heridas de media`,
    row: (scores, text) => (text === '' ? `fila ${scores}` : `fila ${scores} «${text}»`),
    noRow: 'ninguna fila tiene este resultado',
    subTable: (rolled) => `subtabla ${rolled}`,
    again: (rolled, isSubTable) => `${isSubTable ? 'otra vez en la subtabla' : 'otra vez'} ${rolled}`,
    unknownSubTable: 'una subtabla que no indica dados',
    nothingHere: 'Aquí no hay ninguna tabla de tiradas.',
    convert: {
      elements: 'Convertir esta tabla en elementos (<table>)',
      lines: 'Convertir esta tabla en líneas de texto',
      list: 'Convertir esta tabla en una lista',
      bars: 'Convertir estas filas en una tabla de Markdown',
    },
    paste: {
      elements: 'Pegar como elementos (<table>)',
      lines: 'Pegar como líneas',
      list: 'Pegar como lista',
      bars: 'Pegar como tabla de Markdown',
    },
    noDie: 'No se conoce la tirada de esta tabla: indica sus dados antes de la primera fila, por ejemplo «Tira 1D6».',
  },
  tableView: {
    title: 'Tabla de tiradas',
    caption: 'Las filas con su probabilidad',
    scores: 'Puntuación',
    weight: 'Cuántas',
    chance: 'Probabilidad',
    upToHere: 'Hasta aquí',
    result: 'Resultado',
    complete: 'Cada puntuación tiene exactamente una fila.',
    rolled: 'ha salido',
    roll: 'Tirar en esta tabla',
    apply: 'Cambiar el texto',
    discard: 'Dejarlo',
    willChange: 'Esto cambiará en el texto:',
    nothingChanges: 'No cambiaría nada.',
    addRow: 'Añadir una fila debajo de la fila #',
    removeRow: 'Quitar la fila #',
    moveUp: 'Subir la fila #',
    moveDown: 'Bajar la fila #',
    renumber: 'Dar a cada puntuación exactamente una fila',
    changeRow: 'Fila',
    newResult: 'Resultado nuevo.',
    lastInText: 'No se sabe dónde termina el texto de la última fila en su párrafo. Cambia esa fila en el texto.',
    onlyInText: 'Las filas de esta tabla solo se pueden añadir, quitar y mover en el texto.',
    noScoreLeft: 'No quedan puntuaciones para tantas filas.',
    twoRows: 'Una tabla tiene al menos dos filas.',
    gone: 'La tabla ya no está ahí.',
    noChances:
      'No hay probabilidades, porque no se conoce la tirada de esta tabla: el texto no indica dados, o les suma algo.',
    scoresOf: 'Puntuaciones de la fila #',
    weightOf: 'Cuántas puntuaciones tiene la fila #',
    show: 'en el texto',
    showRow: 'Mostrar la fila # en el texto',
  },
  tableViewSentences: {
    subTable: (title) => `Subtabla: ${title}`,
    around: (scores) => `Volver a la tabla que la contiene, fila ${scores}`,
    refusals: {
      order: () => 'Aquí no se pueden cambiar las puntuaciones, porque las filas no están en orden.',
      tooManyRows: (scores) =>
        `Aquí no se pueden cambiar las puntuaciones: hay más filas que puntuaciones (${scores}).`,
      noScore: (scores) => `No son puntuaciones de los dados, que dan ${scores}.`,
      noRoom: () => 'Cada fila necesita al menos una puntuación.',
      firstScore: (scores) => `La primera fila empieza por la más baja de las puntuaciones ${scores}.`,
      lastScore: (scores) => `La última fila termina con la más alta de las puntuaciones ${scores}.`,
    },
  },
  odds: {
    average: (mean) => `media ${mean}`,
    results: (count) => `${count} resultados`,
    deviation: (deviation) => `desviación típica ${deviation}`,
    oneIn: (ways) => `1 de cada ${ways}`,
    waysIn: (favourable, ways) => `${favourable} de cada ${ways}`,
    target: (target, roll) => `${target} con ${roll}`,
    alike: (count) => (count === 2 ? 'un doble' : count === 3 ? 'un trío' : `${count} iguales`),
    allDifferent: 'todos distintos',
    atLeastFaces: (count, face) => `al menos ${count === 1 ? 'un' : count} ${face}`,
    within: (value, ranges) => {
      const [first, ...others] = ranges;
      if (first && others.length === 0 && first.low < first.high) return `${value} entre ${first.low} y ${first.high}`;
      return `${value} es ${ranges.map(({ low, high }) => (low === high ? low : `de ${low} a ${high}`)).join(', ')}`;
    },
    and: 'y',
    or: 'o',
    not: 'no',
    at: (values) => `con ${values}`,
    forWarriors: (names) => `para ${names}`,
    never: 'nunca',
    always: 'siempre',
    level: (value) => `nivel ${value}`,
    set: (names) => `elige ${names} …`,
    dependsOn: (names) => `depende de ${names}`,
    variable: (name) => names.get(name) ?? spelled(name),
    warrior: 'Guerrero',
    outcome: 'Resultado',
    otherwise: 'ninguno de ellos',
    turn: 'Turno',
    byThen: 'Hasta entonces',
    byTurn: (turn) => `hasta el turno ${turn}`,
    onAverageInTurn: (turn) => `de media en el turno ${turn}`,
    eachTurn: (chance) => `${chance} por turno`,
    each: (chance) => `cada uno ${chance}`,
    ofAll: (count, mean) => `de media ${mean} de los ${count}`,
    none: (chance) => `ninguno de ellos ${chance}`,
    chance: 'Probabilidad',
    atLeast: 'Como mínimo',
    atMost: 'Como máximo',
    beyond: (limit, chance) => `más de ${limit}: ${chance}`,
    tooLarge: (cap, limit) => `demasiado grande para calcularlo: ${cap} (como máximo ${limit})`,
    tooMuch: '… demasiado para calcularlo aquí',
    tooMuchBelow: '… demasiado para calcularlo aquí: debajo de esta línea no hay probabilidades',
    caps: {
      sharedNames: 'nombres que se tiran una vez y se usan varias',
      sides: 'caras de un dado',
      dice: 'dados en una tirada',
      times: 'veces que ocurre algo',
      outcomes: 'resultados distintos',
      steps: 'pasos de cálculo',
      magnitude: 'tamaño de un número',
    },
    invalid: {
      noSides: 'un dado necesita al menos una cara',
      negativeCount: 'el número de dados, o de veces, queda por debajo de cero',
      automaticValue: 'A significa que no hace falta tirar, así que no hay número con que calcular',
      notWhole: 'solo son posibles números enteros',
      fallingTotal: 'aquí no sirve un total que puede disminuir',
      divisionByZero: 'no se puede dividir por 0',
      neverEnds: 'esta tirada no terminaría nunca',
      endless: 'esta tirada puede seguir sin fin, así que aquí no hay una respuesta exacta',
    },
    roll: 'Tirar',
    showOdds: 'Ver probabilidades',
    moreOnLine: (count) => `+${count} más`,
    rolled: (expression, result) => `${expression}: ${result}`,
    succeeded: 'sí',
    failed: 'no',
    needsNumbers: (names) => `Hace falta un número para ${names}.`,
  },
  typed: typedEs,
  panel: {
    caption: (expression) => `Probabilidades de ${expression}`,
    exactly: 'Exactamente',
    median: (median) => `mediana ${median}`,
    range: 'Intervalo',
    average: 'Media',
    deviation: 'Desviación típica: a qué distancia de la media suele quedar una tirada.',
    show: 'Mostrar',
    roll: 'Tirar',
    another: 'Otra tirada',
    go: 'Ver',
    rolls: 'Tiradas',
    open: 'todos',
    between: (least, most) => `Un número entero de ${least} a ${most}, o nada para dejarlo abierto.`,
  },
  completion: {
    valuesSeen: (values) => `valores vistos: ${values}`,
    uses: (count) => (count === 1 ? '1 uso' : `${count} usos`),
  },
  writing: {
    files: {
      rules: 'Archivo de reglas',
      monsters: 'Archivo de Monstruos',
      tables: 'Archivo de tablas',
      events: 'Archivo de eventos',
      adventures: 'Archivo de aventuras de salas objetivo',
      dungeonCards: 'Archivo de cartas de mazmorra',
      roomReferences: 'Archivo de referencias de salas',
      locations: 'Archivo de lugares',
      warriors: 'Archivo de Guerreros',
      translations: 'Archivo de traducciones',
      sessions: 'Aventura guardada',
      charts: 'Archivo de tablas de consulta',
      scenario: 'Escenario',
    },
    samples: {
      ruleId: 'habilidad',
      parameterName: 'valor',
      ruleText: 'Lo que hace.',
      monsterId: 'bestia',
      chartId: 'para-herir',
      chartName: 'Para herir',
      eventId: 'evento',
      eventText: 'Lo que ocurre.',
      warriorId: 'errante',
      race: 'Humano',
      locationId: 'lugar',
      cardName: 'SALA',
      roomName: 'SALA OBJETIVO',
      sourceTitle: 'Libro, página 1',
      adventureName: 'La aventura',
      translatedText: 'Texto',
      scenarioTitle: 'La aventura',
      scenarioLead: 'Dónde están los Guerreros y qué deben hacer.',
      scenarioRoom: 'La primera sala',
      scenarioText: 'Lo que ven los Guerreros.',
      scenarioMonsters: 'Monstruos',
    },
  },
  rename: {
    nothingHere:
      'Solo se puede renombrar un id, o el nombre de una tabla o de una sala objetivo: pon el cursor sobre uno.',
    bundled: (id) => `«${id}» viene con WHQ Rules y no se puede renombrar. Define una regla propia para cambiarla.`,
    ofOtherPackage: (id, file) => `«${id}» es de otro paquete y se renombra allí, en ${file}.`,
    noId: (text) =>
      `«${text}» no puede ser un id: usa minúsculas sin acento, cifras, guiones, puntos y guiones bajos, y empieza por una letra o una cifra.`,
    taken: (id, name) => `Ya hay una regla «${id}» (${name}). Dos reglas con el mismo id contarían como una sola.`,
    takenByEntity: (id, kind, name) =>
      `«${id}» ya existe (${kind}: «${name}»). Dos con el mismo id o nombre contarían como uno solo.`,
    takenByTranslation: (id) => `Ya hay traducciones para «${id}». Pasarían a ser de este.`,
    noName: 'Un nombre necesita al menos un carácter visible.',
    noNumber: (text) => `«${text}» no puede ser el id de una carta, que es un número entero a partir de 1.`,
    needsPrefix: (id, prefix) =>
      `Hay lugares que nombran a este Guerrero, y los ids en ellos empiezan por «${prefix}»: usa «${prefix}${id}», u otro id que empiece así.`,
    kinds: {
      definition: 'Donde se define',
      use: 'Donde se usa',
      translation: 'Claves de traducciones',
      prose: 'Enlaces en textos',
      path: 'Rutas de archivos',
      continuing: 'En paquetes que continúan este',
      file: 'Archivos que van con otros',
    },
  },
  draws: drawWordsEs,
  effects: effectWordsEs,
  entities: entityWordsEs,
  exports: exportWordsEs,
  fightPanel: fightPanelWordsEs,
  fights: fightWordsEs,
  blocks: blockWordsEs,
  translating: translatingWordsEs,
  card: {
    oddsFrom: (place) => `Probabilidades según: ${place}`,
    alsoIn: (place) => `También en: ${place}.`,
    sameIn: (place) => `Igual en: ${place}.`,
    differsIn: (place, difference) => `Distinto en ${place}: ${difference}`,
    differsFrom: (place, difference) => `A diferencia de ${place}: ${difference}`,
    magicOfLevel: (school, level) => `Magia ${school} ${level}`,
    spellsOfLevel: (level) =>
      `Nivel ${level}: el Monstruo puede lanzar ${level === 1 ? '1 hechizo' : `${level} hechizos`} cada turno.`,
    usedByMonsters: (count) => (count === 1 ? 'La usa 1 Monstruo' : `La usan ${count} Monstruos`),
    usedInTables: (count) => (count === 1 ? 'una vez en tablas' : `${count} veces en tablas`),
    openRule: 'Abrir la regla',
  },
  unread: {
    line: (place, reason) => `No se ha leído: ${place} (${reason})`,
    reasons: {
      tooManyFiles: 'la carpeta tiene más archivos o carpetas de los que WHQ Rules lee',
      forbidden: 'no tienes permiso para leerlo',
      outside: 'es un enlace que lleva fuera de la carpeta abierta',
      tooLarge: 'es demasiado grande',
      noRoom: 'todos los archivos juntos ocuparían demasiada memoria',
      encoding: 'su texto tiene una codificación que no se puede leer; guárdalo como UTF-8',
      unreadable: 'no se puede leer',
    },
    more: (count) => `No se han leído: ${count} más`,
    openIsTooLarge: (name) =>
      `${name} es demasiado grande: WHQ Rules no muestra en él ni problemas ni probabilidades. Divídelo en varios archivos.`,
  },
  fixAll: (count) =>
    count === 1
      ? 'Corregir el problema con una corrección segura'
      : `Corregir los ${count} problemas con una corrección segura`,
  sortEntries: { byId: 'Ordenar las entradas por id', byName: 'Ordenar las entradas por nombre' },
  openPage: (code) => `Abrir la página de ${code}`,
  renameTo: (id) => `Cambiar a ${id} en todas partes`,
  createEntry: (id, file) => `Añadir una entrada con el id «${id}» a ${file}`,
  ownId: (id) => `Dar a esta entrada el id «${id}»`,
  noBaseline: 'aquí no hay ninguna línea base que se pueda leer, así que no oculta ningún problema.',
  choiceFault: choiceFaultEs,
  packageCheck: {
    title: 'WHQ Rules: comprobando todo el paquete',
    done: (files, all) => `${files} de ${all} archivos`,
    found: (files, { error, warning, info, hint }) => {
      const kinds = [
        counted(error, 'error', 'errores'),
        counted(warning, 'advertencia', 'advertencias'),
        counted(info, 'información', 'informaciones'),
        counted(hint, 'sugerencia', 'sugerencias'),
      ].filter((kind) => kind !== undefined);
      const found = kinds.length > 0 ? kinds.join(', ') : 'ningún problema';
      return `${files === 1 ? '1 archivo' : `${files} archivos`}: ${found}.`;
    },
    leftOut: (count) =>
      `Hay demasiados problemas en archivos cerrados para mostrarlos todos: ${count === 1 ? 'no se muestra uno' : `no se muestran ${count}`}, empezando por las sugerencias.`,
  },
};

/** The number with its word; undefined for 0. */
function counted(count: number, one: string, more: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : more}`;
}

const names: ReadonlyMap<string, string> = new Map([
  ['battle-level', 'Nivel de Batalla'],
  ['dungeon-level', 'Nivel de la mazmorra'],
  ['strength', 'Fuerza'],
  ['toughness', 'Resistencia'],
  ['initiative', 'Iniciativa'],
  ['weapon-skill', 'Habilidad de Armas'],
  ['ballistic-skill', 'Habilidad de Proyectiles'],
  ['movement', 'Movimiento'],
  ['attacks', 'Ataques'],
  ['willpower', 'Voluntad'],
  ['luck', 'Suerte'],
  ['wounds', 'Heridas'],
  ['armour', 'Armadura'],
  ['damage-dice', 'Dados de daño'],
  ['leadership', 'Liderazgo'],
  ['warriors', 'Guerreros'],
  ['monsters-left', 'Monstruos que quedan'],
  ['power', 'Poder'],
  ['fear-value', 'valor de Miedo'],
  ['monster-damage-dice', 'dados de daño del Monstruo'],
  ['damage', 'daño'],
  ['flamers', 'Incineradores'],
  ['squares-short', 'casillas que faltan'],
  ['nets', 'redes'],
  ['dice-rolled', 'dados tirados'],
  ['save', 'salvación'],
  ['armour-save', 'salvación por armadura'],
  ['cover-save', 'salvación por cobertura'],
  ['wizard-level', 'nivel del Hechicero'],
  ['power-dice', 'dados de energía'],
  ['casting-value', 'valor de lanzamiento'],
  ['difficulty', 'dificultad'],
  ['penalty', 'penalización'],
  ['rarity', 'rareza'],
  ['listed-number', 'número de la lista'],
  ['members', 'miembros'],
  ['members-above-six', 'miembros a partir del séptimo'],
  ['members-above-twelve', 'miembros a partir del decimotercero'],
]);

/** `target-strength` is `Fuerza del objetivo`. */
function spelled(name: string): string {
  const own = ownedBy(name, names);
  return own
    ? `${own.number} ${owners.get(own.owner) ?? `de ${own.owner.replaceAll('-', ' ')}`}`
    : name.replaceAll('-', ' ');
}

const owners: ReadonlyMap<string, string> = new Map([
  ['monster', 'del Monstruo'],
  ['target', 'del objetivo'],
  ['victim', 'de la víctima'],
  ['attacker', 'del atacante'],
  ['defender', 'del defensor'],
  ['opponent', 'del adversario'],
  ['enemy', 'del enemigo'],
  ['weapon', 'del arma'],
]);
