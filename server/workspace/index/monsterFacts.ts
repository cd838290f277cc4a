import { rememberedLately } from '../../queries/remembered.ts';
import { attributeValue } from '../../xml/attributeValue.ts';
import { childText, elementText } from '../documents/elementText.ts';
import type { Entity } from './entity.ts';
import { entityElement } from './entityElement.ts';
import { usesIn } from './use.ts';

/** The values of a Monster, by the names of their elements, in the order of a card. */
export const profileValues = [
  'move',
  'weaponskill',
  'ballisticskill',
  'strength',
  'toughness',
  'wounds',
  'initiative',
  'attacks',
  'gold',
  'armor',
  'damage',
] as const;

export type ProfileValue = (typeof profileValues)[number];
/** A Monster as its entry has it. */
export interface MonsterFacts {
  /** As written, in one line; empty without one. */
  readonly values: Readonly<Record<ProfileValue, string>>;
  readonly factions: string;
  /** Its special rules, in order. */
  readonly abilities: readonly MonsterAbility[];
  /** The text beside them. */
  readonly text: string;
}

/** A use of a rule or of a school of magic. */
export interface MonsterAbility {
  readonly id: string;
  readonly isMagic: boolean;
  /** The text of the use, or its level for magic. */
  readonly written: string;
}

/** The Monster of an entry; undefined if its element cannot be read. */
export const monsterFacts = rememberedLately((entity: Entity): MonsterFacts | undefined => {
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
});
