import type { ProseFormat } from './format.ts';

/** Markdown and plain text. Rules are mentioned there by name, linked to, or named by their id as code. */
export const prose = {
  isXml: false,
  kind: 'prose',
  entries: [],
  refersTo: [
    { in: 'link', to: 'rule' },
    { in: 'code', to: 'rule' },
  ],
} as const satisfies ProseFormat;
