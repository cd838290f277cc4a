import { nearest } from '../../text/nearest.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** The entries of these kinds, in their order, each id once. */
export function entriesOfKinds({ index: { entities } }: Package, kinds: readonly Entity['kind'][]): readonly Entity[] {
  return kinds.flatMap((kind) => [...entities.ids(kind)].flatMap((id) => entities.withId(kind, id)[0] ?? []));
}

/** The entry that is meant by an id or a name, or by either without regard to capitals; or the id or name that is nearest. */
export function entityNamed(
  all: readonly Entity[],
  question: string,
): { readonly entity: Entity | undefined; readonly near: string | undefined } {
  const lower = question.toLowerCase();
  const entity =
    all.find((one) => one.id === question || entityName(one) === question) ??
    all.find((one) => one.id.toLowerCase() === lower || entityName(one).toLowerCase() === lower);
  return { entity, near: entity ? undefined : nearest(question, [...all.map(({ id }) => id), ...all.map(entityName)]) };
}
