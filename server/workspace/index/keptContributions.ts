import { type Rule, withTemplates } from '../../abilities/rule.ts';
import { type Template, templateOf } from '../../abilities/template.ts';
import { parsedJson } from '../../text/parsedJson.ts';
import type { Span } from '../../text/span.ts';
import type { Store } from '../../text/store.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { textPrint } from '../documents/textPrint.ts';
import { type ContributedData, type Contribution, contributionOf, contributionWith } from './contribution.ts';
import type { Entity } from './entity.ts';
import { namingTexts } from './indexKeys.ts';
import { keepSaid, offeredIn } from './offered.ts';
import type { Reference } from './reference.ts';
import type { Translation } from './translation.ts';

// Lists in the order of the members, because there are thousands. 0 stands for what is not there.

type Place = readonly [start: number, end: number] | 0;
type Name = readonly [name: string, isMisnomer: boolean];
type Instructions = Pick<Rule, 'mechanics' | 'fights' | 'values'> & {
  readonly valuesSpan: Place;
  readonly alsoNamed: readonly Name[];
  readonly variantOf: readonly [id: string, place: Place, difference: string | 0] | 0;
};
type KeptRule = readonly [
  isMagic: boolean,
  id: string | 0,
  idPlace: Place,
  name: string,
  namePlace: Place,
  parameters: readonly string[],
  instructions: Instructions | 0,
];
type KeptTranslation = readonly [language: string, ruleId: string, part: string, names: readonly Name[]];
type KeptEntity = readonly [kind: Entity['kind'], id: string, place: Place];
type KeptReference = readonly [
  to: Reference['to'],
  id: string,
  place: Place,
  kind: Reference['kind'],
  parameter: string | 0,
  otherId: string | 0,
];
type KeptSection =
  | readonly [
      rule: KeptRule | 0,
      translation: KeptTranslation | 0,
      entities: readonly KeptEntity[],
      references: readonly KeptReference[],
    ]
  | 0;

/** The facts of the sections of a document of the workspace, from an earlier run; undefined if they are not known. */
export function keptContributions(document: Document, store: Store): ReadonlyMap<Section, Contribution> | undefined {
  const text = store.of(document.uri).get(keyOf(document, store));
  const kept = text === undefined ? undefined : (parsedJson(text) as readonly KeptSection[]);
  if (kept?.length !== document.sections.length) return undefined;
  return new Map(
    document.sections.map((section, at) => [section, contributionFrom(document, section, kept[at] || [0, 0, [], []])]),
  );
}

/** Reads the facts of the sections of a document of the workspace, and keeps them for later runs, with what the document says to others. */
export function keepContributions(document: Document, store: Store): ReadonlyMap<Section, Contribution> {
  const contributions = new Map<Section, Contribution>();
  const names = new Map<Section, readonly string[]>();
  for (const section of document.sections) {
    const contribution = contributionOf(document, section, false);
    contributions.set(section, contribution);
    names.set(section, namesSaid(contribution));
  }
  const { uri } = document;
  store.of(uri).set(keyOf(document, store), JSON.stringify([...contributions.values()].map(keptSection)));
  keepSaid(
    document,
    offeredIn(document, (section) => ({
      names: names.get(section) ?? none,
      references: contributions.get(section)?.references ?? none,
      entities: contributions.get(section)?.entities ?? none,
    })),
    store,
  );
  return contributions;
}

/** While the tree of the section is at hand. What is found out about the copy of a rule is forgotten with it. */
function namesSaid({ definition, translation }: Contribution): readonly string[] {
  return namingTexts({
    definition: definition && { ...definition },
    mayBorrow: false,
    translations: translation ? [translation] : none,
  });
}

function keyOf(document: Document, store: Store): string {
  return `facts ${textPrint(document, store)}`;
}

