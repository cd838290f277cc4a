import type {
  CallHierarchyIncomingCall,
  CallHierarchyIncomingCallsParams,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
  CallHierarchyOutgoingCallsParams,
} from 'vscode-languageserver';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../features/callHierarchy.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { canOpen } from '../connection/canOpen.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import type { Handler } from './handler.ts';

/** Answers the uses of a rule or a Monster, and the rules and Monsters that it uses. */
export const callHierarchyHandler: Handler = {
  capabilities: () => ({ callHierarchyProvider: true }),
  register: (context) => {
    const { connection, workspace, readerOf } = context;
    const { callHierarchy } = connection.languages;
    const scopeOf = ({ uri }: CallHierarchyItem): Package => {
      const document = workspace.get(uri);
      return document ? workspace.packageOf(document) : workspace.all;
    };
    callHierarchy.onPrepare(
      forDocument(
        context,
        'prepareCallHierarchy',
        () => null,
        (asked, { position }: AtPosition) => {
          const items = prepareCallHierarchy(asked, asked.document.offsetAt(position));
          return items.length > 0 ? items : null;
        },
      ),
    );
    callHierarchy.onIncomingCalls(
      guard<CallHierarchyIncomingCallsParams, CallHierarchyIncomingCall[]>(
        context,
        'incomingCalls',
        () => [],
        ({ item }) => item.uri,
        async ({ item }, request) => {
          const reader = await readerOf(undefined);
          const scope = scopeOf(item);
          return [...(await request.finish(() => incomingCalls({ scope, reader }, item)))];
        },
      ),
    );
    callHierarchy.onOutgoingCalls(
      guard<CallHierarchyOutgoingCallsParams, CallHierarchyOutgoingCall[]>(
        context,
        'outgoingCalls',
        () => [],
        ({ item }) => item.uri,
        async ({ item }) => {
          const reader = await readerOf(undefined);
          return outgoingCalls({ scope: scopeOf(item), reader }, item).filter(({ to }) => canOpen(context, to.uri));
        },
      ),
    );
  },
};
