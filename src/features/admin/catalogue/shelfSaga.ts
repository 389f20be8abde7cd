import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { EMPTY_QUERY, type ShelfQuery, type ShelfRow } from '@/domain/catalogue/draft/shelfList';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { ShelfAdmin, ShelfKind } from '@/services/admin/createShelfAdmin';
import { callMessage } from '../messages';
import {
  bulkRequested,
  knownRequested,
  partsSearched,
  selectShelf,
  shelfActions,
  shelfRequested,
} from './shelfSlice';

/** Loads the admin's lists, and changes many of a list at once. */
export function* shelfSaga(api: ShelfAdmin) {
  function* load(kind: ShelfKind) {
    const { query } = yield* select(selectShelf(kind));
    const answer = yield* call(api.list, kind, query);
    if (answer.ok) yield* put(shelfActions.shelfLoaded({ kind, page: answer.value }));
    else yield* put(shelfActions.shelfFailed({ kind, message: callMessage(answer.error) }));
  }

  function* loadKnown() {
    const answer = yield* call(api.known);
    if (answer.ok) yield* put(shelfActions.knownLoaded(answer.value));
    else yield* put(shelfActions.knownFailed(callMessage(answer.error)));
  }

  function* findParts({ payload: { q, combos } }: ReturnType<typeof partsSearched>) {
    const query: ShelfQuery = { ...EMPTY_QUERY, q, sort: 'name' };
    const kinds: ShelfKind[] = combos ? ['combos', 'products'] : ['products'];
    const found: ShelfRow[] = [];
    for (const answer of yield* all(kinds.map((kind) => call(api.list, kind, query)))) {
      if (!answer.ok) {
        yield* put(shelfActions.partsFailed(callMessage(answer.error)));
        return;
      }
      found.push(...answer.value.rows);
    }
    yield* put(shelfActions.partsFound(found));
  }

  function* change({ payload: { kind, change: wanted } }: ReturnType<typeof bulkRequested>) {
    const { page, selected } = yield* select(selectShelf(kind));
    const rows = page.status === 'ready' ? page.value.rows.filter(({ id }) => selected.includes(id)) : [];
    const items = rows.map(({ id, updatedAt }) => ({ id, version: updatedAt }));
    const answer = yield* call(api.change, kind, items, wanted);
    if (!answer.ok) {
      yield* put(shelfActions.bulkFailed({ kind, message: callMessage(answer.error) }));
      return;
    }
    const { message, failed } = answer.value;
    yield* put(shelfActions.bulkFinished({ kind, message, failed }));
    if (failed.length === 0)
      yield* put(toastShown({ text: message, topic: `bulk ${kind}`, tone: 'success' }));
    // As if asked for by the page: whoever changes more meanwhile does not wait for it.
    const { query } = yield* select(selectShelf(kind));
    yield* put(shelfRequested({ kind, query }));
  }

  yield* takeLatest(
    (action: unknown) => shelfRequested.match(action) && action.payload.kind === 'products',
    safely(() => load('products')),
  );
  yield* takeLatest(
    (action: unknown) => shelfRequested.match(action) && action.payload.kind === 'combos',
    safely(() => load('combos')),
  );
  yield* takeLatest(partsSearched, safely(findParts));
  yield* takeLeading(knownRequested, safely(loadKnown));
  yield* takeLeading(bulkRequested, safely(change));
}
