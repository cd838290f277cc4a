import type { Needed } from '../../charts/chart.ts';
import type { fightPanelWordsEn } from '../en/fightPanelWords.ts';
import type { Like } from '../sayings.ts';

export const fightPanelWordsEs: Like<typeof fightPanelWordsEn> = {
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
  wins: '{name}: gana',
  draw: 'Todos caen a la vez',
  never: 'No termina nunca',
  round: { turn: 'Turno', round: 'Asalto' },
  later: 'Después del [unit=turn?turno|asalto] {round}: {chance}',
  overBy: 'Ya ha acabado',
  winsByRound: 'Probabilidad de que gane cada bando en cada [unit=turn?turno|asalto]',
  woundsLeft: 'Probabilidad de cada número de Heridas que quedan al final',
  losses: 'Probabilidad de caer, y Heridas perdidas de media',
  hits: 'impacta {needed}',
  wounds: 'hiere {needed}',
  saved: 'salvación {needed}',
  needed: on,
  attacks: '{count} ataques',
  woundsEachRound: '{wounds} Herida[wounds=1?|s] por [unit=turn?turno|asalto]',
  hitsThem: 'impacta {needed} a {names, y}',
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
  refused: '{field} no puede ser «{value}».',
  nothingHere: 'Aquí no hay ningún Monstruo ni ningún perfil.',
  noOpponent: 'No hay adversario: elige tu grupo, o escribe un segundo perfil.',
  print: 'Imprimir…',
  more: 'Se muestran los primeros {shown} sucesos.',
  partyLens: 'El grupo vence a uno: {wins} · {turns} turno[turns=1?|s] · {wounds} Herida[wounds=1?|s]',
  notCounted:
    '[abilities=0?[hasText? · sin su texto]| · sin [abilities=1?1 habilidad|{abilities} habilidades][hasText? ni su texto]]',
  duelLens: '{name} gana {wins} · {rounds} asalto[rounds=1?|s]',
  youLens: 'Ganas {wins} · {rounds} asalto[rounds=1?|s]',
  openLens: 'Combate…',
};

function on(needed: Needed): string {
  if (needed.kind === 'certain') return 'siempre';
  if (needed.kind === 'impossible') return 'nunca';
  return `con ${scores(needed)}`;
}

function scores(needed: Extract<Needed, { kind: 'scores' }>): string {
  return needed.scores.map((score) => `${score}+`).join(' y luego ');
}
