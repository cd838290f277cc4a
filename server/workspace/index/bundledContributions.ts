import { otherName, type Rule, ruleOf, type WrittenRule } from '../../abilities/rule.ts';
import type { Template } from '../../abilities/template.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { type Contribution, contributionOf, namesIn } from './contribution.ts';
import type { Entity } from './entity.ts';
import type { Translation } from './translation.ts';

/** What the sections of a document of a pack add to an index. */
type Contributions = ReadonlyMap<Section, Contribution>;

export function bundledContributions(document: Document): Contributions {
  return new Map(document.sections.map((section) => [section, contributionOf(document, section, true)]));
}

/** The same as JSON, for this text of the document. */
export function plainContributions({ sections }: Document, contributions: Contributions): string {
  return JSON.stringify(sections.map((section) => plainOf(contributions.get(section))));
}

/** What such JSON says, of a document with the same text. */
export function contributionsFrom(json: string, document: Document): Contributions {
  const plain: readonly PlainContribution[] = JSON.parse(json);
  return new Map(
    document.sections.map((section, at) => [section, contributionFrom(plain[at] ?? {}, { document, section })]),
  );
}

/** A contribution without what is made of the rest, and without lists that are empty. */
interface PlainContribution {
  readonly rule?: PlainRule | undefined;
  readonly translation?: PlainTranslation | undefined;
  readonly entities?: readonly PlainEntity[] | undefined;
}
type PlainName = Pick<Template, 'name' | 'isMisnomer'>;
type PlainRule = Pick<WrittenRule, 'isMagic' | 'id' | 'idSpan' | 'name' | 'nameSpan' | 'valuesSpan' | 'variantOf'> & {
  readonly [List in 'parameters' | 'mechanics' | 'fights' | 'values']?: readonly string[] | undefined;
} & { readonly alsoNamed?: readonly PlainName[] | undefined };
type PlainTranslation = Pick<Translation, 'language' | 'ruleId' | 'part'> & {
  readonly names?: readonly PlainName[] | undefined;
};
// There are many of these: without the names of their members they take half the room.
type PlainEntity = readonly [Entity['kind'], id: string, start: number, end: number];
function plainOf(contribution: Contribution | undefined): PlainContribution {
  const { definition, translation, entities = none } = contribution ?? {};
  return {
    rule: definition && plainRule(definition.rule),
    translation: translation && plainTranslation(translation),
    entities: some(entities.map(({ kind, id, idSpan: { start, end } }): PlainEntity => [kind, id, start, end])),
  };
}

function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function plainRule({ template, valuedTemplate, ...written }: Rule): PlainRule {
  const { parameters, mechanics, fights, values, alsoNamed } = written;
  return {
    ...written,
    parameters: some(parameters),
    mechanics: some(mechanics),
    fights: some(fights),
    values: some(values),
    alsoNamed: some(alsoNamed.map(plainName)),
  };
}

function plainTranslation({ language, ruleId, part, names }: Translation): PlainTranslation {
  return { language, ruleId, part, names: some(names.map(plainName)) };
}

function plainName({ name, isMisnomer }: Template): PlainName {
  return isMisnomer ? { name, isMisnomer } : { name };
}

/** Where an entry is defined. */
type Where = Pick<Entity, 'document' | 'section'>;

function contributionFrom(plain: PlainContribution, where: Where): Contribution {
  const { rule, translation, entities = none } = plain;
  const definition = rule && { ...where, rule: ruleFrom(rule), isBundled: true };
  const translated = translation && translationFrom(translation, where);
  return {
    definition,
    translation: translated,
    names: namesIn(definition, translated),
    entities: entities.map((entity) => entityFrom(entity, where)),
    references: none,
    freeWords: none,
  };
}

const none: readonly never[] = [];

/** Each member by its name: with `...` it takes several times as long. */
function ruleFrom(plain: PlainRule): Rule {
  return ruleOf({
    isMagic: plain.isMagic,
    id: plain.id,
    idSpan: plain.idSpan,
    name: plain.name,
    nameSpan: plain.nameSpan,
    parameters: plain.parameters ?? none,
    mechanics: plain.mechanics ?? none,
    fights: plain.fights ?? none,
    values: plain.values ?? none,
    valuesSpan: plain.valuesSpan,
    alsoNamed: plain.alsoNamed?.map(nameFrom) ?? none,
    variantOf: plain.variantOf,
  });
}

function translationFrom(plain: PlainTranslation, where: Where): Translation {
  const { language, ruleId, part, names = none } = plain;
  return { ...where, language, ruleId, part, isBundled: true, names: names.map(nameFrom) };
}

function nameFrom({ name, isMisnomer }: PlainName): Template {
  return otherName(name, isMisnomer);
}

function entityFrom([kind, id, start, end]: PlainEntity, { document, section }: Where): Entity {
  return { document, section, kind, id, idSpan: { start, end }, isBundled: true };
}
