import { proseLanguage as languageOfText } from '../../text/language.ts';
import type { Section } from '../documents/section.ts';
import type { Workspace } from '../packages/workspace.ts';
import { type AbilityMention, nameLanguage } from './mentions.ts';

/** How far around a mention a text is read for its language. */
const reach = 1000;

/**
 * The language that a mention is in: that of the name, or of the text around it where the name is the same in both, as TERROR is.
 * Undefined for the name that the rule gives itself.
 */
export function mentionLanguage(workspace: Workspace, section: Section, mention: AbilityMention): string | undefined {
  const { owner, template, definition, span } = mention;
  const translated = nameLanguage(owner);
  if (translated !== undefined) return translated;
  const { id } = definition.rule;
  const alike = (id === undefined ? [] : workspace.index.translationsOf(id)).filter(({ names }) =>
    names.some(({ searchName }) => searchName === template.searchName),
  );
  if (alike.length === 0) return undefined;
  const around = languageOfText(section.text.slice(Math.max(0, span.start - reach), span.end + reach));
  return alike.some(({ language }) => language === around) ? around : undefined;
}
