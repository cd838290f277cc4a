import type { Words } from './words.ts';

export const wordsEs: Words = {
  required: 'obligatorio',
  odds: {
    average: (mean) => `media ${mean}`,
    mean: (mean) => `media ${mean}`,
    deviation: (deviation) => `desv. típica ${deviation}`,
    oneIn: (ways) => `1 de cada ${ways}`,
    waysIn: (favourable, ways) => `${favourable} de cada ${ways}`,
    target: (target, roll) => `${target} con ${roll}`,
    never: 'nunca',
    always: 'siempre',
    level: (value) => `nivel ${value}`,
    set: (names) => `elige ${names} …`,
    dependsOn: (names) => `depende de ${names}`,
    variable: (name) => names[name] ?? spelled(name),
    warrior: 'Guerrero',
    outcome: 'Resultado',
    chance: 'Probabilidad',
    atLeast: 'Como mínimo',
    atMost: 'Como máximo',
    beyond: (limit, chance) => `más de ${limit}: ${chance}`,
    tooLarge: (cap, limit) => `demasiado grande para calcularlo: ${cap} (como máximo ${limit})`,
    caps: {
      sharedNames: 'nombres que se tiran una vez y se usan varias',
      sides: 'caras de un dado',
      dice: 'dados en una tirada',
      outcomes: 'resultados distintos',
      steps: 'pasos de cálculo',
      magnitude: 'tamaño de un número',
    },
    invalid: {
      noSides: 'un dado necesita al menos una cara',
      negativeCount: 'el número de dados queda por debajo de cero',
      automaticValue: 'A significa que no hace falta tirar, así que no hay número con que calcular',
      notWhole: 'solo se pueden poner números enteros',
      divisionByZero: 'no se puede dividir por 0',
      unevenDice: 'aquí solo se pueden comparar dados normales',
      neverEnds: 'esta tirada no terminaría nunca',
      endless: 'esta tirada puede seguir para siempre, así que aquí no se puede dar una respuesta exacta',
    },
    roll: 'Tirar',
    showOdds: 'Ver probabilidades',
    moreOnLine: (count) => `+${count} más`,
    rolled: (expression, dice, total) =>
      `${expression}: ${dice === '' || dice === total ? total : `${dice} → ${total}`}`,
    succeeded: 'sí',
    failed: 'no',
    needsNumbers: (names) => `Hace falta un número para ${names}.`,
  },
  panel: {
    caption: (expression) => `Probabilidades de ${expression}`,
    exactly: 'Exactamente',
    median: (median) => `mediana ${median}`,
    range: 'Intervalo',
    mean: 'Media',
    show: 'Mostrar',
    open: 'todos',
    between: (least, most) => `Un número entero de ${least} a ${most}, o nada para dejarlo abierto.`,
  },
  completion: {
    valuesSeen: (values) => `valores vistos: ${values}`,
    uses: (count) => (count === 1 ? '1 uso' : `${count} usos`),
  },
  rename: {
    nothingHere: 'Solo se puede cambiar el id de una regla: pon el cursor sobre uno.',
    bundled: (id) => `«${id}» viene con WHQ Rules y no se puede renombrar. Define una regla propia para cambiarla.`,
    noId: (text) =>
      `«${text}» no puede ser un id: usa minúsculas sin acento, cifras, guiones, puntos y guiones bajos, y empieza por una letra o una cifra.`,
    taken: (id, name) => `Ya hay una regla «${id}» (${name}). Dos reglas con un mismo id se tomarían por una sola.`,
    takenByTranslation: (id) => `Ya hay traducciones para «${id}». Se tomarían por las de esta regla.`,
    kinds: {
      definition: 'La propia regla',
      use: 'Donde se usa la regla',
      translation: 'Claves de traducciones',
      prose: 'Enlaces en textos',
    },
  },
  card: {
    alsoIn: (place) => `También en: ${place}.`,
    sameIn: (place) => `Igual en: ${place}.`,
    differsIn: (place, difference) => `Distinto en ${place}: ${difference}`,
    differsFrom: (place, difference) => `A diferencia de ${place}: ${difference}`,
    usedByMonsters: (count) => (count === 1 ? 'La usa 1 Monstruo' : `La usan ${count} Monstruos`),
    usedInTables: (count) => (count === 1 ? 'una vez en tablas' : `${count} veces en tablas`),
    openRule: 'Abrir la regla',
  },
};

const names: Readonly<Record<string, string>> = {
  'battle-level': 'nivel de batalla',
  'dungeon-level': 'nivel de la mazmorra',
  strength: 'Fuerza',
  toughness: 'Resistencia',
  initiative: 'Iniciativa',
  'weapon-skill': 'Habilidad de Armas',
  'ballistic-skill': 'Habilidad de Proyectiles',
  movement: 'Movimiento',
  attacks: 'Ataques',
  willpower: 'Voluntad',
  luck: 'Suerte',
  wounds: 'Heridas',
  warriors: 'Guerreros',
};

function spelled(name: string): string {
  const own = names[name.replace(/^monster-/, '')];
  return name.startsWith('monster-') && own ? `${own} del monstruo` : name.replaceAll('-', ' ');
}
