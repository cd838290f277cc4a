// The search on the pages of the documentation.

import { byId, element, field, setText } from './elements.ts';
import { type SearchPage, searchPages } from './searchPages.ts';
import { siteTexts } from './siteTexts.ts';

const language = document.documentElement.lang === 'es' ? 'es' : 'en';
const texts = siteTexts[language];
const toRoot = document.body.dataset.root ?? '';
const mostResults = 12;

let pages: Promise<readonly SearchPage[]> | undefined;

const input = field('search');
input.addEventListener('focus', () => void loaded());
input.addEventListener('input', () => void show(input.value));
byId('searchForm').addEventListener('submit', (event) => {
  event.preventDefault();
  byId('results').querySelector('a')?.click();
});
byId('searchForm').addEventListener('keydown', (event) => {
  const links = [...byId('results').querySelectorAll('a')];
  const index = links.findIndex((link) => link.contains(document.activeElement));
  if (event.key === 'Escape') {
    input.value = '';
    input.focus();
    void show('');
  } else if (event.key === 'ArrowDown') links[index + 1]?.focus();
  else if (event.key === 'ArrowUp') (links[index - 1] ?? input).focus();
  else return;
  event.preventDefault();
});

function loaded(): Promise<readonly SearchPage[]> {
  pages ??= fetch(`${toRoot}search.${language}.json`).then((response) => response.json());
  return pages;
}

async function show(question: string): Promise<void> {
  const found = searchPages(await loaded(), question);
  if (input.value !== question) return;
  const isEmpty = question.trim() === '';
  byId('results').hidden = isEmpty;
  setText('found', isEmpty ? '' : found.length === 0 ? texts.noPage : texts.found(found.length));
  byId('results').replaceChildren(
    ...found.slice(0, mostResults).map(({ address, title, heading, excerpt }) => {
      const link = element('a', { href: toRoot + address });
      link.append(element('b', { textContent: title }), heading === title ? '' : ` › ${heading}`);
      const entry = element('li', {});
      entry.append(link, element('p', { textContent: excerpt }));
      return entry;
    }),
    ...(found.length === 0 ? [element('li', { textContent: texts.noPage })] : []),
  );
}
