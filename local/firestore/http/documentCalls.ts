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
import { type Verb } from './route';

export interface DocumentCall {
  readonly context: CallContext;
  readonly path: string;
  readonly parameters: JsonRecord;
  readonly body: JsonRecord;
}

type Handler = (call: DocumentCall) => object | Promise<object>;

/** Calls whose answers are streams: a JSON array over REST, errors included. */
export const STREAMING: ReadonlySet<Verb | null> = new Set<Verb | null>([
  'batchGet',
  'runAggregationQuery',
  'runQuery',
]);

const ON_DATABASE: Partial<Record<Verb, Handler>> = {
  batchGet: ({ context, body }) => batchGet(context, body),
  batchWrite: ({ context, body }) => batchWrite(context, body),
  beginTransaction: ({ context, body }) => beginTransaction(context, body),
  commit: ({ context, body }) => commitCall(context, body),
  rollback: ({ context, body }) => rollback(context, body),
};

const ON_PARENT: Partial<Record<Verb, Handler>> = {
  listCollectionIds: ({ context, path, body }) => listCollectionIds(context, path, body),
  partitionQuery: ({ context, path, body }) => partitionQuery(context, path, body),
  runAggregationQuery: ({ context, path, body }) => runAggregationQuery(context, path, body),
  runQuery: ({ context, path, body }) => runQueryCall(context, path, body),
};

const ON_DOCUMENT: Readonly<Record<string, Handler>> = {
  GET: ({ context, path, parameters }) => getDocument(context, path, parameters),
  PATCH: ({ context, path, parameters, body }) => patchDocument(context, path, parameters, body),
  DELETE: ({ context, path, parameters }) => deleteDocument(context, path, parameters),
};

const ON_COLLECTION: Readonly<Record<string, Handler>> = {
  GET: ({ context, path, parameters }) => listDocuments(context, path, parameters),
  POST: ({ context, path, parameters, body }) => createDocument(context, path, parameters, body),
};

/** Carries out one call on documents. Throws FirestoreError. */
export async function callDocuments(method: string, verb: Verb | null, call: DocumentCall): Promise<object> {
  if (verb !== null) return callVerb(verb, call);
  if (call.path === '') throw notFound();
  const isDocument = isDocumentPath(call.path);
  if (isDocument) checkDocumentPath(call.path);
  const handler = (isDocument ? ON_DOCUMENT : ON_COLLECTION)[method];
  if (handler === undefined) throw notFound();
  return handler(call);
}

async function callVerb(verb: Verb, call: DocumentCall): Promise<object> {
  const onDatabase = ON_DATABASE[verb];
  if (onDatabase !== undefined) {
    if (call.path !== '') throw invalid(`${verb} is called on the database.`);
    return onDatabase(call);
  }
  if (call.path !== '') checkDocumentPath(call.path);
  return ON_PARENT[verb]!(call);
}

function notFound(): FirestoreError {
  return new FirestoreError('NOT_FOUND', 'The requested URL was not found on this server.');
}
