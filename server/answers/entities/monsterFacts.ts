import { rememberedLately } from '../../text/remembered.ts';
import { profileValues } from '../../wording/catalogue/entityWords.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { usesIn } from '../../workspace/index/use.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childText, elementText } from './elementText.ts';
import { entityElement } from './entityElement.ts';

/** A Monster as its entry has it. */
export interface MonsterFacts {
  /** As written, in one line; empty without one. */
  readonly values: Readonly<Record<(typeof profileValues)[number], string>>;
  readonly factions: string;
  /** Its special rules, in order. */
  readonly abilities: readonly MonsterAbility[];
  /** The text beside them. */
  readonly text: string;
}

/** A use of a rule or of a school of magic. */
interface MonsterAbility {
  readonly id: string;
  readonly isMagic: boolean;
  /** The text of the use, or its level for magic. */
  readonly written: string;
}

/** The Monster of an entry; undefined if its element cannot be read. */
export function monsterFacts(entity: Entity): MonsterFacts | undefined {
  return facts(entity);
}

const facts = rememberedLately(
  (_: Entity) => [],
  (entity): MonsterFacts | undefined => {
    const { document, section } = entity;
    const element = entityElement(entity);
    if (!element) return undefined;
    const values = Object.fromEntries(profileValues.map((name) => [name, childText(section, element, name)]));
    const [special] = element.children.filter((node) => node.kind === 'element' && node.name === 'special');
    return {
      values: values as MonsterFacts['values'],
      factions: attributeValue(section.text, element, 'factions')?.trim() ?? '',
      abilities: usesIn(document, section).map(({ element: use, id, to }) => {
        const level = attributeValue(section.text, use, 'level') ?? '';
        const isMagic = to === 'magic';
        return { id, isMagic, written: (isMagic ? level : elementText(section, use)).replace(/\s+/g, ' ').trim() };
      }),
      text: special?.kind === 'element' ? childText(section, special, 'text') : '',
    };
  },
);
