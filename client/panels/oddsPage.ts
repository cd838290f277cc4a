/** What the page of the odds panel is made of; addresses are those that a webview may load. */
interface OddsPageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Where a webview may load the files of the extension from, for its policy. */
  readonly source: string;
  readonly style: string;
  readonly script: string;
  /** Nobody can guess it: only the script with it runs. */
  readonly nonce: string;
}

/** The page before it has anything to show. Only the script with the nonce runs in it, nothing else can be loaded, and nothing sent. */
export function oddsPage({ language, source, style, script, nonce }: OddsPageParts): string {
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
<form id="ask"><label for="expression" id="another"></label><input id="expression" type="text" spellcheck="false" autocomplete="off"><button id="go" type="submit"></button></form>
<fieldset id="rolls" hidden><legend id="onLine"></legend></fieldset>
<h1 id="title" tabindex="-1"></h1>
<p id="formula" hidden></p>
<p id="problem" role="alert" hidden></p>
<p id="summary" aria-live="polite"></p>
<p id="note" hidden></p>
<form id="controls"><div id="variables"></div><fieldset id="columns" hidden><legend id="show"></legend></fieldset></form>
<div id="rolling"><button id="roll" type="button"></button><output id="rolled" aria-live="polite"></output></div>
<svg id="chart" aria-hidden="true" focusable="false"></svg>
<div id="table"></div>
</main>
<script nonce="${attribute(nonce)}" type="module" src="${attribute(script)}"></script>
</body>
</html>`;
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
