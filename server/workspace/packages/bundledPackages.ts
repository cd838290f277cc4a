import { remembered } from '../../text/remembered.ts';
import { Document } from '../documents/document.ts';
import { usualSystem } from '../documents/systemsIn.ts';
import { bundledContributions, contributionsFrom } from '../index/keptContributions.ts';
import type { BundledPackage } from './host.ts';
import type { Package } from './package.ts';

/** A pack as a package, whose documents are still to be read. */
interface PackToRead {
  readonly pack: Package;
  /** Those of the package. */
  readonly documents: Map<string, Document>;
  readonly files: BundledPackage['files'];
}

/**
 * The packs of some systems as packages.
 *
 * @param packs in the order of precedence, the highest first.
 */
export function bundledPackages(packs: readonly BundledPackage[], systems: readonly string[]): readonly PackToRead[] {
  const ofSystems = packs.filter(({ system = usualSystem }) => systems.includes(system));
  return ofSystems.map(({ id, title, files }, position) => {
    // A book has precedence over every translation: the numbers below are left for the translations of all books.
    const precedence = 2 * packs.length - position;
    const documents = new Map<string, Document>();
    return { pack: { id, title, precedence, documents, settings: { isReadOnly: true } }, documents, files };
  });
}

/** The documents of a bundled package, with what they add to an index. They never change, so all workspaces share them. */
export const bundledDocuments = remembered((files: BundledPackage['files']) =>
  files.map(({ uri, text, contributions }) => {
    const document = new Document(uri, 'xml', 0, text);
    return {
      document,
      contributions:
        contributions === undefined ? bundledContributions(document) : contributionsFrom(contributions, document, true),
    };
  }),
);
