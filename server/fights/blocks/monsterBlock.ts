import type { Entity } from '../../workspace/index/entity.ts';
import { entityElement } from '../../workspace/index/entityElement.ts';
import {
  type MonsterAbility,
  monsterFacts,
  type ProfileValue,
  profileValues,
} from '../../workspace/index/monsterFacts.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childrenNamed } from '../../xml/tree.ts';
import type { QuestBlock } from '../statBlock.ts';
import { makeBlock } from './makeBlock.ts';
import type { ValueName } from './valueNames.ts';
import type { BlockFault, WrittenValue } from './writtenBlock.ts';

/**
 * The values of a `<monster>`. Faults count in its section; with any of them there is no block.
 *
 * @param workspace for the names of the rules that its uses name by their ids alone.
 */
export function monsterBlock(
  entity: Entity,
  scope?: Package,
): { readonly block?: QuestBlock; readonly faults: readonly BlockFault[] } {
  const [facts, element] = [monsterFacts(entity), entityElement(entity)];
  if (!facts || !element || element.name !== 'monster') return { faults: [] };
  const values = new Map<ValueName, WrittenValue>();
  const faults: BlockFault[] = [];
  for (const value of profileValues) {
    const name = names[value];
    const [child, second] = childrenNamed(element, value);
    if (child) values.set(name, { written: facts.values[value], span: child.span });
    if (second) faults.push({ kind: 'repeated', name, span: second.span, written: value });
  }
  const { block, faults: all } = makeBlock(
    {
      form: 'element',
      name: attributeValue(entity.section.text, element, 'name')?.trim() ?? '',
      span: element.startTag,
      values,
      weapons: [],
      saves: [],
      abilities: facts.abilities.map((ability) => nameOf(ability, scope)),
      notes: facts.text,
      faults,
    },
    { systems: ['warhammer-quest'] },
  );
  return { ...(block?.system === 'warhammer-quest' && { block }), faults: all };
}

const names: Readonly<Record<ProfileValue, ValueName>> = {
  move: 'movement',
  weaponskill: 'weapon-skill',
  ballisticskill: 'ballistic-skill',
  strength: 'strength',
  toughness: 'toughness',
  wounds: 'wounds',
  initiative: 'initiative',
  attacks: 'attacks',
  gold: 'gold',
  armor: 'armour',
  damage: 'damage',
};

/** `Fear 6`, or `Chaos Magic 2`: the name of a school of magic with its level. */
function nameOf({ id, isMagic, written }: MonsterAbility, scope: Package | undefined): string {
  if (!isMagic && written !== '') return written;
  const name = scope?.ruleWithId(id)?.rule.name ?? id;
  return isMagic ? `${name} ${written}`.trim() : name;
}
