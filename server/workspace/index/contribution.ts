import type { Template } from '../../abilities/template.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { type Definition, definitionIn } from './definition.ts';
import { type Entity, entitiesIn } from './entity.ts';
import { type Reference, referencesIn } from './reference.ts';
import { type Translation, translationIn } from './translation.ts';

/** A name for a rule in texts: from its definition, or from a translation, which may exist without the rule. */
export type RuleName =
  | { readonly kind: 'own'; readonly template: Template; readonly definition: Definition }
  | { readonly kind: 'translated'; readonly template: Template; readonly translation: Translation };

/** The facts of a section that the index needs. */
export interface Contribution {
  /** The rule that it defines. */
  readonly definition: Definition | undefined;
  readonly translation: Translation | undefined;
  readonly names: readonly RuleName[];
  readonly entities: readonly Entity[];
  /** None in a bundled pack: only those of the workspace are listed. */
  readonly references: readonly Reference[];
}

export function contributionOf(document: Document, section: Section, isBundled: boolean): Contribution {
  const definition = definitionIn(document, section, isBundled);
  const translation = translationIn(document, section, isBundled);
  const names = namesOf(definition, translation);
  const entities = entitiesIn(document, section, isBundled);
  return { definition, translation, names, entities, references: isBundled ? [] : referencesIn(document, section) };
}

/** The names for a rule from an entry of rules or of translations: a section is never both. */
export function namesOf(definition: Definition | undefined, translation: Translation | undefined): readonly RuleName[] {
  return definition ? ownNames(definition) : translation ? translatedNames(translation) : [];
}

function ownNames(definition: Definition): readonly RuleName[] {
  const { name, template, valuedTemplate, alsoNamed } = definition.rule;
  const own = name === '' ? [] : valuedTemplate ? [template, valuedTemplate] : [template];
  return [...own, ...alsoNamed].map((ofName) => ({
    kind: 'own',
    template: ofName,
    definition,
  }));
}

function translatedNames(translation: Translation): readonly RuleName[] {
  return translation.names.map((template) => ({ kind: 'translated', template, translation }));
}
