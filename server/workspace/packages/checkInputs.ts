import { isTranslation } from '../../formats/format.ts';
import { rememberedWith } from '../../text/remembered.ts';
import { type Store, stored } from '../../text/store.ts';
import type { Document } from '../documents/document.ts';
import { textPrint } from '../documents/textPrint.ts';
import type { Workspace } from './workspace.ts';

/**
 * All that decides which problems the text of a document has, as a short text: the document, and what the others say to it. A translation also
 * depends on their texts.
 *
 * @param store also for what other documents say, which is not read again while their texts are the same.
 */
export function checkInputs(workspace: Workspace, document: Document, store: Store): string {
  const { said, texts } = outsideOf(workspace.whole, store);
  const { textsBeside } = workspace;
  const schema = document.format?.isXml ? textsBeside.schemaOf(document) : undefined;
  const beside = [schema?.name, schema?.text, textsBeside.recordOf(document)?.text];
  return JSON.stringify([textPrint(document, store), said, isTranslation(document.format) ? texts : '', beside]);
}

interface Outside {
  /** What the documents say to the checks of others. */
  readonly said: string;
  /** The texts of all entries and translations. */
  readonly texts: string;
}

const outsideOf = rememberedWith(
  (workspace: Workspace, store: Store) => [
    store,
    workspace.unitsKey,
    workspace.fileNames.key,
    ...workspace.documents().map(({ sections }) => sections),
  ],
  (workspace, store): Outside => {
    const documents = workspace.documents();
    const said = documents.map((document) => [document.uri, printSaid(workspace, document, store)]);
    const texts = documents.filter(({ format }) => format?.isXml).map((document) => textPrint(document, store));
    return {
      said: store.print([JSON.stringify(said), workspace.roots.join('\n'), workspace.fileNames.all]),
      texts: store.print(texts),
    };
  },
);

/** What a document says to the checks of others, as a short text. */
function printSaid({ index }: Workspace, document: Document, store: Store): string {
  const { format } = document;
  const print = textPrint(document, store);
  // Files that describe packages, and charts, are read whole.
  if (!format || (format.isXml && format.isOfCharts)) return print;
  const kind = format.isXml ? [format.kind, format.edition ?? ''] : [];
  const say = (): string => store.print([...kind, ...index.offeredBy(document)]);
  return stored(document.store?.of(document.uri), () => `said ${print}`, say);
}
