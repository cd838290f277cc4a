import { relative } from 'node:path';
import { pathOfUri } from '../../hosts/disk.ts';
import { type GlossaryName, type GlossaryPlace, glossaryOf } from '../../translations/glossary/glossary.ts';
import type { LanguageProgress } from '../../translations/model/progress.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';

/**
 * The glossary of a language for people: a line for each name that texts use, or that has several translations, and below it the texts that
 * speak of it in other words. With `--all` all names.
 */
export function glossaryText(workspace: Workspace): (progress: LanguageProgress, call: Call) => string {
  return ({ language }, call) => {
    const { words, flags } = call;
    const names = glossaryOf(workspace.all, language);
    const shown = names.filter(
      ({ uses, others, translations }) => flags.has('all') || uses + others.length > 0 || translations.length > 1,
    );
    const used = names.filter(({ uses, others }) => uses + others.length > 0).length;
    const places = names.reduce((sum, { others }) => sum + others.length, 0);
    return [
      ...shown.map((name) => `${language}  ${lineOf(name, call)}\n${placesOf(name, call)}`),
      `${language}  ${words.translate.glossary.total({ names: names.length, used, places })}\n`,
    ].join('');
  };
}

function lineOf({ source, translations, uses }: GlossaryName, { words }: Call): string {
  const all = translations.map(({ text, keys }) => (translations.length > 1 ? `${text} (${keys.length})` : text));
  return `${source} → ${all.join(' · ')}  ${words.translate.glossary.uses(uses)}`;
}

function placesOf({ others }: GlossaryName, call: Call): string {
  return others
    .map(
      (place) =>
        `    ${call.words.translate.glossary.otherWords(place.key)}  ${fileOf(place, call)}:${lineNumber(place)}\n`,
    )
    .join('');
}

/** The glossaries of these languages for programs: all names, with the keys of their translations. */
export function glossaryJson(workspace: Workspace, progress: readonly LanguageProgress[], call: Call): string {
  const languages = progress.map(({ language }) => ({
    language,
    names: glossaryOf(workspace.all, language).map(({ others, ...name }) => ({
      ...name,
      others: others.map((place) => ({ key: place.key, file: fileOf(place, call), line: lineNumber(place) })),
    })),
  }));
  return `${JSON.stringify({ languages }, undefined, 2)}\n`;
}

function fileOf({ document }: GlossaryPlace, { terminal }: Call): string {
  return relative(terminal.workingFolder ?? '', pathOfUri(document.uri) ?? document.uri).replaceAll('\\', '/');
}

/** From 1. */
function lineNumber({ document, section }: GlossaryPlace): number {
  const start = document.startOf(document.sections.indexOf(section));
  return document.positionAt(start + section.text.search(/\S|$/)).line + 1;
}
