/** The parts of a page, with addresses that a webview may load. */
interface PageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The source from which a webview may load the files of the extension, for the security policy. */
  readonly source: string;
  readonly style: string;
  readonly script: string;
  /** A random value: only the script with this value runs. */
  readonly nonce: string;
}

/** The empty page of a panel. Only the script with the nonce runs in it; nothing else can be loaded, and nothing can be sent. */
export function pageHtml({ language, source, style, script, nonce }: PageParts): string {
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `style-src ${source}`,
    `script-src 'nonce-${nonce}'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${escaped(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>WHQ Rules</title>
<link rel="stylesheet" href="${escaped(style)}">
</head>
<body>
<main></main>
<script nonce="${escaped(nonce)}" type="module" src="${escaped(script)}"></script>
</body>
</html>`;
}

/** A text as markup: between tags, or as the value of an attribute in double quotes. */
export function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
