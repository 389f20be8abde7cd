import { all, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { bulkMessage } from '@/domain/catalogue/draft/bulkMessage';
import { EMPTY_QUERY, type ShelfQuery, type ShelfRow } from '@/domain/catalogue/draft/shelfList';
import type { BulkResponse } from '@/domain/contracts/adminCatalogue';
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
import { texts } from './texts';

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
    const failed: BulkResponse['failed'] = [];
    const combosOffSale = new Set<string>();
    const counts = { changed: 0, unchanged: 0 };
    const stopAt = (message: string) =>
      failed.push(...waiting.map(({ id, name }) => ({ id, name, message })));
    let waiting = rows;
    while (waiting.length > 0) {
      const items = waiting.map(({ id, updatedAt }) => ({ id, version: updatedAt }));
      const answer = yield* call(api.change, kind, items, wanted);
      if (!answer.ok) {
        const message = callMessage(answer.error);
        if (waiting.length === rows.length) return yield* put(shelfActions.bulkFailed({ kind, message }));
        // Some are changed already: the rest stays chosen.
        stopAt(message);
        break;
      }
      counts.changed += answer.value.changed.length;
      counts.unchanged += answer.value.unchanged.length;
      failed.push(...answer.value.failed);
      for (const name of answer.value.combosOffSale) combosOffSale.add(name);
      const left = new Set(answer.value.left);
      if (left.size >= waiting.length) {
        stopAt(texts.noTime);
        break;
      }
      waiting = waiting.filter(({ id }) => left.has(id));
      yield* put(shelfActions.bulkContinued({ kind, done: rows.length - waiting.length }));
    }
    const message = bulkMessage({ ...counts, failed: failed.length, combosOffSale: [...combosOffSale] });
    yield* put(shelfActions.bulkFinished({ kind, message, failed }));
    if (failed.length === 0)
      yield* put(toastShown({ text: message, topic: `bulk ${kind}`, tone: 'success' }));
    // As if asked for by the page: whoever changes more meanwhile does not wait for it.
    const { query } = yield* select(selectShelf(kind));
    return yield* put(shelfRequested({ kind, query }));
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
