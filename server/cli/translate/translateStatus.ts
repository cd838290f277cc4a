import { kindsOf, type LanguageProgress, percentOf } from '../../translations/model/progress.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Call } from '../command.ts';

/** The progress of a language for people, and by kinds of entry. */
export function statusOf(progress: LanguageProgress, { words }: Call): string {
  const { language, document, needed, missing } = progress;
  const counts = { needed: needed.length, translated: needed.length - missing.length };
  const kinds = kindsOf(progress);
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  return [
    `${language}  ${words.translate.done(counts.translated, counts.needed, percentOf(counts))}  ${fileNameOf(document.uri)}`,
    ...kinds.map(
      (one) => `    ${one.kind.padEnd(width)}  ${words.translate.done(one.translated, one.needed, percentOf(one))}`,
    ),
    '',
  ].join('\n');
}

/** The keys without a translation, one a line. */
export function missingOf({ language, missing }: LanguageProgress): string {
  return missing.map((key) => `${language}  ${key}\n`).join('');
}

/** The progress of all languages for programs. */
export function jsonOf(progress: readonly LanguageProgress[]): string {
  const languages = progress.map((one) => {
    const counts = { needed: one.needed.length, translated: one.needed.length - one.missing.length };
    return {
      language: one.language,
      file: fileNameOf(one.document.uri),
      ...counts,
      percent: percentOf(counts),
      kinds: kindsOf(one).map((kind) => ({ ...kind, percent: percentOf(kind) })),
      missing: one.missing,
      stale: one.stale,
    };
  });
  return `${JSON.stringify({ languages }, undefined, 2)}\n`;
}

/** The object that shields.io makes a badge of: its `endpoint` schema. */
export function badgeOf(progress: readonly LanguageProgress[], { words }: Call): string {
  const percents = progress.map(({ language, needed, missing, stale }) => ({
    language,
    percent: percentOf({ needed: needed.length, translated: needed.length - missing.length - stale.length }),
  }));
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
