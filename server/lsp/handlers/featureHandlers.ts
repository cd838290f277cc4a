import { callHierarchyHandler } from './callHierarchy.ts';
import { codeActionHandler } from './codeAction.ts';
import { codeLensHandler } from './codeLens.ts';
import { completionHandler } from './completion.ts';
import { definitionHandler } from './definition.ts';
import { documentHighlightHandler } from './documentHighlight.ts';
import { documentLinkHandler } from './documentLink.ts';
import { documentSymbolHandler } from './documentSymbol.ts';
import { foldingRangeHandler } from './foldingRange.ts';
import type { Handler } from './handler.ts';
import { hoverHandler } from './hover.ts';
import { inlayHintHandler } from './inlayHint.ts';
import { linkedEditingRangeHandler } from './linkedEditingRange.ts';
import { referencesHandler } from './references.ts';
import { renameHandler } from './rename.ts';
import { selectionRangeHandler } from './selectionRange.ts';
import { semanticTokensHandler } from './semanticTokens.ts';
import { textDocumentContentHandler } from './textDocumentContent.ts';
import { willRenameFilesHandler } from './willRenameFiles.ts';
import { workspaceSymbolHandler } from './workspaceSymbol.ts';

/** All handlers of requests that `features` or the texts of the packs answer. */
export const featureHandlers: readonly Handler[] = [
  hoverHandler,
  inlayHintHandler,
  codeLensHandler,
  codeActionHandler,
  completionHandler,
  documentSymbolHandler,
  foldingRangeHandler,
  selectionRangeHandler,
  linkedEditingRangeHandler,
  semanticTokensHandler,
  definitionHandler,
  referencesHandler,
  documentHighlightHandler,
  documentLinkHandler,
  workspaceSymbolHandler,
  callHierarchyHandler,
  renameHandler,
  willRenameFilesHandler,
  textDocumentContentHandler,
];
