import { proseLanguage as languageOfText } from '../../text/language.ts';
import type { Section } from '../documents/section.ts';
import type { Package } from '../packages/package.ts';
import { type AbilityMention, nameLanguage } from './mentions.ts';

/** The length of text around a mention that is read for its language. */
const reach = 1000;

/**
 * The language of a mention: that of the name, or of the text around it if the name is the same in both, such as TERROR. Undefined for a
 * name from the rule itself.
 */
export function mentionLanguage(scope: Package, section: Section, mention: AbilityMention): string | undefined {
  const { owner, template, definition, span } = mention;
  const translated = nameLanguage(owner);
  if (translated !== undefined) return translated;
  const { id } = definition.rule;
  const alike = (id === undefined ? [] : scope.index.translationsOf(id)).filter(({ names }) =>
    names.some(({ searchName }) => searchName === template.searchName),
  );
  if (alike.length === 0) return undefined;
  const around = languageOfText(section.text.slice(Math.max(0, span.start - reach), span.end + reach));
  return alike.some(({ language }) => language === around) ? around : undefined;
}
