import { ruleCard } from '../../answers/cards/ruleCard.ts';
import { type RuleItem, ruleItems, ruleItemsFor } from '../../answers/cards/ruleItems.ts';
import { listedEntries } from '../../answers/entities/listedEntries.ts';
import { plainTextOf } from '../../answers/markdown.ts';
import { lookUp } from '../../answers/rules/lookUp.ts';
import { lookUpPlace } from '../../answers/rules/lookUpPlace.ts';
import { rulePlace } from '../../answers/rules/rulePlace.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { ServerContext } from '../connection/context.ts';
import type { RuleRequests } from '../protocol/ruleRequests.ts';
import { questionPlace } from './questionPlace.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** The columns of a narrow editor beside another one. */
const textWidth = 50;

/** Requests for rules: lists, texts and places. */
export function ruleRequests(context: ServerContext): RequestHandlers<keyof RuleRequests> {
  const { documents, workspace, messages, readerOf } = context;
  const placeOf = questionPlace(context);
  /** A look-up finds the rules of all systems, and says of which they are. */
  const scopeOf = (uri: string | undefined): Package => {
    const document = uri === undefined ? undefined : (documents.get(uri) ?? workspace.get(uri));
    const systems = workspace.allSystems;
    return document ? workspace.packageOf(document, systems) : workspace.ofSystems(systems);
  };
  const packageOf = (scope: Package, document: Document): string => {
    const { id, folder } = workspace.units.of(document);
    return scope.titleOf(document, messages.language) ?? id ?? fileNameOf(folder);
  };
  const withPackage = (scope: Package, item: RuleItem) => {
    const document = workspace.get(item.location.uri) ?? scope.packWith(item.location.uri);
    return { ...item, package: document ? packageOf(scope, document) : '' };
  };
  return {
    'whq/rules': {
      empty: [],
      answer: async ({ uri, question }, asked) => {
        const [scope, reader] = [scopeOf(uri), await readerOf(undefined)];
        const items =
          question === undefined
            ? await asked.finish(() => ruleItems(scope, reader))
            : ruleItemsFor(scope, question, reader);
        return items.map((item) => withPackage(scope, item));
      },
    },
    'whq/entries': {
      empty: [],
      answer: async ({ uri, kinds }) => {
        const { document, scope, reader } = await placeOf({ uri });
        return listedEntries(scope, kinds, reader, document);
      },
    },
    'whq/ruleText': {
      empty: { text: '', package: '' },
      answer: async ({ question, uri }) => {
        const scope = scopeOf(uri);
        const found = lookUp(scope, question);
        if (found.kind === 'unknown') return undefined;
        const [rule] = found.rules;
        const { links: _, ...reader } = await readerOf(undefined);
        const card = ruleCard(scope, rule.definition, reader, { ...rule, isWhole: true });
        return { text: plainTextOf(card, textWidth), package: packageOf(scope, rule.definition.document) };
      },
    },
    'whq/lookUpPlace': {
      empty: { ...noPlace, rule: null },
      answer: ({ uri, position }) => {
        const document = documents.get(uri);
        const place = document
          ? lookUpPlace(workspace.packageOf(document), document, document.offsetAt(position))
          : noPlace;
        return { ...place, rule: rulePlace(workspace.all, uri, position) ?? null };
      },
    },
  };
}

const noPlace = { question: '', isAmongSpecials: false };
