import { entryLabelsIn } from '../documents/entryLabels.ts';
import type { Entity } from '../index/entity.ts';

/** The name of an entity for people, as its entry has it, or the part of one, such as an adventure of a room; the id without a name. */
export function entityName({ document, section, id }: Entity): string {
  const labels = entryLabelsIn(document, section);
  const label = labels.find(({ key }) => key?.endsWith(`.${id}`)) ?? labels[0];
  return label?.name || id;
}
