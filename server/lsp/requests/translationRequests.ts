import { packageParts } from '../../answers/package/packageParts.ts';
import { entrySource } from '../../features/translating/entrySource.ts';
import { languageName } from '../../features/translating/languageName.ts';
import { type Need, needsOf, nextNeed } from '../../features/translating/needs.ts';
import { keysWith, overviewOf } from '../../features/translating/overview.ts';
import { isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { label } from '../../text/label.ts';
import { shift } from '../../text/span.ts';
import { type GlossaryName, glossaryOf } from '../../translations/glossary/glossary.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { markUpToDate } from '../../translations/model/marking.ts';
import { type LanguageProgress, percentOf, progressOf } from '../../translations/model/progress.ts';
import { asPlainText, sourceShown } from '../../translations/model/sourceShown.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import { sourceDocumentsOf } from '../../translations/model/wantedKeys.ts';
import { messageOf } from '../../wording/messageOf.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { recordPathOf } from '../../workspace/packages/sourceRecord.ts';
import type { ServerContext } from '../connection/context.ts';
import type { PendingRequest } from '../connection/pendingRequest.ts';
import { problemsIn } from '../connection/shownProblems.ts';
import type {
  GlossaryNameShown,
  LanguageShown,
  NeedShown,
  TranslationNeed,
  TranslationRequests,
} from '../protocol/translationRequests.ts';
import type { RequestHandlers } from './requestHandlers.ts';

/** More keys of one kind are more than anybody looks through. */
const maximumKeys = 2000;

/** The length of a source in a list of keys. */
const maximumWords = 80;

type Answered =
  | 'whq/translationFiles'
  | 'whq/translations'
  | 'whq/translationKeys'
  | 'whq/glossary'
  | 'whq/nextTranslation'
  | 'whq/translationSource'
  | 'whq/sameOnPurpose';

/** Requests for the progress of translations, the places that need work, and the sources beside them. */
export function translationRequests(context: ServerContext): RequestHandlers<Answered> {
  const { workspace } = context;
  return {
    'whq/translationFiles': {
      empty: () => ({ hasEntries: false, hasTexts: false, uris: [] }),
      answer: async () => {
        await context.filesSettled();
        const uris = workspace.documents().flatMap(({ format, uri }) => (isTranslation(format) ? [uri] : []));
        const hasTexts = uris.length > 0 || sourceDocumentsOf(workspace.all).length > 0;
        return { hasEntries: packageParts(workspace).length > 0, hasTexts, uris };
      },
    },
    'whq/translations': {
      empty: () => ({ languages: [] }),
      answer: async (_, request) => {
        await context.filesSettled();
        const languages: LanguageShown[] = [];
        for (const progress of await request.finishWhole(() => progressOf(workspace)))
          languages.push(languageShown(context, progress, await needsIn(context, progress.document, request)));
        return { languages };
      },
    },
    'whq/translationKeys': {
      empty: () => ({ keys: [] }),
      answer: async ({ uri, kind, need }, request) => {
        const all = await request.finishWhole(() => progressOf(workspace));
        const progress = all.find(({ document }) => document.uri === uri);
        if (!progress) return { keys: [] };
        const { document } = progress;
        const keys = keysWith(progress, await needsIn(context, document, request), kind, need).slice(0, maximumKeys);
        return { keys: keys.map((key) => ({ key, source: openingOf(context, document, key) })) };
      },
    },
    'whq/glossary': {
      empty: () => ({ names: [] }),
      answer: async ({ uri }, request) => {
        await context.filesSettled();
        const document = workspace.get(uri);
        if (!document) return { names: [] };
        const names = await request.finishWhole(() =>
          glossaryOf(workspace.packageOf(document), languageOfDocument(document)),
        );
        return { names: names.map(nameShown) };
      },
    },
    'whq/nextTranslation': {
      empty: () => ({ found: null }),
      answer: async ({ uri, ...wanted }, request) => {
        await context.filesKnown();
        const document = workspace.get(uri);
        return { found: document ? await nextIn(context, document, wanted, request.in(document)) : null };
      },
    },
    'whq/sameOnPurpose': {
      empty: () => ({ record: null, strangeLine: null, keys: [] }),
      answer: async ({ uri, keys, position, before: text }, request) => {
        await context.filesSettled();
        const document = workspace.get(uri);
        if (!document) return { record: null, strangeLine: null, keys: [] };
        const index = position ? document.sectionIndexAt(document.offsetAt(position)) : -1;
        const section = document.sections[index];
        const here = section && keyIn(document, section)?.key;
        const wanted = new Set(here === undefined ? keys : [...keys, here]);
        const before = text === undefined ? workspace.textsBeside.recordOf(document) : { text };
        const marking = await request.finishWhole(() =>
          markUpToDate(workspace.packageOf(document), document, wanted, before, true),
        );
        if (marking.kind === 'strangeLine') return { record: null, strangeLine: marking.line, keys: [] };
        const { text: after, marked } = marking;
        const record = { uri: recordPathOf(uri), before: before?.text ?? null, after };
        return { record: marked.length > 0 ? record : null, strangeLine: null, keys: marked };
      },
    },
    'whq/translationSource': {
      empty: () => ({ text: '', line: null }),
      answer: async ({ uri, line }) => {
        await context.filesKnown();
        const document = workspace.get(uri);
        const source = document && entrySource(workspace.packageOf(document), document, line);
        return source ?? { text: '', line: null };
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
  { range, direction, needs: wanted }: Omit<TranslationRequests['whq/nextTranslation']['params'], 'uri'>,
  request: PendingRequest,
): Promise<NeedShown | null> {
  const needs = (await needsIn(context, document, request)).filter(({ need }) => wanted.includes(need));
  const from = { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
  const found = nextNeed(needs, from, direction);
  if (!found) return null;
  const { need, key, span } = found.need;
  const { wrapped, number } = found;
  const text = label(textOf(found.need, document, context.messages));
  return { need, key, range: document.range(span), text, number, count: needs.length, wrapped };
}

function textOf({ need, key, absent, problem }: Need, document: Document, messages: Messages): string {
  const { translating } = messages.words;
  if (problem) return messageOf(problem, document, messages);
  if (need === 'stale') return translating.stale(key);
  if (need === 'same') return translating.same(key);
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
