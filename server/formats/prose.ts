import type { ProseFormat } from './format.ts';

/** Markdown and plain text. Prose mentions rules by name, by link, or by their id as code. */
export const prose = {
  isXml: false,
  kind: 'prose',
  entries: [],
  refersTo: [
    { in: 'link', to: 'rule' },
    { in: 'code', to: 'rule' },
  ],
} as const satisfies ProseFormat;
