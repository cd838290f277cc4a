import { entryOf } from '../../workspace/documents/entry.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { QuestBlock } from '../statBlock.ts';
import type { BlockFault } from './readBlock.ts';

export function monsterBlock(entity: Entity): { block?: QuestBlock; faults: readonly BlockFault[] } {
  const { section, document } = entity;
  const entry = entryOf(section, document.format);
  const text = entry ? section.text.slice(entry.span.start, entry.span.end) : '';
  const value = (name: string): number | undefined => {
    const [, found = ''] = new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(text) ?? [];
    return /^\d+$/.test(found) ? Number(found) : found === '-' ? 0 : undefined;
  };
  const [weaponSkill, strength, toughness] = [value('weaponskill'), value('strength'), value('toughness')];
  const [wounds, attacks] = [value('wounds'), value('attacks')];
  if (!weaponSkill || !strength || !toughness || !wounds || attacks === undefined)
    return { faults: [{ kind: 'missing', span: { start: 0, end: 1 } }] };
  const [, damage = '1D6'] = /<damage>([^<]*)</.exec(text) ?? [];
  const abilities = [...text.matchAll(/<rule [^>]*>([^<]*)</g)].map(([, written = '']) => written);
  const system = 'warhammer-quest';
  const values = { weaponSkill, strength, toughness, wounds, attacks, damage, armour: value('armor') ?? 0 };
  const initiative = value('initiative');
  return {
    block: { system, name: entityName(entity), ...values, ...(initiative && { initiative }), abilities },
    faults: [],
  };
}
