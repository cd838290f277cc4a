import type { Needed } from '../../charts/chart.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { FightPanelWords } from '../catalogue/fightPanelWords.ts';

export const fightPanelWordsEs: FightPanelWords = {
  page: {
    ask: 'Quién lucha',
    against: 'contra',
    go: 'Mostrar',
    winsByRound: 'Cuándo gana cada bando',
    woundsLeft: 'Heridas que quedan al final',
    show: 'Mostrar',
    asTable: 'Lo mismo como tabla',
    attacks: 'Ataques',
    losses: 'Bajas',
    values: 'Valores',
    first: 'Ataca primero',
    asRules: 'según las reglas',
    closeFrom: 'Combate cuerpo a cuerpo',
    asSoon: 'en cuanto lo permiten las reglas',
    fromRound: 'desde el asalto #',
    neverClose: 'nunca',
    reset: 'Valores como están escritos',
    rulesUsed: 'Reglas aplicadas',
    notModelled: 'Lo que no se calcula',
    assumed: 'Lo que se supone',
    play: 'Jugar el combate',
    next: 'Siguiente',
    all: 'Todo',
    again: 'Otra vez con esta semilla',
    another: 'Otro combate',
    seed: 'Semilla',
    working: 'Calculando…',
  },
  title: (one, other) => `${one} contra ${other}`,
  theParty: 'El grupo',
  wins: (name) => `${name}: gana`,
  draw: 'Todos caen a la vez',
  never: 'No termina nunca',
  rounds: (system, mean, p10, p90) =>
    p10 === p90
      ? `${mean} ${roundsOf(system)} de media; la mayoría de los combates acaba en el ${roundOf(system)} ${p10}.`
      : `${mean} ${roundsOf(system)} de media; una décima parte de los combates ha acabado en el ${roundOf(system)} ${p10}, y nueve décimas en el ${roundOf(system)} ${p90}.`,
  endless: 'El combate no termina nunca: ningún bando puede herir al otro.',
  round: (system) => (system === 'warhammer-quest' ? 'Turno' : 'Asalto'),
  later: (system, round, chance) => `Después del ${roundOf(system)} ${round}: ${chance}`,
  overBy: 'ya ha acabado',
  winsByRound: (system) => `Probabilidad de que gane cada bando en cada ${roundOf(system)}`,
  woundsLeft: 'Probabilidad de cada número de Heridas que quedan al final',
  woundsLeftHead: 'Heridas que quedan',
  between: (least, most) => `de ${least} a ${most}`,
  about: (text) => `cerca de ${text}`,
  losses: 'Probabilidad de caer, y Heridas perdidas de media',
  who: 'Quién',
  falls: 'cae',
  allFall: 'caen todos',
  woundsLost: 'Heridas perdidas',
  attack: (by, against, weapon, range) =>
    `${by} contra ${against}${range === undefined && weapon === '' ? '' : ` (${[weapon, range === undefined ? '' : range === 'ranged' ? 'a distancia' : 'cuerpo a cuerpo'].filter((part) => part !== '').join(', ')})`}`,
  hits: (needed) => `impacta ${needed}`,
  wounds: (needed) => `hiere ${needed}`,
  saved: (needed) => `salvación ${needed}`,
  needed: on,
  woundsEachRound: (system, wounds) => `${wounds} ${wounds === '1' ? 'Herida' : 'Heridas'} por ${roundOf(system)}`,
  attacks: (count) => `${count} ataques`,
  hitsThem: (names, needed) => `impacta ${needed} a ${list(names)}`,
  field: {
    count: 'Número',
    weaponSkill: 'HA',
    strength: 'F',
    toughness: 'R',
    wounds: 'Heridas',
    attacks: 'A',
    damage: 'Daño',
    armour: 'Armadura',
    rangedAttacks: 'A a distancia',
    closeAttacks: 'A cuerpo a cuerpo',
    rangedStrength: 'F del arma',
    rangedDamage: 'Daño del arma',
    ammunition: 'Munición',
    multiplier: 'Filo ×',
    armourSave: 'Salvación por armadura',
    coverSave: 'Salvación por cobertura',
    save: 'Salvación',
    weaponBonus: 'Arma +',
  },
  refused: (field, value) => `${field} no puede ser «${value}».`,
  noAnswer: 'Este combate no se puede calcular: faltan las tablas de su juego.',
  nothingHere: 'Aquí no hay ningún Monstruo ni ningún perfil.',
  noOpponent: 'No hay adversario: elige tu grupo, o escribe un segundo perfil.',
  cap: {
    states: (limit) => `Más de ${limit} estados: números en lugar de fracciones exactas.`,
    work: (limit) => `Más de ${limit} pasos de cálculo: el resto no se conoce.`,
    rounds: (limit) => `Algunos combates no han terminado después de ${limit} asaltos.`,
    combatants: (limit) => `Más de ${limit} combatientes: son demasiados para calcularlo.`,
  },
  played: {
    round: (system, round, range) => {
      if (system === 'warhammer-quest') return `Turno ${round}`;
      return `Asalto ${round}${system === 'gamebook' ? `, ${range === 'ranged' ? 'a distancia' : 'cuerpo a cuerpo'}` : ''}`;
    },
    attack: (attack, parts) => `${attack}: ${parts.join('; ')}.`,
    roll: {
      hit: (rolled, needed, isPassed) => `para impactar ${rolled}, ${isPassed ? 'impacta' : 'falla'}${needed}`,
      wound: (rolled, needed, isPassed) => `para herir ${rolled}, ${isPassed ? 'hiere' : 'no hiere'}${needed}`,
      save: (rolled, needed, isPassed) => `salvación ${rolled}, ${isPassed ? 'se salva' : 'fallida'}${needed}`,
      avoid: (rolled, needed, isPassed) => `para evitarlo ${rolled}, ${isPassed ? 'lo evita' : 'no lo evita'}${needed}`,
      damage: (rolled) => `daño ${rolled}`,
    },
    needed: (needed) => (needed.kind === 'scores' ? ` (necesita ${scores(needed)})` : ''),
    noDamage: 'ninguna Herida',
    left: (wounds, name, left) => `${woundsOf(wounds)}, a ${name} le quedan ${left}`,
    fallen: (wounds, name) => `${woundsOf(wounds)}, ${name} cae`,
    effect: (name, effect, rolled, left) =>
      `${name}: ${effect}${rolled === undefined ? '' : `, tirada ${rolled}`}${left === undefined ? '' : left > 0 ? `, quedan ${left} Heridas` : ', cae'}.`,
    won: (name) => `${name}: gana.`,
    drawn: 'No gana nadie.',
    more: (shown) => `Se muestran los primeros ${shown} sucesos.`,
  },
  partyLens: (wins, turns, wounds) => `El grupo vence a uno: ${wins} · ${turns} turnos · ${wounds} Heridas`,
  duelLens: (one, wins, rounds) => `${one} gana ${wins} · ${rounds} asaltos`,
  youLens: (wins, rounds) => `Ganas ${wins} · ${rounds} asaltos`,
  openLens: 'Combate…',
};

function roundOf(system: FightSystem): string {
  return system === 'warhammer-quest' ? 'turno' : 'asalto';
}

function roundsOf(system: FightSystem): string {
  return `${roundOf(system)}s`;
}

function woundsOf(count: number): string {
  return `${count} ${count === 1 ? 'Herida' : 'Heridas'}`;
}

function on(needed: Needed): string {
  if (needed.kind === 'certain') return 'siempre';
  if (needed.kind === 'impossible') return 'nunca';
  return `con ${scores(needed)}`;
}

function scores(needed: Extract<Needed, { kind: 'scores' }>): string {
  return needed.scores.map((score) => `${score}+`).join(' y luego ');
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}
