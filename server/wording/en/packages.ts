import { shorten } from '../texts/phrasing.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { entitiesEn } from './values.ts';

/** Values, references and uses that are wrong only beside others, of the entry itself or of the package. */
export const packagesEn = problemTexts({
  'copied-value':
    '<{element}> has the same number as <{from}>, {value}, which is far too large for it: it was probably copied from there. Look the right value up.',
  'lost-use': {
    magic:
      'The apps keep one <magic> of a Monster, the last: {id…} is lost beside {last…}. Write it as a <text>, or remove it.',
    rule: '{id…} is used twice here, and the apps show only the last text. Put both values into one use.',
  },
  'missing-prefix':
    'The ids of Warriors begin with "warrior-", and the apps do not add it: with "{written…}" no Warrior can come here. Write {repaired}.',
  'unknown-guarded':
    '[members?No other Monster of this group is a {name…}, so there is nobody to guard. The others: {members…, and}.|There is nobody else in this group, so there is no {name…} to guard. Add it, or remove the rule.]',
  'unknown-system':
    'There is no game "{name…}", so no ability and no stat block of this text is known. Did you mean {nearest}?',
  'never-drawn':
    '[level?The group is drawn at its level {groupLevel…} only, so this Monster never at level {level…}. Write the same level in both.|A group is drawn in an ambience that all its Monsters have, and these have none in common ({ambiences…, and}): once players choose an ambience, it is never drawn. Give all of them one.]',
  'table-cycle': ({ table, way }) =>
    `This leads back to ${shorten(table)}: ${way.map(shorten).join(' → ')}. The apps draw nothing the second time, and try again. Remove one of the references, if it is not meant.`,
  'other-package': ({ entity, id, other, isLater }) =>
    isLater
      ? `The ${entitiesEn[entity]} ${shorten(id)} is in the package ${shorten(other)}, which continues this one: whoever loads this package alone does not have it. Name another one, or move it into this package.`
      : `The ${entitiesEn[entity]} ${shorten(id)} is in the package ${shorten(other)}, which this package does not continue: whoever loads this package alone does not have it. Add "${shorten(other)}" to "base" in whq.json, or name another one.`,
  'missing-picture':
    '[isCase?The picture is called {nearest…}, with other capitals. Where capitals count, as on most web servers, the apps do not find it. Write the name as the file has it.|There is no picture {path…} in this package, so the apps show none. [nearest?Did you mean {nearest…}?|Add it, or correct the path.]]',
  'misplaced-file':
    'The desktop app loads <{root}> only from {folders, or}, and not from this folder. Move the file there.',
  'unused-entry': ({ entity, id }) =>
    entity === 'rule' || entity === 'magic'
      ? `No Monster and no table in this folder uses the ${entitiesEn[entity]} ${shorten(id)}, so no card leads to it. Use it, or remove it if it is not needed.`
      : `No table in this folder has the ${entitiesEn[entity]} ${shorten(id)}, so the apps never draw it. Add it to a table, or remove it if it is not needed.`,
  'own-rule':
    '{thing…} has a rule of its own, {otherId…}, but {id…} is linked here: players who look it up do not see it. Link {otherId…}.',
  'unexplained-value':
    '<{element}> is S, which sends players to the special rules, but [hasRules?none of them speaks of it|there are none]: nobody knows the value. Give the value, or the rule that explains it.',
});
