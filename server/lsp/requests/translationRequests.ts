import { packageParts } from '../../answers/package/packageParts.ts';
import { entrySource } from '../../features/translating/entrySource.ts';
import { languageName } from '../../features/translating/languageName.ts';
import { type Need, needsOf, nextNeed } from '../../features/translating/needs.ts';
import { keysWith, overviewOf } from '../../features/translating/overview.ts';
import { placeOfKey } from '../../features/translating/placeOfKey.ts';
import { isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { label } from '../../text/label.ts';
import { shift } from '../../text/span.ts';
import { type GlossaryName, glossaryOf } from '../../translations/glossary/glossary.ts';
import { type LanguageProgress, percentOf, progressOf } from '../../translations/model/progress.ts';
import { asPlainText, sourceShown } from '../../translations/model/sourceShown.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import { sourceDocumentsOf } from '../../translations/model/wantedKeys.ts';
import { messageOf } from '../../wording/messageOf.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { ServerContext } from '../connection/context.ts';
import { spanOf } from '../connection/convert.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import type {
  GlossaryNameShown,
  LanguageShown,
  TranslationNeed,
  TranslationPlace,
  TranslationRequests,
  WantedPlace,
} from '../protocol/translationRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** More keys of one kind are more than anybody looks through. */
const maximumKeys = 2000;

/** The length of a source in a list of keys. */
const maximumWords = 80;

/** Requests for the progress of translations, the places that need work, and the sources beside them. */
export function translationRequests(context: ServerContext): RequestHandlers<keyof TranslationRequests> {
  const { workspace } = context;
  return {
    'whq/translations': {
      empty: { hasEntries: false, hasTexts: false, uris: [], languages: [] },
      answer: async ({ withProgress }, request) => {
        await context.filesSettled();
        const uris = workspace.documents().flatMap(({ format, uri }) => (isTranslation(format) ? [uri] : []));
        const hasTexts = uris.length > 0 || sourceDocumentsOf(workspace.all).length > 0;
        const languages: LanguageShown[] = [];
        for (const progress of withProgress ? await request.finishWhole(() => progressOf(workspace)) : [])
          languages.push(languageShown(context, progress, await needsIn(context, progress.document, request)));
        return { hasEntries: packageParts(workspace).length > 0, hasTexts, uris, languages };
      },
    },
    'whq/translationKeys': {
      empty: { keys: [] },
      answer: async ({ uri, kind, need }, request) => {
        const all = await request.finishWhole(() => progressOf(workspace));
        const progress = all.find(({ document }) => document.uri === uri);
        if (!progress) return undefined;
        const { document } = progress;
        const keys = keysWith(progress, await needsIn(context, document, request), kind, need).slice(0, maximumKeys);
        return { keys: keys.map((key) => ({ key, source: openingOf(context, document, key) })) };
      },
    },
    'whq/glossary': {
      empty: { names: [] },
      answer: async ({ uri }, request) => {
        await context.filesSettled();
        const document = workspace.get(uri);
        if (!document) return undefined;
        const names = await request.finishWhole(() =>
          glossaryOf(workspace.packageOf(document), languageOfDocument(document)),
        );
        return { names: names.map(nameShown) };
      },
    },
    'whq/translationPlace': {
      empty: { found: null },
      answer: async ({ uri, wanted }, request) => {
        await context.filesKnown();
        const document = workspace.get(uri);
        if (!document) return undefined;
        if (!('key' in wanted)) return { found: await nextIn(context, document, wanted, request.in(document)) };
        const span = await request.finish(() => placeOfKey(workspace.packageOf(document), document, wanted.key));
        return { found: span ? { range: document.range(span), work: null } : null };
      },
    },
    'whq/translationSource': {
      empty: { text: '', line: null },
      answer: async ({ uri, line }) => {
        await context.filesKnown();
        const document = workspace.get(uri);
        return document && entrySource(workspace.packageOf(document), document, line);
      },
    },
  };
}

function nameShown({ source, translations, uses, others }: GlossaryName): GlossaryNameShown {
  return {
    source: label(source),
    translated: label(translations.map(({ text }) => text).join(' · ')),
    key: translations[0]?.keys[0] ?? '',
    uses,
    others: others.map(({ document, section }) => {
      const span = translationText(document, section)?.span ?? { start: 0, end: section.text.length };
      const range = document.range(shift(span, document.startOf(document.sections.indexOf(section))));
      return { uri: document.uri, range };
    }),
  };
}

async function nextIn(
  context: ServerContext,
  document: Document,
  { from, direction }: Exclude<WantedPlace, { readonly key: string }>,
  request: PendingRequest,
): Promise<TranslationPlace | null> {
  // A text that is the same as its source may be right.
  const needs = (await needsIn(context, document, request)).filter(({ need }) => need !== 'same');
  const found = nextNeed(needs, spanOf(document, from), direction);
  if (!found) return null;
  const { need, ...place } = found;
  const text = label(textOf(need, document, context.messages));
  return { range: document.range(need.span), work: { ...place, text, count: needs.length } };
}

function textOf({ need, key, absent, problem }: Need, document: Document, messages: Messages): string {
  const { translating } = messages.words;
  if (problem) return messageOf(problem, document, messages);
  if (need === 'stale') return translating.stale(key);
  return absent > 0 && need === 'missing' ? translating.missing({ key, others: absent - 1 }) : translating.begun(key);
}

function languageShown({ messages }: ServerContext, progress: LanguageProgress, needs: readonly Need[]): LanguageShown {
  const { words, language: reader } = messages;
  const { language, document, needed, missing } = progress;
  const counts = { needed: needed.length, translated: needed.length - missing.length };
  const kinds = overviewOf(progress, needs).map((one) => ({
    ...one,
    label: label(kindLabel(one.kind, words)),
  }));
  const sumOf = (need: TranslationNeed): number => kinds.reduce((sum, kind) => sum + kind.needs[need], 0);
  return {
    language,
    label: languageName(language, reader),
    uri: document.uri,
    ...counts,
    percent: percentOf(counts) ?? null,
    needs: { missing: missing.length, problem: sumOf('problem'), stale: sumOf('stale'), same: sumOf('same') },
    kinds,
  };
}

/** A kind of entry, by the first word of its keys. */
function kindLabel(kind: string, { entities }: Messages['words']): string {
  const entity = entityOfKey(kind);
  return entity ? entities.many[entity] : kind;
}

/** The places of a translations file that need work, as its translator sees them. */
async function needsIn(context: ServerContext, document: Document, request: PendingRequest): Promise<readonly Need[]> {
  const problems = await problemsIn(context, document, request);
  return request.finishWhole(() => needsOf(context.workspace.packageOf(document), document, problems));
}

function openingOf({ workspace }: ServerContext, document: Document, key: string): string {
  const source = sourceShown(workspace.packageOf(document), document, key);
  return source ? label(asPlainText(source).slice(0, maximumWords)) : '';
}
