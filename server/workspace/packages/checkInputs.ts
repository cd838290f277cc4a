import { isTranslation } from '../../formats/format.ts';
import { remembered, rememberedWith } from '../../text/remembered.ts';
import { type StoredValues, stored } from '../../text/store.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { Steps } from '../documents/steps.ts';
import { textPrint } from '../documents/textPrint.ts';
import type { Workspace } from './workspace.ts';

/**
 * All that decides which problems the text of a document has, as a short text: the document, and what the others say to it. A translation also
 * depends on their texts. What an unchanged document says is not worked out again.
 *
 * @param values those of the document.
 */
export function* checkInputs(workspace: Workspace, document: Document, values: StoredValues): Steps<string> {
  const { whole, textsBeside } = workspace;
  if (!outsideOf.isKnown(whole, values))
    for (const other of whole.documents())
      yield () => {
        printSaid(other.sections, other, whole, values);
      };
  const { said, texts } = outsideOf(whole, values);
  const schema = document.format?.isXml ? textsBeside.schemaOf(document) : undefined;
  const beside = [schema?.name, schema?.text, textsBeside.recordOf(document)?.text];
  return JSON.stringify([textPrint(document, values), said, isTranslation(document.format) ? texts : '', beside]);
}

interface Outside {
  /** What the documents say to the checks of others. */
  readonly said: string;
  /** The texts of all entries and translations. */
  readonly texts: string;
}

const outsideOf = rememberedWith(
  (workspace: Workspace, _: StoredValues) => [
    workspace.unitsKey,
    workspace.fileNames.key,
    ...workspace.documents().map(({ sections }) => sections),
  ],
  (workspace, values): Outside => {
    const documents = workspace.documents();
    const said = documents.map((document) => [document.uri, printSaid(document.sections, document, workspace, values)]);
    const texts = documents.filter(({ format }) => format?.isXml).map((document) => textPrint(document, values));
    return {
      said: values.print([JSON.stringify(said), workspace.roots.join('\n'), workspace.fileNames.all]),
      texts: values.print(texts),
    };
  },
);

/** What a document with these sections says to the checks of others, as a short text. */
const printSaid = remembered(
  (_: readonly Section[], document: Document, { index }: Workspace, values: StoredValues): string => {
    const { format } = document;
    const print = textPrint(document, values);
    // Files that describe packages, and charts, are read whole.
    if (!format || (format.isXml && format.isOfCharts)) return print;
    const kind = format.isXml ? [format.kind, format.edition ?? ''] : [];
    const say = (): string => values.print([...kind, ...index.offeredBy(document)]);
    return stored(document.values, () => `said ${print}`, say);
  },
);
