import type { Rule } from '../../abilities/rule.ts';
import { revivedTemplate } from '../../abilities/template.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { type Contribution, contributionOf, namesOf } from './contribution.ts';
import type { Entity } from './entity.ts';
import type { Translation } from './translation.ts';

/** What a section of a bundled pack adds to an index, without what belongs to the running program. */
interface PlainContribution {
  readonly rule?: Rule;
  readonly translation?: Pick<Translation, 'language' | 'ruleId' | 'part' | 'names'>;
  readonly entities?: readonly Pick<Entity, 'kind' | 'id' | 'idSpan'>[];
}

/** Contributions by their sections. */
type Contributions = ReadonlyMap<Section, Contribution>;

/** What the sections of a document of a bundled pack add to an index. */
export function bundledContributions(document: Document): Contributions {
  return new Map(document.sections.map((section) => [section, contributionOf(document, section, true)]));
}

/** The same as JSON, for a build that puts it beside the text. */
export function plainContributions(document: Document): string {
  const plain = [...bundledContributions(document).values()].map(
    ({ definition, translation, entities }): PlainContribution => ({
      ...(definition && { rule: definition.rule }),
      ...(translation && { translation: plainTranslation(translation) }),
      ...(entities.length > 0 && { entities: entities.map(({ kind, id, idSpan }) => ({ kind, id, idSpan })) }),
    }),
  );
  return JSON.stringify(plain);
}

function plainTranslation({
  language,
  ruleId,
  part,
  names,
}: Translation): NonNullable<PlainContribution['translation']> {
  return { language, ruleId, part, names };
}

/** The contributions of such JSON, made of a document with the same text. */
export function contributionsFrom(plain: string, document: Document): Contributions {
  const all: readonly PlainContribution[] = JSON.parse(plain);
  return new Map(document.sections.map((section, index) => [section, contributionFrom(all[index], document, section)]));
}

function contributionFrom(plain: PlainContribution | undefined, document: Document, section: Section): Contribution {
  const where = { document, section, isBundled: true };
  const definition = plain?.rule && { ...where, rule: ruleFrom(plain.rule) };
  const translation = plain?.translation && translationFrom(plain.translation, where);
  const entities = plain?.entities?.map((entity) => entityFrom(entity, where)) ?? none;
  return { definition, translation, names: namesOf(definition, translation), entities, references: none };
}

const none: readonly never[] = [];

// JSON leaves out what is undefined, and V8 looks up members fastest that all rules have in the same order.

function ruleFrom(rule: Rule): Rule {
  return {
    isMagic: rule.isMagic,
    id: rule.id,
    idSpan: rule.idSpan,
    name: rule.name,
    nameSpan: rule.nameSpan,
    template: revivedTemplate(rule.template),
    valuedTemplate: rule.valuedTemplate && revivedTemplate(rule.valuedTemplate),
    parameters: rule.parameters,
    mechanics: rule.mechanics,
    fights: rule.fights,
    values: rule.values,
    valuesSpan: rule.valuesSpan,
    alsoNamed: rule.alsoNamed.map(revivedTemplate),
    variantOf: rule.variantOf && { ...rule.variantOf, difference: rule.variantOf.difference },
  };
}

function translationFrom(
  { language, ruleId, part, names }: NonNullable<PlainContribution['translation']>,
  { document, section, isBundled }: Pick<Translation, 'document' | 'section' | 'isBundled'>,
): Translation {
  return { document, section, language, ruleId, part, isBundled, names: names.map(revivedTemplate) };
}

function entityFrom(
  { kind, id, idSpan }: { readonly kind: Entity['kind']; readonly id: string; readonly idSpan: Span },
  { document, section, isBundled }: Pick<Entity, 'document' | 'section' | 'isBundled'>,
): Entity {
  return { document, section, kind, id, idSpan, isBundled };
}
