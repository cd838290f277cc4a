import { kindsOf, type LanguageProgress, percentOf } from '../../translations/model/progress.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Call } from '../call/command.ts';

/** The progress of a language for people, and by kinds of entry. */
export function statusOf(progress: LanguageProgress, { words }: Call): string {
  const { language, document, needed, missing } = progress;
  const counts = { needed: needed.length, translated: needed.length - missing.length };
  const done = (one: typeof counts): string =>
    words.translate.done({ translated: one.translated, needed: one.needed, percent: percentOf(one) });
  const kinds = kindsOf(progress);
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  return [
    `${language}  ${done(counts)}  ${fileNameOf(document.uri)}`,
    ...kinds.map((one) => {
      const same = one.same > 0 ? `  ${words.translate.same(one.same)}` : '';
      return `    ${one.kind.padEnd(width)}  ${done(one)}${same}`;
    }),
    '',
  ].join('\n');
}

/** The keys without a translation, one a line. */
export function missingOf({ language, missing }: LanguageProgress): string {
  return missing.map((key) => `${language}  ${key}\n`).join('');
}

/** The keys of translations that are the same as their source, one a line. */
export function sameOf({ language, same }: LanguageProgress): string {
  return same.map((key) => `${language}  ${key}\n`).join('');
}

/** The progress of all languages for programs. */
export function jsonOf(progress: readonly LanguageProgress[]): string {
  const languages = progress.map((one) => {
    const counts = { needed: one.needed.length, translated: one.needed.length - one.missing.length };
    return {
      language: one.language,
      file: fileNameOf(one.document.uri),
      ...counts,
      percent: percentOf(counts) ?? null,
      kinds: kindsOf(one).map((kind) => ({ ...kind, percent: percentOf(kind) ?? null })),
      missing: one.missing,
      stale: one.stale,
      same: one.same,
      sameOnPurpose: one.sameOnPurpose,
    };
  });
  return `${JSON.stringify({ languages }, undefined, 2)}\n`;
}

/** The object that shields.io makes a badge of: its `endpoint` schema. Languages with nothing to translate are left out, if there are others. */
export function badgeOf(progress: readonly LanguageProgress[], { words }: Call): string {
  const percents = progress.flatMap(({ language, needed, missing, stale }) => {
    const percent = percentOf({ needed: needed.length, translated: needed.length - missing.length - stale.length });
    return percent === undefined ? [] : [{ language, percent }];
  });
  if (percents.length === 0) {
    const label = progress.length === 1 ? progress[0]?.language : words.translate.badge;
    return `${JSON.stringify({ schemaVersion: 1, label, message: words.translate.done({ translated: 0, needed: 0, percent: undefined }), color: 'lightgrey' })}\n`;
  }
  const [first] = percents;
  const isOne = percents.length === 1 && first !== undefined;
  const least = Math.min(...percents.map(({ percent }) => percent));
  const badge = {
    schemaVersion: 1,
    label: isOne ? first.language : words.translate.badge,
    message: isOne ? `${least} %` : percents.map(({ language, percent }) => `${language} ${percent} %`).join(', '),
    color: colours.find(({ from }) => least >= from)?.name ?? 'red',
  };
  return `${JSON.stringify(badge)}\n`;
}

const colours = [
  { from: 100, name: 'brightgreen' },
  { from: 90, name: 'green' },
  { from: 70, name: 'yellowgreen' },
  { from: 50, name: 'yellow' },
  { from: 25, name: 'orange' },
];
