import type {
  CallHierarchyIncomingCall,
  CallHierarchyIncomingCallsParams,
  CallHierarchyOutgoingCall,
  CallHierarchyOutgoingCallsParams,
} from 'vscode-languageserver';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../features/callHierarchy.ts';
import { canOpen } from '../connection/canOpen.ts';
import { type AtPosition, forDocument } from '../connection/forDocument.ts';
import { guard } from '../connection/guard.ts';
import type { Handler } from './handler.ts';

/** Answers who uses a rule or a Monster, and what they use. */
export const callHierarchyHandler: Handler = {
  capabilities: () => ({ callHierarchyProvider: true }),
  register: (context) => {
    const { connection, workspace, messages } = context;
    const { callHierarchy } = connection.languages;
    callHierarchy.onPrepare(
      forDocument(
        context,
        'prepareCallHierarchy',
        () => null,
        (document, { position }: AtPosition) => {
          const items = prepareCallHierarchy(workspace, document, document.offsetAt(position), messages());
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
        ({ item }, asked) => asked.finish(() => incomingCalls(workspace, item, messages())),
      ),
    );
    callHierarchy.onOutgoingCalls(
      guard<CallHierarchyOutgoingCallsParams, CallHierarchyOutgoingCall[]>(
        context,
        'outgoingCalls',
        () => [],
        ({ item }) => item.uri,
        ({ item }) => outgoingCalls(workspace, item, messages()).filter(({ to }) => canOpen(context, to.uri)),
      ),
    );
  },
};
