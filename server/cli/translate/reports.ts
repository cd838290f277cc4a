import { diffWords } from 'diff';
import { alignedLines } from '../../answers/alignedLines.ts';
import { pathOfUri } from '../../hosts/disk.ts';
import { type GlossaryName, type GlossaryPlace, glossaryOf } from '../../translations/glossary/glossary.ts';
import { documentsInLanguage, kindsOf, type LanguageProgress, percentOf } from '../../translations/model/progress.ts';
import { type StaleEntry, staleEntriesOf } from '../../translations/model/staleEntries.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { shownPath } from '../files/shownPath.ts';

/** A package with its translations, of which something is asked. */
export interface Translations {
  readonly call: Call;
  readonly workspace: Workspace;
  readonly progress: readonly LanguageProgress[];
  /** That of `--to`, or empty. */
  readonly language: string;
  /** The path of a PO file, as it was given. */
  readonly file: string;
}

/** The progress of the languages for people, and by kinds of entry. */
export function statusText({ call: { words }, progress }: Translations): string {
  const done = (one: Counts): string => words.translate.done({ ...one, percent: percentOf(one) });
  return linesOf(progress, (one) => {
    const kinds = kindsOf(one);
    const rows = kinds.map((row) => [row.kind, done(row), row.same > 0 ? words.translate.same(row.same) : '']);
    return [
      `${one.language}  ${done(countsOf(one))}  ${fileNameOf(one.document.uri)}`,
      ...alignedLines([['', '', ''], ...rows], '    ').slice(1),
    ];
  });
}

interface Counts {
  readonly needed: number;
  readonly translated: number;
}

function countsOf({ needed, missing }: LanguageProgress): Counts {
  return { needed: needed.length, translated: needed.length - missing.length };
}

/** The keys of texts without a translation, or of translations that are the same as their source, one a line. */
export function keysText(kind: 'missing' | 'same'): (of: Translations) => string {
  return ({ progress }) => linesOf(progress, (one) => one[kind].map((key) => `${one.language}  ${key}`));
}

function linesOf(
  progress: readonly LanguageProgress[],
  linesIn: (progress: LanguageProgress) => readonly string[],
): string {
  return progress
    .flatMap(linesIn)
    .map((line) => `${line}\n`)
    .join('');
}

/** The progress of the languages for programs. */
export function progressJson({ progress }: Translations): string {
  const languages = progress.map((one) => ({
    language: one.language,
    file: fileNameOf(one.document.uri),
    ...countsOf(one),
    percent: percentOf(countsOf(one)) ?? null,
    kinds: kindsOf(one).map((kind) => ({ ...kind, percent: percentOf(kind) ?? null })),
    missing: one.missing,
    stale: one.stale,
    same: one.same,
    sameOnPurpose: one.sameOnPurpose,
  }));
  return `${JSON.stringify({ languages }, undefined, 2)}\n`;
}

/**
 * The translations whose source has changed: their keys, and the changes of the sources. Without a record no such change is known: then a
 * message says how to begin one.
 */
export function staleText({ call, workspace, progress }: Translations): string {
  return linesOf(progress, ({ language, needed, missing }) => {
    const documents = documentsInLanguage(workspace.all, language);
    if (needed.length > missing.length && !documents.some((document) => workspace.textsBeside.recordOf(document)))
      call.terminal.complain(call.words.translate.noRecord(language));
    return documents
      .flatMap((document) => staleEntriesOf(workspace.all, document))
      .map((entry) => `${language}  ${entry.key}\n    ${changesOf(entry, call)}`);
  });
}

/** The source with removed words in `[-…-]` and new ones in `{+…+}`, as other tools show changed words. */
function changesOf({ then, now }: StaleEntry, { words }: Call): string {
  if (then.words === undefined) return words.translate.unknownThen(now);
  return diffWords(then.words, now)
    .map(({ value, added, removed }) => {
      if (added) return `{+${value}+}`;
      return removed ? `[-${value}-]` : shortened(value);
    })
    .join('');
}

/** An unchanged part, without its middle if it is long. */
function shortened(text: string): string {
  return text.length > 2 * shownLength + 5 ? `${text.slice(0, shownLength)} … ${text.slice(-shownLength)}` : text;
}

const shownLength = 40;

/**
 * The glossary of each language for people: a line for each name that texts use, or that has several translations, and below it the texts that
 * speak of it in other words. With `--all` all names.
 */
export function glossaryText({ call, workspace, progress }: Translations): string {
  const { glossary } = call.words.translate;
  const isAll = call.flags.has('all');
  return linesOf(progress, ({ language }) => {
    const names = glossaryOf(workspace.all, language);
    const isUsed = ({ uses, others }: GlossaryName): boolean => uses + others.length > 0;
    const shown = names.filter((name) => isAll || isUsed(name) || name.translations.length > 1);
    const places = names.reduce((sum, { others }) => sum + others.length, 0);
    const lines = shown.flatMap(({ source, translations, uses, others }) => {
      const all = translations.map(({ text, keys }) => (translations.length > 1 ? `${text} (${keys.length})` : text));
      return [
        `${language}  ${source} → ${all.join(' · ')}  ${glossary.uses(uses)}`,
        ...others.map((place) => `    ${glossary.otherWords(place.key)}  ${fileOf(place, call)}:${lineOf(place)}`),
      ];
    });
    return [
      ...lines,
      `${language}  ${glossary.total({ names: names.length, used: names.filter(isUsed).length, places })}`,
    ];
  });
}

/** The glossaries for programs: all names, with the keys of their translations. */
export function glossaryJson({ call, workspace, progress }: Translations): string {
  const languages = progress.map(({ language }) => ({
    language,
    names: glossaryOf(workspace.all, language).map(({ others, ...name }) => ({
      ...name,
      others: others.map((place) => ({ key: place.key, file: fileOf(place, call), line: lineOf(place) })),
    })),
  }));
  return `${JSON.stringify({ languages }, undefined, 2)}\n`;
}

function fileOf({ document }: GlossaryPlace, { terminal }: Call): string {
  return shownPath(terminal, pathOfUri(document.uri) ?? document.uri);
}

/** From 1. */
function lineOf({ document, section }: GlossaryPlace): number {
  const start = document.startOf(document.sections.indexOf(section));
  return document.positionAt(start + section.text.search(/\S|$/)).line + 1;
}
