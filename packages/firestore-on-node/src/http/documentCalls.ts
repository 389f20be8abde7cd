import { FirestoreError, invalid } from '../errors';
import { type JsonRecord } from '../json';
import { checkDocumentPath, isDocumentPath } from '../paths/resourceName';
import { type CallContext } from '../service/context';
import { listCollectionIds, listDocuments } from '../service/listCalls';
import { partitionQuery } from '../service/partitionQuery';
import { runAggregationQuery, runQueryCall } from '../service/queryCalls';
import { batchGet, getDocument } from '../service/readCalls';
import {
  batchWrite,
  beginTransaction,
  commitCall,
  createDocument,
  deleteDocument,
  patchDocument,
  rollback,
} from '../service/writeCalls';
import { checkNames, checkParameters } from './knownNames';
import { type MessageName } from './messages';
import { type Verb } from './route';

export interface DocumentCall {
  readonly context: CallContext;
  readonly path: string;
  readonly parameters: JsonRecord;
  /** The names of the URL parameters: `mask.fieldPaths`. */
  readonly parameterNames: readonly string[];
  readonly body: JsonRecord;
}

interface Operation {
  readonly run: (call: DocumentCall) => object | Promise<object>;
  /** The message type of the body; absent for calls without a body. */
  readonly message: MessageName | null;
  /** The URL parameters it takes. */
  readonly parameters?: ReadonlySet<string>;
  /** Whether the answer reveals no documents, or the call itself waits until they are durable. */
  readonly isSettled?: boolean;
}

/** Calls whose answers are streams: a JSON array over REST, errors included. */
export const STREAMING: ReadonlySet<Verb | null> = new Set<Verb | null>([
  'batchGet',
  'runAggregationQuery',
  'runQuery',
]);

const ON_DATABASE: Partial<Record<Verb, Operation>> = {
  batchGet: { message: 'BatchGetDocumentsRequest', run: ({ context, body }) => batchGet(context, body) },
  batchWrite: {
    message: 'BatchWriteRequest',
    isSettled: true,
    run: ({ context, body }) => batchWrite(context, body),
  },
  beginTransaction: {
    message: 'BeginTransactionRequest',
    isSettled: true,
    run: ({ context, body }) => beginTransaction(context, body),
  },
  commit: {
    message: 'CommitRequest',
    isSettled: true,
    run: ({ context, body }) => commitCall(context, body),
  },
  rollback: {
    message: 'RollbackRequest',
    isSettled: true,
    run: ({ context, body }) => rollback(context, body),
  },
};

const ON_PARENT: Partial<Record<Verb, Operation>> = {
  listCollectionIds: {
    message: 'ListCollectionIdsRequest',
    run: ({ context, path, body }) => listCollectionIds(context, path, body),
  },
  partitionQuery: {
    message: 'PartitionQueryRequest',
    run: ({ context, path, body }) => partitionQuery(context, path, body),
  },
  runAggregationQuery: {
    message: 'RunAggregationQueryRequest',
    run: ({ context, path, body }) => runAggregationQuery(context, path, body),
  },
  runQuery: {
    message: 'RunQueryRequest',
    run: ({ context, path, body }) => runQueryCall(context, path, body),
  },
};

const READ = ['mask.fieldPaths', 'transaction', 'readTime'];
const CONDITION = ['currentDocument.exists', 'currentDocument.updateTime'];

const ON_DOCUMENT: Readonly<Record<string, Operation>> = {
  GET: {
    message: null,
    parameters: new Set(READ),
    run: ({ context, path, parameters }) => getDocument(context, path, parameters),
  },
  PATCH: {
    message: 'Document',
    isSettled: true,
    parameters: new Set(['updateMask.fieldPaths', 'mask.fieldPaths', ...CONDITION]),
    run: ({ context, path, parameters, body }) => patchDocument(context, path, parameters, body),
  },
  DELETE: {
    message: null,
    isSettled: true,
    parameters: new Set(CONDITION),
    run: ({ context, path, parameters }) => deleteDocument(context, path, parameters),
  },
};

const ON_COLLECTION: Readonly<Record<string, Operation>> = {
  GET: {
    message: null,
    parameters: new Set([...READ, 'pageSize', 'pageToken', 'orderBy', 'showMissing']),
    run: ({ context, path, parameters }) => listDocuments(context, path, parameters),
  },
  POST: {
    message: 'Document',
    isSettled: true,
    parameters: new Set(['documentId', 'mask.fieldPaths']),
    run: ({ context, path, parameters, body }) => createDocument(context, path, parameters, body),
  },
};

const NONE: ReadonlySet<string> = new Set();

/** Carries out one call on documents. Throws FirestoreError. */
export async function callDocuments(method: string, verb: Verb | null, call: DocumentCall): Promise<object> {
  const {
    message,
    parameters = NONE,
    isSettled = false,
    run,
  } = verb === null ? onResource(method, call.path) : onVerb(verb, call.path);
  checkParameters(call.parameterNames, parameters);
  // For calls on a resource, the body is one field of the request.
  if (message !== null) checkNames(call.body, message, verb === null ? 'document' : null);
  if (isSettled) return run(call);
  try {
    return await run(call);
  } finally {
    // No answer, not even a refusal, may reveal a change that could still be lost.
    await call.context.store.settled();
  }
}

function onResource(method: string, path: string): Operation {
  if (path === '') throw notFound();
  const isDocument = isDocumentPath(path);
  if (isDocument) checkDocumentPath(path);
  const operation = (isDocument ? ON_DOCUMENT : ON_COLLECTION)[method];
  if (operation === undefined) throw notFound();
  return operation;
}

function onVerb(verb: Verb, path: string): Operation {
  const onDatabase = ON_DATABASE[verb];
  if (onDatabase !== undefined) {
    if (path !== '') throw invalid(`${verb} is called on the database.`);
    return onDatabase;
  }
  if (path !== '') checkDocumentPath(path);
  return ON_PARENT[verb]!;
}

function notFound(): FirestoreError {
  return new FirestoreError('NOT_FOUND', 'The requested URL was not found on this server.');
}
