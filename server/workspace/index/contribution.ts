import type { Template } from '../../abilities/template.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { type Definition, definitionIn } from './definition.ts';
import { type Entity, entitiesIn } from './entity.ts';
import { type Reference, referencesIn } from './reference.ts';
import { type Translation, translationIn } from './translation.ts';
import { freeWordsIn } from './wordCounts.ts';

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
  /** The free words of its entry; none in a bundled pack. */
  readonly freeWords: readonly string[];
}

export function contributionOf(document: Document, section: Section, isBundled: boolean): Contribution {
  const definition = definitionIn(document, section, isBundled);
  const translation = translationIn(document, section, isBundled);
  return {
    definition,
    translation,
    names: namesIn(definition, translation),
    entities: entitiesIn(document, section, isBundled),
    references: isBundled ? [] : referencesIn(document, section),
    freeWords: isBundled ? [] : freeWordsIn(document, section),
  };
}

/** The names that a section gives to rules: it is an entry of rules or of translations, never both. */
export function namesIn(definition: Definition | undefined, translation: Translation | undefined): readonly RuleName[] {
  return definition ? namesOf(definition) : translation ? translatedNames(translation) : [];
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
