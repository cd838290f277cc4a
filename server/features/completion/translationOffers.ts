import { CompletionItemKind } from 'vscode-languageserver-types';
import { writtenMention } from '../../answers/cards/ruleSnippets.ts';
import { translatedName } from '../../answers/entities/textTranslations.ts';
import type { EntityKind } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import { diceInLanguage } from '../../translations/comparison/diceLetters.ts';
import { type Sign, signsOf } from '../../translations/comparison/signs.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { sourceShown } from '../../translations/model/sourceShown.ts';
import type { LanguageText } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Place } from '../../workspace/documents/place.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionsIn, nameLanguage } from '../../workspace/rules/mentions.ts';
import { escapeText } from '../../xml/references.ts';
import { type CompletionAsked, type Offers, offer } from './offer.ts';

/** More than a text has room for. */
const maximumOffers = 60;

/**
 * The dice and numbers of the source of a translation, those that the translation does not have yet first, then the abilities and other
 * entries that the source names, by their names in the language of the translation. None outside the texts of translations.
 */
export function translationOffers({ scope, document, place, reader }: CompletionAsked): Offers | undefined {
  const key = keyIn(document, place.section)?.key;
  const source = key === undefined ? undefined : sourceShown(scope, document, key);
  if (!source || place.location.path.length === 0) return undefined;
  const language = languageOfDocument(document);
  const own = translationText(document, place.section)?.text ?? '';
  const words = reader.messages.words.translating;
  const names = [...abilitiesIn(scope, source, language), ...entriesIn(scope, source, language)];
  const found = [
    ...diceOf(source, own, language).map((one) => ({ ...one, kind: CompletionItemKind.Value })),
    ...names.map((text) => ({ text, isLost: !own.includes(text), kind: CompletionItemKind.Reference })),
  ];
  const ranked = found.toSorted((a, b) => Number(b.isLost) - Number(a.isLost)).slice(0, maximumOffers);
  const typed = typedBefore(place);
  const offers = ranked.map(({ text, isLost, kind }, order) =>
    offer({
      label: text,
      description: isLost ? words.notYet : words.fromSource,
      kind,
      filterText: asTyped(text, typed),
      // Before the names of all other abilities.
      sortText: ` ${String(order).padStart(2, '0')}`,
      newText: escapeText(text),
    }),
  );
  return offers.length > 0 ? { offers, span: { start: place.offset - typed.length, end: place.offset } } : undefined;
}

/** The dice and numbers in the order of the source, each spelling once. Numbers in words are left to the translator. */
function diceOf(
  source: LanguageText,
  own: string,
  language: string,
): readonly { readonly text: string; readonly isLost: boolean }[] {
  const present = new Map<string, number>();
  for (const sign of signsOf(own, language).signs) present.set(sign.form, (present.get(sign.form) ?? 0) + 1);
  const found = new Map<string, boolean>();
  for (const sign of signsOf(source.text, source.language).signs) {
    if (sign.kind === 'number' && sign.isWord) continue;
    const left = present.get(sign.form) ?? 0;
    present.set(sign.form, left - 1);
    const written = writtenSign(source.text, sign);
    const text = sign.kind === 'die' ? diceInLanguage(written, own, language) : written;
    found.set(text, (found.get(text) ?? false) || left <= 0);
  }
  return [...found].map(([text, isLost]) => ({ text, isLost }));
}

function writtenSign(text: string, { span }: Sign): string {
  return text.slice(span.start, span.end).replace(/\s+/g, ' ');
}

/** The abilities that the source mentions, as the language names them, with their values. */
function abilitiesIn(scope: Package, source: LanguageText, language: string): readonly string[] {
  const { index } = scope;
  const names = mentionsIn(scope, source.document, source.section).flatMap(({ definition, values, span }) => {
    if (span.start < source.span.start || span.end > source.span.end) return [];
    const translated = index
      .translationsOf(definition.rule.id ?? '')
      .flatMap(({ section }) => index.namesIn(section))
      .find((name) => nameLanguage(name) === language);
    const template = translated?.template ?? (language === source.language ? definition.rule.template : undefined);
    return template ? [writtenMention(template, values)] : [];
  });
  return [...new Set(names)];
}

/** Words with capitals: the longest run is looked at first, then its parts. */
const capitals = /\p{Lu}[\p{L}'’-]{0,40}(?:\s{1,9}\p{Lu}[\p{L}'’-]{0,40}){0,4}/gu;

/** The Monsters and other entries that the source names, as the language names them. */
function entriesIn(scope: Package, { text }: LanguageText, language: string): readonly string[] {
  const known = entriesByName(scope);
  const names = new Set<string>();
  for (const [run] of text.matchAll(capitals)) {
    const words = run.split(/\s+/);
    for (let first = 0; first < words.length; first++) {
      for (let end = words.length; end > first; end--) {
        const name = words.slice(first, end).join(' ').toLowerCase();
        const entry = known.get(name) ?? known.get(name.replace(/s$/, ''));
        if (!entry) continue;
        const translated = translatedName(scope, entry, language);
        if (translated) names.add(translated);
        first = end - 1;
        break;
      }
    }
  }
  return [...names];
}

const namedKinds: readonly EntityKind[] = ['monster', 'warrior', 'location', 'event'];

/** By their names in small letters. */
const entriesByName = query(({ index: { entities } }: Package) => {
  const byName = new Map<string, { readonly kind: EntityKind; readonly id: string }>();
  for (const kind of namedKinds) {
    for (const id of entities.ids(kind)) {
      const [entity] = entities.withId(kind, id);
      const name = entity && entityName(entity).toLowerCase();
      if (name !== undefined && name.length > 2 && !byName.has(name)) byName.set(name, { kind, id });
    }
  }
  return byName;
});

/** An editor ranks another letter case lower: so the text begins as it was typed. */
function asTyped(text: string, typed: string): string {
  return text.toLowerCase().startsWith(typed.toLowerCase()) ? `${typed}${text.slice(typed.length)}` : text;
}

/** The letters, digits and signs of the word before the cursor, which an item replaces. */
function typedBefore({ section, offset }: Place): string {
  return /[\p{L}\p{N}+-]*$/u.exec(section.text.slice(Math.max(0, offset - 40), offset))?.[0] ?? '';
}
