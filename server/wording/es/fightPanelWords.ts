import type { Needed } from '../../charts/chart.ts';
import type { FightPanelWords } from '../catalogue/fightPanelWords.ts';
import { list } from '../catalogue/phrasing.ts';

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
    play: 'Jugar el combate',
    next: 'Siguiente',
    all: 'Todo',
    again: 'Otra vez con esta semilla',
    another: 'Otro combate',
    seed: 'Semilla',
    working: 'Calculando…',
  },
  wins: (name) => `${name}: gana`,
  draw: 'Todos caen a la vez',
  never: 'No termina nunca',
  round: { turn: 'Turno', round: 'Asalto' },
  later: (unit, round, chance) => `Después del ${units[unit]} ${round}: ${chance}`,
  overBy: 'Ya ha acabado',
  winsByRound: (unit) => `Probabilidad de que gane cada bando en cada ${units[unit]}`,
  woundsLeft: 'Probabilidad de cada número de Heridas que quedan al final',
  losses: 'Probabilidad de caer, y Heridas perdidas de media',
  hits: (needed) => `impacta ${needed}`,
  wounds: (needed) => `hiere ${needed}`,
  saved: (needed) => `salvación ${needed}`,
  needed: on,
  attacks: (count) => `${count} ataques`,
  woundsEachRound: (wounds, unit) => `${count(wounds, 'Herida')} por ${units[unit]}`,
  hitsThem: (names, needed) => `impacta ${needed} a ${list(names, 'y')}`,
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
  nothingHere: 'Aquí no hay ningún Monstruo ni ningún perfil.',
  noOpponent: 'No hay adversario: elige tu grupo, o escribe un segundo perfil.',
  print: 'Imprimir…',
  more: (shown) => `Se muestran los primeros ${shown} sucesos.`,
  partyLens: (wins, turns, wounds) =>
    `El grupo vence a uno: ${wins} · ${count(turns, 'turno')} · ${count(wounds, 'Herida')}`,
  notCounted: (abilities, hasText) => {
    const names = abilities === 0 ? [] : [abilities === 1 ? '1 habilidad' : `${abilities} habilidades`];
    const left = [...names, ...(hasText ? ['su texto'] : [])];
    return left.length === 0 ? '' : ` · sin ${left.join(' ni ')}`;
  },
  duelLens: (one, wins, rounds) => `${one} gana ${wins} · ${count(rounds, 'asalto')}`,
  youLens: (wins, rounds) => `Ganas ${wins} · ${count(rounds, 'asalto')}`,
  openLens: 'Combate…',
};

const units = { turn: 'turno', round: 'asalto' };

function count(number: string, word: string): string {
  return `${number} ${word}${number === '1' ? '' : 's'}`;
}

function on(needed: Needed): string {
  if (needed.kind === 'certain') return 'siempre';
  if (needed.kind === 'impossible') return 'nunca';
  return `con ${scores(needed)}`;
}

function scores(needed: Extract<Needed, { kind: 'scores' }>): string {
  return needed.scores.map((score) => `${score}+`).join(' y luego ');
}
