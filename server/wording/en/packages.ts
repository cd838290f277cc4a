import { list, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';
import { entitiesEn } from './values.ts';

/** Values and references that are wrong only beside others of the package. */
export const packagesEn = {
  'copied-value': ({ element, value, from }) =>
    `<${element}> has the same number as <${from}>, ${value}, which is far too large for it: it was probably copied from there. Look the right value up.`,
  'lost-use': ({ what, id, last }) =>
    what === 'magic'
      ? `The apps keep one <magic> of a Monster, the last: ${shorten(id)} is lost beside ${shorten(last)}. Write it as a <text>, or remove it.`
      : `${shorten(id)} is used twice here, and the apps show only the last text. Put both values into one use.`,
  'missing-prefix': ({ written, repaired }) =>
    `The ids of Warriors begin with "warrior-", and the apps do not add it: with "${shorten(written)}" no Warrior can come here. Write ${repaired}.`,
  'unknown-guarded': ({ name, members }) =>
    members.length === 0
      ? `There is nobody else in this group, so there is no ${shorten(name)} to guard. Add it, or remove the rule.`
      : `No other Monster of this group is a ${shorten(name)}, so there is nobody to guard. The others: ${list(members.map(shorten), 'and')}.`,
  'never-drawn': ({ ambiences }) =>
    `A group is drawn in an ambience that all its Monsters have, and these have none in common (${list(ambiences.map(shorten), 'and')}): once players choose an ambience, it is never drawn. Give all of them one.`,
  'table-cycle': ({ table, way }) =>
    `This leads back to ${shorten(table)}: ${way.map(shorten).join(' → ')}. The apps draw nothing the second time, and try again. Remove one of the references, if it is not meant.`,
  'other-package': ({ entity, id, other, isLater }) =>
    isLater
      ? `The ${entitiesEn[entity]} ${shorten(id)} is in the package ${shorten(other)}, which continues this one: whoever loads this package alone does not have it. Name another one, or move it into this package.`
      : `The ${entitiesEn[entity]} ${shorten(id)} is in the package ${shorten(other)}, which this package does not continue: whoever loads this package alone does not have it. Add "${shorten(other)}" to "base" in whq.json, or name another one.`,
  'missing-picture': ({ path, nearest, isCase }) => {
    if (isCase)
      return `The picture is called ${shorten(nearest ?? '')}, with other capitals. Where capitals count, as on most web servers, the apps do not find it. Write the name as the file has it.`;
    const advice = nearest === undefined ? 'Add it, or correct the path.' : `Did you mean ${shorten(nearest)}?`;
    return `There is no picture ${shorten(path)} in this package, so the apps show none. ${advice}`;
  },
  'misplaced-file': ({ root, folders }) =>
    `The desktop app loads <${root}> only from ${list(folders, 'or')}, and not from this folder. Move the file there.`,
  'unused-entry': ({ entity, id }) =>
    entity === 'rule' || entity === 'magic'
      ? `No Monster and no table in this folder uses the ${entitiesEn[entity]} ${shorten(id)}, so no card leads to it. Use it, or remove it if it is not needed.`
      : `No table in this folder has the ${entitiesEn[entity]} ${shorten(id)}, so the apps never draw it. Add it to a table, or remove it if it is not needed.`,
  'own-rule': ({ thing, id, otherId }) =>
    `${shorten(thing)} has a rule of its own, ${shorten(otherId)}, but ${shorten(id)} is linked here: players who look it up do not see it. Link ${shorten(otherId)}.`,
  'unexplained-value': ({ element, hasRules }) =>
    `<${element}> is S, which sends players to the special rules, but ${hasRules ? 'none of them speaks of it' : 'there are none'}: nobody knows the value. Give the value, or the rule that explains it.`,
} satisfies Partial<ProblemMessages>;
