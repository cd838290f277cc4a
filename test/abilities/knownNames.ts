import { NameTable } from '../../server/abilities/mentions/nameTable.ts';
import { parseTemplate } from '../../server/abilities/template.ts';

/** Names of rules of every form. */
export const names = [
  'FEAR n',
  'TERROR n',
  'AMBUSH n+',
  'AMBUSH, MAGIC n+',
  'BREATHE FIRE n',
  'MAGIC RESISTANCE n+',
  'MAGIC ITEM',
  'Type MAGIC n',
  'FLY',
  'BREAK',
  'NEVER PINNED',
  'WEB (1Dn)',
  'STING (damage)',
  'THROW item (STR n)',
  'ARMED WITH weapon (STR n)',
  'ARMED WITH [a-b] weapon1 OR [c-d] weapon2',
  'PROTECTION RING (+n T)',
  'TREASURE HOARD +n',
  'GUARDS (monster)',
  'GREATER DAEMON n',
  'HATE race',
  'HYPNOTISE n+',
  'DAEMONIC n',
  'IGNORE PAIN n',
  'POISON',
  'NET',
  'PLAGUE',
  'DODGE n+',
  'FIGHT IN RANKS',
  "EXECUTIONER'S BLOW",
  'MAGIC ARMOUR',
  'HELLBLADE',
  'WEEPING BLADE',
  'DIE -> BLUE HORRORS',
  'MIEDO n',
  'VOLAR',
  'VENENO',
  'ODIO raza',
  'OBJETO MÁGICO',
  'LANZAR objeto (FUERZA n)',
  'EMBOSCADA n+',
  'RESISTENCIA MÁGICA n+',
  'MAGIA tipo n',
];

/** A table of them. */
export function knownNames(): NameTable<string> {
  const table = new NameTable<string>();
  for (const name of names) table.add(name, parseTemplate(name), 0);
  return table;
}
