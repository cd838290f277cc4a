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
export interface Contribution extends ContributedData {
  readonly names: readonly RuleName[];
}

/** The same without the names of the rule and the translation. */
export interface ContributedData {
  /** The rule that it defines. */
  readonly definition: Definition | undefined;
  readonly translation: Translation | undefined;
  readonly entities: readonly Entity[];
  /** None in a bundled pack: only those of the workspace are listed. */
  readonly references: readonly Reference[];
}

export function contributionOf(document: Document, section: Section, isBundled: boolean): Contribution {
  return contributionWith({
    definition: definitionIn(document, section, isBundled),
    translation: translationIn(document, section, isBundled),
    entities: entitiesIn(document, section, isBundled),
    references: isBundled ? [] : referencesIn(document, section),
  });
}

/** The same data with the names in it. A section is an entry of rules or of translations, never both. */
export function contributionWith({ definition, translation, entities, references }: ContributedData): Contribution {
  const names = definition ? namesOf(definition) : translation ? translatedNames(translation) : [];
  return { definition, translation, names, entities, references };
}

function namesOf(definition: Definition): readonly RuleName[] {
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
