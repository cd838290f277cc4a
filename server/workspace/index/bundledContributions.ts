import { otherName, type Rule, ruleOf } from '../../abilities/rule.ts';
import type { Template } from '../../abilities/template.ts';
import type { Document } from '../documents/document.ts';
import { type Contribution, type Contributions, contributionsOf, namesIn } from './contribution.ts';
import type { Located } from './documentOrder.ts';
import type { Entity } from './entity.ts';
import type { Translation } from './translation.ts';

/** What the sections of a document of a pack add to an index, as JSON for this text of the document. */
export function plainContributions(document: Document): string {
  const all = [...contributionsOf(document).values()].map(
    ({ definition, translation, entities }): PlainContribution => ({ rule: definition?.rule, translation, entities }),
  );
  return JSON.stringify(all, (name, value) => (made.includes(name) ? undefined : value));
}

/** What is not in the JSON, because it is made of the rest. */
const made = ['document', 'section', 'template', 'valuedTemplate', 'parts', 'slots', 'baseName', 'searchName'];

interface PlainContribution {
  readonly rule?: Rule | undefined;
  readonly translation?: Translation | undefined;
  readonly entities: readonly Entity[];
}

/** What such JSON says, of a document with the same text. */
export function contributionsFrom(json: string, document: Document): Contributions {
  const plain: readonly PlainContribution[] = JSON.parse(json);
  return new Map(
    plain.flatMap((one, at) => {
      const section = document.sections[at];
      return section ? [[section, contributionFrom(one, { document, section })]] : [];
    }),
  );
}

/** Fills the objects of the JSON: copies with `...` take several times as long. */
function contributionFrom({ rule, translation, entities }: PlainContribution, where: Located): Contribution {
  const definition = rule && {
    ...where,
    rule: ruleOf(Object.assign(rule, { alsoNamed: rule.alsoNamed.map(nameFrom) })),
    isBundled: true,
  };
  const translated = translation && Object.assign(translation, where, { names: translation.names.map(nameFrom) });
  return {
    definition,
    translation: translated,
    names: namesIn(definition, translated),
    entities: entities.map((entity) => Object.assign(entity, where)),
    references: [],
  };
}

function nameFrom({ name, isMisnomer }: Template): Template {
  return otherName(name, isMisnomer);
}
