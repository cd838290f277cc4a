import { blocksHtml, htmlPage } from '../html.ts';
import { printedBlocks } from './printedBlocks.ts';
import type { View } from './view.ts';

/** A view as a page by itself, for a browser or a printer. */
export function viewPage(view: View): string {
  const { language, tab: title } = view;
  return htmlPage({
    language,
    title,
    style: pageStyle,
    body: blocksHtml(printedBlocks(view), title, 1),
  });
}

/** Black on white, on A4. A table stays on one page where it fits. */
export const pageStyle = `@page { size: A4; margin: 18mm 16mm; }
body { max-width: 46rem; margin: 1.5rem auto; padding: 0 1rem; color: #000; background: #fff; font: 11pt/1.4 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.5em; margin: 0 0 .6em; }
h2 { font-size: 1.15em; margin: 1.2em 0 .2em; padding-top: .4em; border-top: 1pt solid #000; }
h3 { font-size: 1em; font-style: italic; font-weight: normal; margin: .8em 0 .2em; }
h2, h3 { break-after: avoid; }
p { margin: .3em 0; }
table { width: 100%; border-collapse: collapse; margin: .5em 0; font-variant-numeric: tabular-nums; break-inside: avoid; }
th, td { padding: .15em .5em; text-align: right; border-bottom: .5pt solid #000; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: pre-wrap; }
thead th { border-bottom-width: 1pt; vertical-align: bottom; }
tbody th { font-weight: normal; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } }
`;
