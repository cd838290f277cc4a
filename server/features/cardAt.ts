import type { Card } from '../answers/exports/card.ts';
import { chartCard } from '../answers/exports/chartCards.ts';
import { entityToCard } from '../answers/exports/entityToCard.ts';
import { ruleToCard } from '../answers/exports/ruleToCard.ts';
import { tableToCard } from '../answers/exports/tableToCard.ts';
import { monstersNamed } from '../fights/asked/monstersNamed.ts';
import { namedIn } from '../fights/asked/namedIn.ts';
import { lineStart } from '../text/lineStart.ts';
import { chartCellAt } from '../workspace/documents/chartCellAt.ts';
import { chartsIn } from '../workspace/documents/chartsIn.ts';
import type { Place } from '../workspace/documents/place.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { tableAt } from '../workspace/documents/tableAt.ts';
import type { Entity } from '../workspace/index/entity.ts';
import { entityAt } from '../workspace/packages/entityAt.ts';
import { mentionLanguage } from '../workspace/rules/mentionLanguage.ts';
import { mentionAt } from '../workspace/rules/mentions.ts';
import type { Asked } from './asked.ts';

/**
 * The card for the cursor: in XML of the entry that it is in, or that is named there; in a text of the rule or the Monster that is named at
 * the cursor, or of the roll table that it is in. Undefined without any.
 */
export function cardAt(asked: Asked, offset: number): Card | undefined {
  const { scope, document, reader } = asked;
  const place = document.format ? placeAt(document, offset) : undefined;
  if (!place) return undefined;
  const cell = chartCellAt(document, place);
  if (cell) {
    const [system = ''] = scope.systemsOf(document);
    return chartCard({ system, book: chartsIn(document) }, cell.chart, reader, cell.place);
  }
  if (document.format?.isXml) {
    const own = scope.index.entities.entitiesIn(place.section);
    const card = own.map((entity) => entityToCard(scope, entity, reader)).find((one) => one !== undefined);
    if (card) return card;
  }
  const named = namedCardAt(asked, offset, place);
  if (named) return named;
  const table = tableAt(document, offset);
  return table && tableToCard(scope, document, table, reader);
}

/** The card of the entry or the rule that is named at the place, by its id or in running text. */
function namedCardAt(asked: Asked, offset: number, place: Place): Card | undefined {
  const { scope, document, reader } = asked;
  const entity = entityNamedAt(asked, offset) ?? monsterNamedAt(asked, place);
  if (entity) return entityToCard(scope, entity, reader);
  const mention = mentionAt(scope, document, place.section, place.offset);
  if (!mention) return undefined;
  const language = mentionLanguage(scope, place.section, mention);
  const { definition, suffixes, multiplier } = mention;
  return ruleToCard(scope, { definition, given: mention, language, suffixes, multiplier }, reader);
}

function entityNamedAt({ scope, document }: Asked, offset: number): Entity | undefined {
  const named = entityAt(scope, document, offset);
  return named && scope.index.entities.withId(named.kind, named.id)[0];
}

/** The Monster that a text names at the place: `6 Goblins (Ambush 5+)`. */
function monsterNamedAt({ scope, document }: Asked, { section, offset }: Place): Entity | undefined {
  if (document.format?.isXml !== false) return undefined;
  const start = lineStart(section.text, offset);
  const [line = ''] = /^[^\r\n]{0,4000}/.exec(section.text.slice(start)) ?? [];
  const at = offset - start;
  const named = namedIn(scope, line, () => false).find((one) => one.start <= at && at <= one.end);
  return named && monstersNamed(scope, named.name)[0];
}
