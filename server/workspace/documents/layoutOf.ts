import { type ProseLayout, proseLayout } from '../../text/markdown/layout.ts';
import type { Document } from './document.ts';
import { Recent } from './recent.ts';
import type { Section } from './section.ts';

const known = new Recent<Section, ProseLayout>();

/** The layout of a section of a scenario, by the language of its document. Spans count in the section. */
export function layoutOf({ languageId }: Document, section: Section): ProseLayout {
  const layout = known.get(section) ?? proseLayout(section.text, languageId === 'markdown' ? 'markdown' : 'plaintext');
  known.set(section, layout);
  return layout;
}
