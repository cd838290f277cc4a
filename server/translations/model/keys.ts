import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { unescapeText } from '../../xml/references.ts';

/** The parts of the key of a translation, as `monster.rpb-goblin.name`. */
interface KeyParts {
  readonly key: string;
  /** `monster`; empty in a key without dots. */
  readonly prefix: string;
  /** `rpb-goblin`, with the scope of an adventure. */
  readonly id: string;
  /** `name`. */
  readonly part: string;
}

interface WrittenKey extends KeyParts {
  /** In section coordinates. */
  readonly span: Span;
}

/** The key of an entry in a translations file; undefined for any other section, and for an empty key. */
export function keyIn(document: Document, section: Section): WrittenKey | undefined {
  return isTranslation(document.format) ? readKey(section, document) : undefined;
}

const readKey = remembered((section: Section, { format }: Document): WrittenKey | undefined => {
  const span = entryTag(section, format)?.attributes.find(({ name }) => name === 'key')?.valueSpan;
  if (!span || span.start === span.end) return undefined;
  const key = unescapeText(section.text.slice(span.start, span.end)).trim();
  return { ...partsOfKey(key), span };
});

/** A key without dots has no prefix and no part. */
export function partsOfKey(key: string): KeyParts {
  const first = key.indexOf('.');
  const last = key.lastIndexOf('.');
  if (first < 0 || first === last) return { key, prefix: '', id: key, part: '' };
  return { key, prefix: key.slice(0, first), id: key.slice(first + 1, last), part: key.slice(last + 1) };
}
