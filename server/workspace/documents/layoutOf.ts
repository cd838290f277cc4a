import { rememberedLately } from '../../queries/remembered.ts';
import { type ProseLayout, proseLayout } from '../../text/markdown/layout.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** The layout of a section of a scenario, by the language id of its document. Spans are in section coordinates. */
export function layoutOf({ languageId }: Document, section: Section): ProseLayout {
  return layouts(section, languageId === 'markdown' ? 'markdown' : 'plaintext');
}

const layouts = rememberedLately(({ text }: Section, language: 'markdown' | 'plaintext') =>
  proseLayout(text, language),
);
