import { remembered } from '../../queries/remembered.ts';
import { Document } from '../documents/document.ts';
import { contributionsFrom } from '../index/bundledContributions.ts';
import { type Contributions, contributionsOf } from '../index/contribution.ts';
import type { BundledPackage } from './host.ts';

interface BundledDocument {
  readonly document: Document;
  readonly contributions: Contributions;
}

/** The documents of a bundled pack, with what they add to an index. They never change, so all packages share them. */
export const bundledDocuments = remembered((files: BundledPackage['files']): readonly BundledDocument[] =>
  files.map((file) => {
    const document = documentOf(file);
    const { contributions } = file;
    return {
      document,
      contributions:
        contributions === undefined ? contributionsOf(document) : contributionsFrom(contributions, document),
    };
  }),
);

/** Kept by itself: a run that pauses in a document goes on in the same one. */
const documentOf = remembered(
  ({ uri, text }: BundledPackage['files'][number]): Document => new Document(uri, 'xml', 0, text, undefined, true),
);
