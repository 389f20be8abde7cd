import { all, call, put, select } from 'typed-redux-saga';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import { bulkMessage } from '@/domain/catalogue/draft/bulkMessage';
import {
  EMPTY_QUERY,
  type CatalogueListQuery,
  type CatalogueRow,
} from '@/domain/catalogue/draft/catalogueList';
import type { BulkResponse } from '@/domain/contracts/admin/catalogue';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import type { CatalogueAdmin, CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { aboutOther, callMessage, loadWith, newKey, unexpectedFailure } from '../shared';
import {
  bulkRequested,
  catalogueActions,
  knownRequested,
  listRequested,
  partsSearched,
  selectCatalogueList,
} from './catalogueSlice';
import { messages } from './messages';

/** Loads the lists of products and combos, and applies bulk changes. */
export function* catalogueSaga({ random }: Pick<Services, 'random'>, api: CatalogueAdmin) {
  function* load(kind: CatalogueKind) {
    const { query } = yield* select(selectCatalogueList(kind));
    const answer = yield* call(api.list, kind, query);
    if (answer.ok) yield* put(catalogueActions.listLoaded({ kind, page: answer.value }));
    else yield* put(catalogueActions.listFailed({ kind, message: callMessage(answer.error) }));
  }

  function* findParts({ payload: { q, combos } }: ReturnType<typeof partsSearched>) {
    const query: CatalogueListQuery = { ...EMPTY_QUERY, q, sort: 'name' };
    const kinds: CatalogueKind[] = combos ? ['combos', 'products'] : ['products'];
    const found: CatalogueRow[] = [];
    for (const answer of yield* all(kinds.map((kind) => call(api.list, kind, query)))) {
      if (!answer.ok) {
        yield* put(catalogueActions.partsFailed(callMessage(answer.error)));
        return;
      }
      found.push(...answer.value.rows);
    }
    yield* put(catalogueActions.partsFound(found));
  }

  /** Says in a toast what went wrong where the dialog, which would say it, was closed. */
  function* tellClosed(kind: CatalogueKind, { kind: about }: BulkChange, message: string) {
    const { bulk } = yield* select(selectCatalogueList(kind));
    if (bulk.status === 'sending') return;
    const text = aboutOther(messages.bulk.titles[about], message);
    yield* put(toastShown({ text, topic: `bulk ${kind}`, tone: 'error' }));
  }

  function* changeSelected({ payload: { kind, change } }: ReturnType<typeof bulkRequested>) {
    const { page, selected } = yield* select(selectCatalogueList(kind));
    const rows = page.status === 'ready' ? page.value.rows.filter(({ id }) => selected.includes(id)) : [];
    const failed: BulkResponse['failed'] = [];
    const combosOffSale = new Set<string>();
    const counts = { changed: 0, unchanged: 0 };
    const stopAt = (message: string) =>
      failed.push(...waiting.map(({ id, name }) => ({ id, name, message })));
    const run = newKey(random);
    let waiting = rows;
    while (waiting.length > 0) {
      const items = waiting.map(({ id, updatedAt }) => ({ id, version: updatedAt }));
      const answer = yield* call(api.change, kind, { items, change, run });
      if (!answer.ok) {
        const message = callMessage(answer.error);
        if (waiting.length === rows.length) {
          yield* call(tellClosed, kind, change, message);
          return yield* put(catalogueActions.bulkFailed({ kind, message }));
        }
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
        stopAt(messages.bulk.noTime);
        break;
      }
      waiting = waiting.filter(({ id }) => left.has(id));
      yield* put(catalogueActions.bulkContinued({ kind, done: rows.length - waiting.length }));
    }
    const message = bulkMessage({ ...counts, failed: failed.length, combosOffSale: [...combosOffSale] });
    if (failed.length > 0) yield* call(tellClosed, kind, change, message);
    yield* put(catalogueActions.bulkFinished({ kind, message, failed }));
    if (failed.length === 0)
      yield* put(toastShown({ text: message, topic: `bulk ${kind}`, tone: 'success' }));
    // The reload is a separate request, so that the next bulk change need not wait for it.
    const { query } = yield* select(selectCatalogueList(kind));
    return yield* put(listRequested({ kind, query }));
  }

  /** A bulk change that throws fails, so that the next one can be sent. */
  function* changeOrFail(action: ReturnType<typeof bulkRequested>) {
    try {
      yield* changeSelected(action);
    } catch (error) {
      yield* put(catalogueActions.bulkFailed({ kind: action.payload.kind, message: unexpectedFailure }));
      throw error;
    }
  }

  const isRequestFor = (kind: CatalogueKind) => (action: unknown) =>
    listRequested.match(action) && action.payload.kind === kind;
  for (const kind of ['products', 'combos'] as const) {
    yield* takeLatest(isRequestFor(kind), () => load(kind));
  }
  yield* takeLatest(partsSearched, findParts);
  const { knownLoaded, knownFailed } = catalogueActions;
  yield* takeLeading(knownRequested, loadWith(api.known, knownLoaded, knownFailed));
  yield* takeLeadingBy(bulkRequested, ({ kind }) => kind, changeOrFail);
}
