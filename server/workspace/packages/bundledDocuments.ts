import { remembered } from '../../queries/remembered.ts';
import { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import { bundledContributions, contributionsFrom } from '../index/bundledContributions.ts';
import type { Contribution } from '../index/contribution.ts';
import type { BundledPackage } from './host.ts';

interface BundledDocument {
  readonly document: Document;
  readonly contributions: (section: Section) => Contribution | undefined;
}

/** The documents of a bundled pack, with what they add to an index. They never change, so all packages share them. */
export const bundledDocuments = remembered((files: BundledPackage['files']): readonly BundledDocument[] =>
  files.map(({ uri, text, contributions }) => {
    const document = new Document(uri, 'xml', 0, text, undefined, true);
    const known =
      contributions === undefined ? bundledContributions(document) : contributionsFrom(contributions, document);
    return { document, contributions: (section) => known.get(section) };
  }),
);
