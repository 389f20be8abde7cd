import { invalid } from '../errors';
import { type Json, type JsonRecord } from '../json';
import { parseDocumentName } from '../paths/resourceName';
import { parseMask } from '../writes/parseWrite';
import { FirestoreError } from '../errors';
import { readState, type ReadState } from './consistency';
import { type CallContext } from './context';
import { renderDocument } from './render';

/** GetDocument. Throws NOT_FOUND. */
export async function getDocument(
  context: CallContext,
  path: string,
  parameters: JsonRecord,
): Promise<object> {
  const state = readState(context, parameters);
  if (state.locking !== null) await context.transactions.lockForReading(state.locking, [path]);
  context.access.checkGet(state.view, path, state.readTime());
  const document = state.view.get(path);
  if (document === undefined) {
    throw new FirestoreError('NOT_FOUND', `Document "${context.database.nameOf(path)}" not found.`);
  }
  return renderDocument(document, parseMask(parameters.mask));
}

/** BatchGetDocuments: one element per distinct document, in the requested order. */
export async function batchGet(context: CallContext, body: JsonRecord): Promise<object[]> {
  const paths = [...new Set(documentPaths(context, body.documents))];
  const mask = parseMask(body.mask);
  const state = readState(context, body);
  await waitForTurn(context, state, paths);
  const { view } = state;
  const readTime = state.readTime();
  const batch = paths.length > 1 ? {} : null;
  const answers = paths.map((path) => {
    context.access.checkGet(view, path, readTime, batch);
    const document = view.get(path);
    if (document === undefined) return { missing: context.database.nameOf(path), readTime };
    return { found: renderDocument(document, mask), readTime };
  });
  return state.begun === null ? answers : [{ transaction: state.begun, readTime }, ...answers];
}

async function waitForTurn(context: CallContext, state: ReadState, paths: readonly string[]): Promise<void> {
  const { pacing } = context.transactions;
  if (state.locking !== null) await context.transactions.lockForReading(state.locking, paths);
  // Optimistic transactions read each document before a write in a batch of one.
  else if (paths.length === 1 && state.view === context.database) await pacing.turn(paths[0]!);
}

function documentPaths({ database }: CallContext, json: Json | undefined): string[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid('documents must be a list.');
  return json.map((name: Json) => {
    if (typeof name !== 'string') throw invalid('documents must be a list of names.');
    const location = parseDocumentName(name);
    if (location.project !== database.project || location.database !== database.id) {
      throw invalid(`Document "${name}" is not in the database of the request.`);
    }
    return location.path;
  });
}
