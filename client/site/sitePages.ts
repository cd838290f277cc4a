import { documentPage } from './documentPage.ts';
import { panelHtml, playgroundMain, siteHtml } from './siteHtml.ts';
import { type SiteLanguage, siteTexts } from './siteTexts.ts';

/** The pages of the site. All paths are from the folder of the repository or of the site, with `/`. */
interface SitePages {
  /** Texts of files by their addresses. */
  readonly files: ReadonlyMap<string, string>;
  /** Files of the repository that pages link to, which have the same address in the site. */
  readonly copied: ReadonlySet<string>;
}

const languages: readonly SiteLanguage[] = ['en', 'es'];

/** The files of the example that are open in the playground: in a page a link to one leads there. */
const openFiles: Readonly<Record<string, string>> = {
  'docs/example/scenario.md': 'index.html',
  'docs/example/escenario.md': 'es.html',
};

/**
 * All pages of the site: the playground in each language, the page of panels for its frames, and all Markdown of the repository that the
 * documentation links to, from its first page on.
 *
 * @param read the text of a file of the repository; undefined without one.
 */
export function sitePages(read: (path: string) => string | undefined): SitePages {
  const files = new Map<string, string>();
  const copied = new Set<string>();
  files.set('panels/view.html', panelHtml('en'));
  for (const language of languages) files.set(startOf(language), playground(language));

  const waiting = languages.map(documentationOf);
  const known = new Set(waiting);
  const want = (path: string): void => {
    if (!known.has(path)) waiting.push(path);
    known.add(path);
  };
  for (const path of waiting) {
    const language = path.startsWith('docs/es/') || path.endsWith('.es.md') ? 'es' : 'en';
    const address = addressOf(path);
    const toRoot = '../'.repeat(address.split('/').length - 1);
    const page = documentPage(read(path) ?? '', (target) => {
      const { pathname, hash } = new URL(target, `file:///${path}`);
      const file = pathname.slice(1);
      if (target.startsWith('#')) return hash;
      const start = openFiles[file];
      if (start !== undefined) return toRoot + start;
      if (read(file) === undefined) return undefined;
      if (file.endsWith('.md')) want(file);
      else copied.add(file);
      return toRoot + addressOf(file) + hash;
    });
    const other = inOtherLanguage(path);
    const hasOther = other !== path && read(other) !== undefined;
    if (hasOther) want(other);
    const html = siteHtml({
      language,
      title: `${page.title} · ${siteTexts[language].title}`,
      toRoot,
      ...(hasOther && { other: toRoot + addressOf(other) }),
      documentation: addressOf(documentationOf(language)),
      isPlayground: false,
      main: `<main id="content" tabindex="-1">\n${page.main}</main>`,
    });
    files.set(address, html);
  }
  return { files, copied };
}

function playground(language: SiteLanguage): string {
  const { title, subtitle } = siteTexts[language];
  return siteHtml({
    language,
    title: `${title}: ${subtitle}`,
    toRoot: '',
    other: startOf(language === 'en' ? 'es' : 'en'),
    documentation: addressOf(documentationOf(language)),
    isPlayground: true,
    main: playgroundMain(language),
  });
}

function startOf(language: SiteLanguage): string {
  return language === 'en' ? 'index.html' : `${language}.html`;
}

function documentationOf(language: SiteLanguage): string {
  return language === 'en' ? 'docs/README.md' : `docs/${language}/README.md`;
}

function inOtherLanguage(path: string): string {
  return path.startsWith('docs/es/') ? path.replace('docs/es/', 'docs/') : path.replace(/^docs\//, 'docs/es/');
}

/**
 * A file as an address in the site: Markdown as a page, and the README of a folder as its index. Servers of static files give out no folder
 * whose name begins with a full stop.
 */
function addressOf(path: string): string {
  return path
    .replace(/^\./, '')
    .replace(/(?<=\/)README\.md$/, 'index.html')
    .replace(/\.md$/, '.html');
}
