import { call, put, race, take, takeLatest } from 'typed-redux-saga';
import { customerQueryText, type CustomerQuery } from '@/domain/admin/customers/query';
import type { Cell } from '@/domain/admin/orderList/exportRows';
import { dayInIndia } from '@/domain/general/india';
import { slugOf } from '@/domain/general/slug';
import { store } from '@/domain/store';
import { loadCsvText } from '@/features/admin/exports';
import { callMessage } from '@/features/admin/shared';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import type { CustomerAdmin } from '@/services/admin/createCustomerAdmin';
import { messages } from '../messages';
import { exportClosed, exportFailed, exportProgressed, exportRequested } from './exportSlice';

type Answer = Awaited<ReturnType<CustomerAdmin['exportPage']>>;

/** Saves customers as a CSV file. */
export function* customerExportSaga({ page, clock }: Services, api: CustomerAdmin) {
  function* collect(query: CustomerQuery) {
    const rows: Cell[][] = [];
    let head: string[] = [];
    let customers = 0;
    const text = customerQueryText({ ...query, q: '', after: '' });
    for (let after: string | null = ''; after !== null;) {
      const answer: Answer = yield* call(api.exportPage, { query: text, after });
      if (!answer.ok) {
        yield* put(exportFailed(callMessage(answer.error)));
        return null;
      }
      head = answer.value.head;
      rows.push(...answer.value.rows);
      customers += answer.value.customers;
      after = answer.value.next;
      yield* put(exportProgressed({ done: customers, total: 0 }));
    }
    return { head, rows, customers };
  }

  function* saveFile(query: CustomerQuery) {
    const found = yield* call(collect, query);
    if (!found) return;
    if (found.customers === 0) return yield* put(exportFailed(messages.export.none));
    const { csvText } = yield* call(loadCsvText);
    const name = `${slugOf(store.name)}-customers-${dayInIndia(clock.now())}.csv`;
    page.saveFile(name, new Blob([csvText(found.head, found.rows)], { type: 'text/csv;charset=utf-8' }));
    yield* put(exportClosed());
    yield* put(
      toastShown({ text: messages.export.saved(found.customers), topic: 'export', tone: 'success' }),
    );
  }

  function* exportCustomers({ payload }: ReturnType<typeof exportRequested>) {
    // Closing the dialog cancels the export.
    yield* race({ done: call(saveFile, payload), closed: take(exportClosed) });
  }

  yield* takeLatest(exportRequested, safely(exportCustomers));
}
