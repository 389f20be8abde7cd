import { call, put, race, take } from 'typed-redux-saga';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { dayInIndia } from '@/domain/time/india';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import { ok, type Services } from '@/services';
import type { CsvAdmin } from '@/services/admin/catalogue/createCsvAdmin';
import { callMessage, readAllPages } from '@/features/admin/shared';
import { exportClosed, exportFailed, exportRequested, exportProgressed } from './exportSlice';
import { messages } from '../messages';

/** Saves products or combos as a CSV file. */
export function* catalogueExportSaga({ page, clock }: Services, api: CsvAdmin) {
  function* collect({ payload: { kind, query, empty = false } }: ReturnType<typeof exportRequested>) {
    const found = empty
      ? ok([])
      : yield* readAllPages(
          (after) => api.page(kind, query, after),
          ({ items }) => items,
          ({ length: done }, { total }) => exportProgressed({ done, total }),
        );
    if (!found.ok) return yield* put(exportFailed(callMessage(found.error)));
    const { csvFiles } = yield* call(() => import('../files/csvFiles'));
    const pieces = csvFiles[kind].write(found.value);
    const name = empty
      ? `${slugOf(store.name)}-${kind}-columns.csv`
      : `${slugOf(store.name)}-${kind}-${dayInIndia(clock.now())}.csv`;
    page.saveFile(name, new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
    yield* put(exportClosed());
    const text = empty ? messages.export.columnsSaved : messages.export.saved(kind, found.value.length);
    yield* put(toastShown({ text, topic: 'export', tone: 'success' }));
  }

  yield* takeLatest(exportRequested, function* run(requested: ReturnType<typeof exportRequested>) {
    // Closing the dialog cancels the export.
    yield* race({ done: call(collect, requested), closed: take(exportClosed) });
  });
}
