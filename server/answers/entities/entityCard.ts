import type { Entity } from '../../workspace/index/entity.ts';
import { documentTitle } from '../../workspace/packages/documentTitle.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { dotted, type MarkdownBlock, type MarkdownLine, type MarkdownPiece, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { drawnLines } from './drawBlocks.ts';
import { eventCard } from './eventCard.ts';
import { monsterCard } from './monsterCard.ts';
import { placeCard } from './placeCard.ts';
import { tableCard } from './tableCard.ts';
import { translatedName } from './textTranslations.ts';

/** More tables than this are one click away. */
const maximumTables = 5;

/** A Monster, an Event, a table or another entity: its name, in the reader's language if it is translated, its file, the content of its entry, the tables that draw it, and the entry that it replaces. */
export function entityCard(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  const { words, language } = reader.messages;
  const name = entityName(entity);
  const origin: readonly MarkdownPiece[] = [
    words.entities.kinds[entity.kind],
    documentTitle(scope, entity.document, language),
    ...(isIdShown(entity, name) ? [{ kind: 'code', text: entity.id } as const] : []),
  ];
  const translated = translatedName(scope, entity, language);
  const isTranslated = translated !== undefined && translated !== name;
  return [
    paragraph(
      { kind: 'bold', text: translated ?? name },
      ...(isTranslated ? [` (${name})`] : []),
      ' · ',
      ...dotted(origin),
    ),
    ...contentOf(scope, entity, reader),
    ...drawnLines(scope, entity, reader, maximumTables),
    ...replacementLines(scope, entity, reader),
  ];
}

/** A table and a room have their name as their id. */
function isIdShown({ id }: Entity, name: string): boolean {
  return id.toLowerCase() !== name.toLowerCase();
}

function contentOf(scope: Package, entity: Entity, reader: Reader): readonly MarkdownBlock[] {
  switch (entity.kind) {
    case 'monster':
      return monsterCard(scope, entity, reader);
    case 'event':
      return eventCard(entity, reader);
    case 'table':
      return tableCard(scope, entity, reader);
    case 'rule':
    case 'magic':
      return [];
    default:
      return placeCard(scope, entity, reader);
  }
}

/** Of several entities of the workspace with one id only the last counts, as in the app in the browser. */
function replacementLines(scope: Package, entity: Entity, { messages }: Reader): readonly MarkdownBlock[] {
  const { words, language } = messages;
  const [counting, ...others] = scope.index.entities.withId(entity.kind, entity.id);
  const placeOf = ({ document }: Entity): string => documentTitle(scope, document, language);
  const isSame = counting?.section === entity.section;
  const [other] = others.filter(({ section }) => section !== entity.section);
  const line: MarkdownLine =
    counting && !isSame
      ? [{ kind: 'italic', text: words.entities.replacedBy(placeOf(counting)) }]
      : other
        ? [{ kind: 'italic', text: words.entities.replaces(placeOf(other)) }]
        : [];
  return line.length > 0 ? [paragraph(...line)] : [];
}
