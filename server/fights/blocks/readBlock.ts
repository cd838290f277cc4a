import type { FightSystem, StatBlock } from '../statBlock.ts';

export interface BlockFault {
  readonly kind: string;
  readonly span: { readonly start: number; readonly end: number };
}

const names: Readonly<Record<string, string>> = {
  ws: 'weaponSkill',
  ha: 'weaponSkill',
  s: 'strength',
  t: 'toughness',
  w: 'wounds',
  wounds: 'wounds',
  a: 'attacks',
  armour: 'armour',
};

export function readBlock(text: string, _system?: FightSystem): { block?: StatBlock; faults: readonly BlockFault[] } {
  const [, name = '', rest = ''] = /^(?:([^:,;]*):)?(.*)$/s.exec(text) ?? [];
  const values: Record<string, number> = { attacks: 1, armour: 0 };
  let damage = '1D6';
  for (const part of rest.split(/[,;]/)) {
    const [, word = '', value = ''] = /^\s*(\p{L}+)\s+(\S+)\s*$/u.exec(part) ?? [];
    const key = names[word.toLowerCase()];
    if (key && /^\d+$/.test(value)) values[key] = Number(value);
    if (/^damage$/i.test(word)) damage = value;
  }
  const { weaponSkill, strength, toughness, wounds, attacks = 1, armour = 0 } = values;
  if (weaponSkill === undefined || strength === undefined || toughness === undefined || wounds === undefined)
    return { faults: [{ kind: 'missing', span: { start: 0, end: text.length } }] };
  const system = 'warhammer-quest';
  const block = {
    system,
    name: name.trim(),
    weaponSkill,
    strength,
    toughness,
    wounds,
    attacks,
    armour,
    damage,
  } as const;
  return { block: { ...block, abilities: [] }, faults: [] };
}
