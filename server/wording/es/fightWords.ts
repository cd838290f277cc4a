import type { FightWords } from '../catalogue/fightWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

export const fightWordsEs: FightWords = {
  party: 'El grupo',
  against: (one, other) => `${one} contra ${other}`,
  notesOf: (name, text) => `El texto junto a los valores de ${name}: ${text}`,
  several: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  side: 'Bando',
  wins: 'Gana',
  falls: 'Cae alguno',
  allFall: 'Caen todos',
  woundsLost: 'Heridas perdidas',
  left: 'Heridas que quedan',
  ofAll: (lost, all) => `${lost} de ${all}`,
  length: (mean, p10, p90, unit) => {
    const one = unit === 'turn' ? 'turno' : 'asalto';
    return `${unit === 'turn' ? 'Turnos' : 'Asaltos'}: ${mean} de media. Uno de cada diez combates acaba en el ${one} ${p10} o antes; nueve de cada diez, en el ${one} ${p90} o antes.`;
  },
  draw: (chance) => `Caen todos a la vez: ${chance}`,
  never: (chance) => `El combate no acaba nunca: ${chance}`,
  open: (chance) => `No se ha calculado hasta el final: ${chance}`,
  neverEnds: 'Este combate no acaba nunca: ningún bando puede herir al otro.',
  noAnswer: 'Este combate no se puede calcular: falta una tabla de su sistema, o un valor que un ataque necesita.',
  attacks: 'Ataques',
  attack: 'Ataque',
  hits: 'Impacta',
  wounds: 'Hiere',
  saves: 'Se salva',
  takesWounds: 'Quita Heridas',
  perAttack: 'Heridas de cada uno',
  perRound: { turn: 'Ataques por turno', round: 'Ataques por asalto' },
  attackOf: (by, against, weapon, range) =>
    [
      `${by} contra ${against}`,
      ...(weapon === '' ? [] : [weapon]),
      ...(range === undefined ? [] : [range === 'ranged' ? 'a distancia' : 'cuerpo a cuerpo']),
    ].join(', '),
  rulesUsed: 'Reglas que cuentan',
  notModelled: 'No se tiene en cuenta',
  assumed: 'Se supone',
  limits: 'Límites',
  rules: {
    'warriors-first': 'En cada turno atacan primero los Guerreros y después los Monstruos.',
    'side-first': 'El bando elegido hace primero todos sus ataques; si no se elige, el que se nombra primero.',
    'initiative-order': 'Ataca primero la Iniciativa más alta.',
    'equal-initiative': 'Con la misma Iniciativa, un dado decide quién ataca primero.',
    'block-initiative': 'Los perfiles dicen quién ataca primero; si no lo dicen, el que se nombra primero.',
    'order-of-initiative': 'Los Guerreros atacan por orden de Iniciativa.',
    'most-wounded-target': 'Entre varios de una clase, se ataca al que ha perdido más Heridas.',
    'dealt-out': 'Los Monstruos se reparten uno a uno entre los Guerreros que siguen en pie.',
    'quest-to-hit': 'Para impactar: 1D6 en la tabla de Habilidades de Armas.',
    'quest-damage': 'Heridas de un impacto: dados de daño + Fuerza − Resistencia − armadura, como mínimo 0.',
    'quest-above-six': 'Más de 6 para impactar nunca sale: ninguna regla que conozcamos dice que un 6 impacte siempre.',
    'gamebook-to-hit': 'Para impactar: 1D6 y solo la Habilidad de Armas.',
    'gamebook-to-wound': 'Para herir: 1D6 en la tabla de Fuerza y Resistencia; al disparar cuenta la Fuerza del arma.',
    'gamebook-one-save': 'Una sola tirada de salvación por herida, la mejor entre armadura y cobertura.',
    'gamebook-cover': 'La cobertura cuenta mientras el combate es a distancia.',
    'gamebook-damage':
      'Daño: el del arma; cuerpo a cuerpo, la Fuerza por su multiplicador, con las fracciones hacia arriba.',
    'gamebook-close-from':
      'El cuerpo a cuerpo empieza en el asalto elegido; si no se elige, en cuanto lo permiten las reglas.',
    'gamebook-never-close': 'El combate nunca pasa al cuerpo a cuerpo.',
    'gamebook-ammunition': 'Cada disparo gasta una munición; sin munición no hay más disparos.',
    'gamebook-fire':
      'El fuego quita 1 Herida al final de cada asalto, también en el del impacto; varios fuegos no se suman.',
    'gamebook-poison':
      'El veneno quita 1 Herida al final de cada asalto, también en el del impacto; varios venenos no se suman.',
    'profile-to-hit': 'Para impactar: 1D6 en la tabla de Habilidades de Armas.',
    'profile-to-wound': 'Para herir: 1D6 en la tabla de Fuerza y Resistencia.',
    'profile-save': 'Tiradas de salvación por armadura, con el modificador de la Fuerza del golpe.',
    'profile-one-wound': 'Cada herida que no se salva quita 1 Herida.',
    'death-blow': 'Golpes mortales',
    missiles: 'Proyectiles',
    pinning: 'Trabarse en combate',
    ranks: 'Luchar en filas',
    'spells-and-items': 'Hechizos, tesoros y otros objetos',
    healing: 'Curarse durante el combate',
    reload: 'Recargar',
    charges: 'Cargas',
    shooting: 'Disparos',
    'break-tests': 'Chequeos de desmoralización',
    injuries: 'Lesiones: a quien no le quedan Heridas está fuera del combate',
  },
  assumedOf: (name, values) => `${name}: ${values}`,
  extrapolated: (chart) => `${charts.get(chart) ?? chart}: un valor fuera de la tabla impresa, según su fórmula`,
  caps: {
    fights: (limit) => `Hay más de ${limit} combates en el texto: solo se calculan los primeros.`,
    states: (limit) => `Más de ${limit} estados del combate: los números no son fracciones, están redondeados.`,
    work: (limit) => `Más de ${limit} pasos de cálculo: el combate no se calcula hasta el final.`,
    rounds: (limit) => `No ha acabado después de ${limit} asaltos: el resto no se calcula.`,
    combatants: (limit) => `Participan más de ${limit}: el combate no se calcula.`,
  },
  error: (error) => `Cada probabilidad es cierta con un margen de ${error}.`,
  damageDice: 'Dados de daño',
  faults: {
    noText: 'Este bando está vacío: escribe un Monstruo, un perfil o party.',
    chooseNumber: (dice, name) => `Un combate necesita un número: elige uno en lugar de ${dice}, como 3 ${name}.`,
    noNumber: (name) => `Falta un número delante de ${shorten(name)}, como 6 ${shorten(name)}.`,
    noneOf: (name) => `Tiene que haber al menos uno: ${name}.`,
    unknownName: (name, nearest) =>
      `Ningún Monstruo ni Guerrero se llama «${shorten(name)}».${nearest === undefined ? '' : ` ¿Querías decir ${nearest}?`}`,
    severalOfName: (name, ids) =>
      `Varios Monstruos se llaman «${shorten(name)}». Escribe el id de uno: ${list(ids, 'o')}.`,
    badBlock: (name, reason) => (name === '' ? reason : `${name}: ${reason}`),
    missingValues: (name, missing) =>
      `${name} no es un Guerrero de la caja, y le falta ${list(missing, 'y')}. Añádelo en el grupo.`,
    noWounds: (name) => `${name} no tiene Heridas.`,
    partyWithOthers: 'En un bando no puede haber a la vez Guerreros y Monstruos.',
    mixedSystems: (systems) => `Los dos bandos son de juegos distintos: ${list(systems, 'y')}.`,
  },
  played: {
    round: (round, unit, range) =>
      `${unit === 'turn' ? 'Turno' : 'Asalto'} ${round}${range === undefined ? '' : range === 'ranged' ? ', a distancia' : ', cuerpo a cuerpo'}`,
    attack: (by, against, weapon) => `${by} → ${against}${weapon === '' ? '' : ` (${weapon})`}`,
    rolls: { hit: 'para impactar', wound: 'para herir', save: 'salvación', avoid: 'para evitarlo', damage: 'daño' },
    rolled: (rolled, needed) => (needed === undefined ? `${rolled}` : `${rolled} (necesita ${needed})`),
    stopped: {
      hit: 'falla',
      wound: 'no hiere',
      save: 'se salva',
      avoid: 'lo evita',
      damage: 'no quita Heridas',
    },
    loses: (name, wounds, left) =>
      `${name}: ${wounds === 1 ? '1 Herida menos' : `${wounds} Heridas menos`}, ${left > 0 ? `quedan ${left}` : 'cae'}`,
    effect: (of, effect, rolled, left) =>
      `${of}: ${effect}${rolled === undefined ? '' : `, ${rolled}`}${left === undefined ? '' : left > 0 ? `, quedan ${left}` : ', cae'}`,
    wins: (side) => `Gana: ${side}`,
    nobodyWins: 'No gana nadie.',
  },
  balance: {
    title: (name) => `Combates de ${name}`,
    partyOf: (warriors) => `El grupo: ${warriors}`,
    saidWarriors: (said, counted) =>
      `El texto es para ${said === 1 ? '1 Guerrero' : `${said} Guerreros`}; el grupo con el que se calcula tiene ${counted}.`,
    saidBattleLevel: (said) =>
      `El texto es para el nivel de batalla ${said}. Los Guerreros de la caja cuentan como empiezan; elige un grupo si son otros.`,
    fightNumber: (number) => `Combate ${number}`,
    counts: { least: 'Con el menor número de Monstruos', most: 'Con el mayor número de Monstruos' },
    noneCome: 'Puede que los dados no traigan ningún Monstruo.',
    fresh: 'con curación',
    tired: 'sin curación',
    tiredMeans:
      'Sin curación: el grupo entra con las Heridas que le quedan de media tras los combates anteriores, redondeadas a enteros en cada Guerrero; un Guerrero sin Heridas se queda fuera. Se pasan por alto los combates sin números y aquellos cuyas pérdidas no se conocen en Heridas enteras.',
    staysOut: (names) => `Sin curación, se queda fuera: ${names}`,
    nobodyLeft: 'Sin curación, de media no queda nadie.',
    passedOver: 'Se pasa por alto para un grupo que no se cura: sus pérdidas no se conocen en Heridas enteras.',
    unknown: (names) => `Sin números: no se conoce ninguna entrada ni ningún perfil de ${names}.`,
    noNumbers: 'Sin números: se ha llegado a un límite.',
    notPlaced: (texts) =>
      `Sin números: el texto también nombra ${texts}, y no es seguro si combate aquí. Una línea «Monstruos: …» con todos los que combaten lo dice.`,
    notCounted: (texts) => `El texto lo nombra, pero no cuenta: ${texts}`,
    noFights: 'Este texto no coloca ningún Monstruo, hasta donde se puede saber.',
    party: 'Grupo',
    partyWins: 'Gana el grupo',
    turns: 'Turnos',
    nineInTen: 'del 10 % al 90 %',
    falls: 'Cae',
    whenTired: (column) => `${column}, sin curación`,
  },
};

const charts: ReadonlyMap<string, string> = new Map([
  ['to-hit', 'Para impactar'],
  ['to-wound', 'Para herir'],
  ['save', 'Salvación'],
]);
