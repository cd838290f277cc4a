import { escaped } from '../panels/pageHtml.ts';
import { editorNonce } from './editorNonce.ts';
import { type SiteLanguage, siteTexts } from './siteTexts.ts';

/** What differs between the pages of the site. */
interface SitePage {
  readonly language: SiteLanguage;
  readonly title: string;
  /** The way to the folder of the site, such as `../../`, or empty. */
  readonly toRoot: string;
  /** The address of the same page in the other language, from this page; absent without one. */
  readonly other?: string;
  /** The address of the documentation of this language, from the folder of the site. */
  readonly documentation: string;
  readonly isPlayground: boolean;
  /** Markup. */
  readonly main: string;
}

/** A whole page. Only files of the site run or load in it, no text of a script or style that stands in a page. */
export function siteHtml(page: SitePage): string {
  const { language, title, toRoot, other, documentation, isPlayground, main } = page;
  const texts = siteTexts[language];
  const program = isPlayground ? 'playground' : 'documentation';
  const script = isPlayground ? `\n<script type="module" src="${toRoot}playground.js"></script>` : '';
  const current = (isCurrent: boolean): string => (isCurrent ? ' aria-current="page"' : '');
  const start = language === 'en' ? 'index.html' : `${language}.html`;
  const otherLanguage = language === 'en' ? 'es' : 'en';
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy(isPlayground)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="${toRoot}media/icon.svg">
<link rel="stylesheet" href="${toRoot}${program}.css">${script}
</head>
<body class="${isPlayground ? 'playground' : 'page'}">
<a class="skip" href="#content">${texts.toText}</a>
<header>
<p class="name"><img src="${toRoot}media/icon.svg" alt="" width="24" height="24"> ${texts.title}</p>
<nav aria-label="${texts.title}"><a href="${toRoot}${start}"${current(isPlayground)}>${texts.playground}</a> <a href="${toRoot}${documentation}"${current(!isPlayground)}>${texts.documentation}</a></nav>
${isPlayground ? `<p class="subtitle">${texts.subtitle}</p>` : ''}
${other === undefined ? '' : `<a class="language" href="${other}" lang="${otherLanguage}" hreflang="${otherLanguage}">${texts.otherLanguage}</a>`}
</header>
${main}
</body>
</html>
`;
}

/** The elements that the script of the playground fills. */
export function playgroundMain(language: SiteLanguage): string {
  const texts = siteTexts[language];
  const tabs = ['problems', 'odds', 'lookUp', 'roll'] as const;
  const keys = texts.keyList.map(([key, what]) => `<dt><kbd>${key}</kbd></dt><dd>${what}</dd>`).join('');
  return `<main id="content" tabindex="-1">
<h1 class="unseen">${texts.title}: ${texts.playground}</h1>
<nav id="files" aria-label="${texts.files}"></nav>
<section id="text" aria-label="${texts.editor}"><div id="editor"></div><details id="keys"><summary>${texts.keys}</summary><dl>${keys}</dl></details></section>
<section id="tools" aria-label="${texts.tools}">
<div role="tablist" aria-label="${texts.tools}">${tabs
    .map(
      (tab) =>
        `<button type="button" role="tab" id="${tab}Tab" aria-controls="${tab}" aria-selected="false" tabindex="-1">${texts[tab]}</button>`,
    )
    .join('')}</div>
<div id="problems" role="tabpanel" aria-labelledby="problemsTab" tabindex="0"><p id="state" role="status">${texts.starting}</p><ul id="problemList"></ul></div>
<div id="odds" role="tabpanel" aria-labelledby="oddsTab" tabindex="0" hidden><div id="panel"></div><h2>${texts.oddsOfLines}</h2><ul id="lensList"></ul></div>
<div id="lookUp" role="tabpanel" aria-labelledby="lookUpTab" tabindex="0" hidden><form id="lookUpForm" role="search"><label for="question">${texts.lookUpLabel}</label><input id="question" type="search" autocomplete="off" spellcheck="false"></form><ul id="rules"></ul><p id="noRule" role="status"></p><div id="ruleActions"></div><pre id="rule" tabindex="0" role="region" aria-label="${texts.rule}" hidden></pre></div>
<div id="roll" role="tabpanel" aria-labelledby="rollTab" tabindex="0" hidden><form id="rollForm"><label for="dice">${texts.rollLabel}</label><input id="dice" type="text" autocomplete="off" spellcheck="false" value="2D6+2"><label for="seed">${texts.seed}</label><input id="seed" type="number" min="0" max="4294967295" step="1" aria-describedby="seedHint"><p id="seedHint">${texts.seedHint}</p><button type="submit">${texts.roll}</button></form><output id="rolled" for="dice seed" aria-live="polite"></output></div>
</section>
</main>`;
}

/** A page of a panel, for a frame in the playground: the page that the panel has in an editor, with the colours of the site. */
export function panelHtml(language: SiteLanguage): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy(false)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>WHQ Rules</title>
<link rel="stylesheet" href="../panel.css">
<link rel="stylesheet" href="../media/view/page.css">
<script src="../panelHost.js"></script>
<script type="module" src="../media/view/page.js"></script>
</head>
<body>
<main></main>
</body>
</html>
`;
}

function policy(isPlayground: boolean): string {
  const editor = isPlayground ? ['worker-src', 'frame-src', 'connect-src'].map((what) => `${what} 'self'`) : [];
  const styles = isPlayground ? `style-src 'self' 'nonce-${editorNonce}'` : "style-src 'self'";
  // The editor draws its underlines as pictures with addresses `data:`.
  const pictures = isPlayground ? "img-src 'self' data:" : "img-src 'self'";
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "script-src 'self'",
    styles,
    pictures,
    ...editor,
  ].join('; ');
}
