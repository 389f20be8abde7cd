import { call, put, race, take, takeLatest } from 'typed-redux-saga';
import { store } from '@/domain/store';
import { dayInIndia } from '@/domain/general/india';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import { ok, type Services } from '@/services';
import type { CsvAdmin } from '@/services/admin/createCsvAdmin';
import { callMessage } from '../messages';
import { exportClosed, exportFailed, exportRequested, exportContinued } from './exportSlice';
import { readPages } from './shopPages';
import { csvTexts } from './texts';

/** Hands products or combos over as a spreadsheet's file. */
export function* exportSaga({ page, clock }: Services, api: CsvAdmin) {
  function* collect({ payload: { kind, query, empty = false } }: ReturnType<typeof exportRequested>) {
    const found = empty
      ? ok([])
      : yield* readPages(api, { kind, query }, function* told(done, total) {
          yield* put(exportContinued({ done, total }));
        });
    if (!found.ok) return yield* put(exportFailed(callMessage(found.error)));
    const { csvWork } = yield* call(() => import('./work'));
    const pieces = csvWork[kind].write(found.value);
    const name = empty
      ? `${store.name.toLowerCase()}-${kind}-columns.csv`
      : `${store.name.toLowerCase()}-${kind}-${dayInIndia(clock.now())}.csv`;
    page.saveFile(name, new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
    yield* put(exportClosed());
    const text = empty ? csvTexts.exportedEmpty : csvTexts.exported(kind, found.value.length);
    yield* put(toastShown({ text, topic: 'export', tone: 'success' }));
  }

  yield* takeLatest(
    exportRequested,
    safely(function* run(asked: ReturnType<typeof exportRequested>) {
      // Closing the dialog gives it up.
      yield* race({ done: call(collect, asked), closed: take(exportClosed) });
    }),
  );
}
