import { randomBytes } from 'node:crypto';
import { FirestoreError, invalid } from '../errors';
import { type Json, type JsonRecord } from '../json';
import { checkDocumentPath } from '../paths/resourceName';
import { parseMask, parsePrecondition, parseWrite, parseWrites } from '../writes/parseWrite';
import { type Precondition, type Write } from '../writes/types';
import { parseFields } from '../values/parse';
import { commit } from './commit';
import { parseTransactionOptions } from './consistency';
import { type CallContext } from './context';
import { renderDocument, renderStatus, renderWriteResult } from './render';

/** Commit: all writes or none. */
export async function commitCall(context: CallContext, body: JsonRecord): Promise<object> {
  const writes = parseWrites(body.writes, context.database);
  const transaction =
    typeof body.transaction === 'string' && body.transaction !== '' ? body.transaction : null;
  const committed = await commit(context, writes, transaction);
  return { writeResults: committed.writes.map(renderWriteResult), commitTime: committed.commitTime };
}

/** BatchWrite: each write on its own, with a status each. */
export async function batchWrite(context: CallContext, body: JsonRecord): Promise<object> {
  const json = body.writes ?? [];
  if (!Array.isArray(json)) throw invalid('writes must be a list.');
  const writes = json.map((write: Json) => parseWrite(write, context.database));
  if (new Set(writes.map((write) => write.path)).size < writes.length) {
    throw invalid('Cannot write to the same document more than once in a batch.');
  }
  const outcomes = await Promise.all(writes.map((write) => writeAlone(context, write)));
  return {
    writeResults: outcomes.map((outcome) => outcome.result),
    status: outcomes.map((outcome) => renderStatus(outcome.error)),
  };
}

/** CreateDocument: with the id given, or one made up. Throws ALREADY_EXISTS. */
export async function createDocument(
  context: CallContext,
  path: string,
  parameters: JsonRecord,
  body: JsonRecord,
) {
  if (typeof body.name === 'string' && body.name !== '') throw invalid('document.name must not be set.');
  const id = typeof parameters.documentId === 'string' ? parameters.documentId : '';
  const document = checkDocumentPath(`${path}/${id === '' ? automaticId() : id}`);
  return put(context, { path: document, body, mask: null, precondition: { exists: false } }, parameters);
}

/** UpdateDocument: only the fields of the mask, if there is one; creates the document unless a precondition forbids. */
export async function patchDocument(
  context: CallContext,
  path: string,
  parameters: JsonRecord,
  body: JsonRecord,
) {
  const precondition = parsePrecondition(parameters.currentDocument);
  return put(context, { path, body, mask: parameters.updateMask ?? null, precondition }, parameters);
}

/** DeleteDocument; a missing document is no error. */
export async function deleteDocument(
  context: CallContext,
  path: string,
  parameters: JsonRecord,
): Promise<object> {
  const precondition = parsePrecondition(parameters.currentDocument);
  await commit(context, [{ kind: 'delete', path, precondition }], null);
  return {};
}

/** BeginTransaction. */
export function beginTransaction(context: CallContext, body: JsonRecord): object {
  return { transaction: context.transactions.begin(parseTransactionOptions(context, body.options)).id };
}

/** Rollback; a transaction that is already gone is no error. */
export function rollback(context: CallContext, body: JsonRecord): object {
  if (typeof body.transaction !== 'string') throw invalid('A transaction is required.');
  context.transactions.rollback(body.transaction);
  return {};
}

interface Put {
  readonly path: string;
  readonly body: JsonRecord;
  readonly mask: Json;
  readonly precondition: Precondition | null;
}

async function put(context: CallContext, { path, body, mask, precondition }: Put, parameters: JsonRecord) {
  const fields = parseFields(body.fields);
  const answered = parseMask(parameters.mask);
  const write: Write = { kind: 'update', path, fields, mask: parseMask(mask), transforms: [], precondition };
  const { writes } = await commit(context, [write], null);
  return renderDocument(writes[0]!.after!, answered);
}

async function writeAlone(context: CallContext, write: Write) {
  try {
    const { writes } = await commit(context, [write], null);
    return { result: renderWriteResult(writes[0]!), error: null };
  } catch (error) {
    if (error instanceof FirestoreError) return { result: {}, error };
    throw error;
  }
}

// 20 characters, as the SDKs make them.
function automaticId(): string {
  return randomBytes(15).toString('base64url').replace(/[-_]/g, 'x');
}
