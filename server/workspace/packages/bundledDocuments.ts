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
  files.map(({ uri, text, contributions }) => {
    const document = new Document(uri, 'xml', 0, text, undefined, true);
    return {
      document,
      contributions:
        contributions === undefined ? contributionsOf(document) : contributionsFrom(contributions, document),
    };
  }),
);
