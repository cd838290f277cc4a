/** The page of a problem code as a report shows it. */
interface PageText {
  /** The first sentences, about the mistake. */
  readonly summary: string;
  /** The same and the reason why it matters. */
  readonly description: string;
  /** The whole page as plain text, and as Markdown without links to other files. */
  readonly text: string;
  readonly markdown: string;
}

/** Reads a page of `docs/problems` or `docs/es/problems`: a heading, the severity in bold with the summary behind it, and more paragraphs. */
export function pageText(page: string | undefined): PageText | undefined {
  const [, summary = ''] = /^\*\*[^*]+\.\*\* (.*)$/m.exec(page ?? '') ?? [];
  if (page === undefined || summary === '') return undefined;
  const [, , reason = ''] = page.split('\n\n').filter((block) => block !== '');
  const markdown = page.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^```xml .*$/gm, '```xml');
  return {
    summary: plain(summary),
    description: reason.endsWith(':') ? plain(summary) : `${plain(summary)} ${plain(reason)}`,
    text: plain(markdown.replace(/^```.*\n/gm, '')),
    markdown: markdown.trim(),
  };
}

/** Without the signs of Markdown for links, code and emphasis. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|^# /gm, '')
    .trim();
}