function keptSection({ definition, translation, entities, references }: Contribution): KeptSection {
  if (!definition && !translation && entities.length + references.length === 0) return 0;
  return [
    definition ? keptRule(definition.rule) : 0,
    translation ? [translation.language, translation.ruleId, translation.part, translation.names.map(keptName)] : 0,
    entities.map(({ kind, id, idSpan }): KeptEntity => [kind, id, placeOf(idSpan)]),
    references.map(
      ({ to, id, span, kind, parameter, otherId }): KeptReference => [
        to,
        id,
        placeOf(span),
        kind,
        parameter ?? 0,
        otherId ?? 0,
      ],
    ),
  ];
}

function keptRule(rule: Rule): KeptRule {
  const { mechanics, fights, values, valuesSpan, alsoNamed, variantOf } = rule;
  const hasNone = mechanics.length + fights.length + alsoNamed.length === 0 && !valuesSpan && !variantOf;
  const instructions: Instructions | 0 = hasNone
    ? 0
    : {
        mechanics,
        fights,
        values,
        valuesSpan: placeOf(valuesSpan),
        alsoNamed: alsoNamed.map(keptName),
        variantOf: variantOf ? [variantOf.id, placeOf(variantOf.idSpan), variantOf.difference ?? 0] : 0,
      };
  return [
    rule.isMagic,
    rule.id ?? 0,
    placeOf(rule.idSpan),
    rule.name,
    placeOf(rule.nameSpan),
    rule.parameters,
    instructions,
  ];
}

function keptName({ name, isMisnomer }: Template): Name {
  return [name, isMisnomer === true];
}

function placeOf(span: Span | undefined): Place {
  return span ? [span.start, span.end] : 0;
}

function contributionFrom(
  document: Document,
  section: Section,
  [rule, translation, entities, references]: Exclude<KeptSection, 0>,
): Contribution {
  const data: ContributedData = {
    definition: rule ? { document, section, rule: ruleFrom(rule), isBundled: false } : undefined,
    translation: translation ? translationFrom(document, section, translation) : undefined,
    entities: entities.map(([kind, id, place]) => ({
      document,
      section,
      kind,
      id,
      idSpan: spanAt(place),
      isBundled: false,
    })),
    references: references.map((reference) => referenceFrom(document, section, reference)),
  };
  return contributionWith(data);
}

function ruleFrom([isMagic, id, idPlace, name, namePlace, parameters, instructions]: KeptRule): Rule {
  const {
    mechanics = none,
    fights = none,
    values = none,
    valuesSpan = 0,
    alsoNamed = none,
    variantOf = 0,
  } = instructions || {};
  return withTemplates({
    isMagic,
    id: id === 0 ? undefined : id,
    idSpan: spanOf(idPlace),
    name,
    nameSpan: spanOf(namePlace),
    parameters,
    mechanics,
    fights,
    values,
    valuesSpan: spanOf(valuesSpan),
    alsoNamed: alsoNamed.map(templateFrom),
    variantOf:
      variantOf === 0
        ? undefined
        : { id: variantOf[0], idSpan: spanAt(variantOf[1]), difference: variantOf[2] === 0 ? undefined : variantOf[2] },
  });
}

const none: readonly never[] = [];

function translationFrom(
  document: Document,
  section: Section,
  [language, ruleId, part, names]: KeptTranslation,
): Translation {
  return { document, section, language, ruleId, part, isBundled: false, names: names.map(templateFrom) };
}

function referenceFrom(
  document: Document,
  section: Section,
  [to, id, place, kind, written, otherId]: KeptReference,
): Reference {
  const span = spanAt(place);
  const parameter = written === 0 ? undefined : written;
  if (otherId === 0) return { document, section, to, id, span, kind, parameter };
  return { document, section, to, id, otherId, span, kind, parameter };
}

function templateFrom([name, isMisnomer]: Name): Template {
  return templateOf(name, isMisnomer);
}

function spanOf(place: Place): Span | undefined {
  return place === 0 ? undefined : spanAt(place);
}

function spanAt(place: Place): Span {
  const [start, end] = place === 0 ? [0, 0] : place;
  return { start, end };
}
