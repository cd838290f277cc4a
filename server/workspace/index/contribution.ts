import type { Template } from '../../abilities/template.ts';
import { inParts } from '../../queries/run.ts';
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
  readonly references: readonly Reference[];
}

/** What sections say, by section. */
export type Contributions = ReadonlyMap<Section, Contribution>;

/** What the sections of a document say. In a run it pauses between two sections. */
export function contributionsOf(document: Document): Contributions {
  return new Map(contributionsIn(document));
}

const contributionsIn = inParts(
  ({ sections }: Document) => sections.length,
  (index, document): readonly (readonly [Section, Contribution])[] => {
    const section = document.sections[index];
    return section ? [[section, contributionOf(document, section)]] : [];
  },
);

export function contributionOf(document: Document, section: Section): Contribution {
  const definition = definitionIn(document, section);
  const translation = translationIn(document, section);
  return {
    definition,
    translation,
    names: namesIn(definition, translation),
    entities: entitiesIn(document, section),
    references: referencesIn(document, section),
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
