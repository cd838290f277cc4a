/** What a page is made of; addresses are those that a webview may load. */
interface PageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Where a webview may load the files of the extension from, for its policy. */
  readonly source: string;
  readonly style: string;
  readonly script: string;
  /** Nobody can guess it: only the script with it runs. */
  readonly nonce: string;
  /** The elements that the script fills: our own markup, in which no text of a package stands. */
  readonly main: string;
}

/** The page of a panel before it has anything to show. Only the script with the nonce runs in it, nothing else can be loaded, and nothing sent. */
export function pageHtml({ language, source, style, script, nonce, main }: PageParts): string {
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `style-src ${source}`,
    `script-src 'nonce-${nonce}'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${attribute(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>WHQ Rules</title>
<link rel="stylesheet" href="${attribute(style)}">
</head>
<body>
<main>
${main}
</main>
<script nonce="${attribute(nonce)}" type="module" src="${attribute(script)}"></script>
</body>
</html>`;
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
