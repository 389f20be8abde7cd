import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Months } from '@/domain/admin/gst/months';
import type { TaxRecord } from '@/domain/admin/gst/taxRecord';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { signedOut } from '@/features/auth';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { TaxDocumentAdmin } from '@/services/admin/orders/createTaxDocumentAdmin';
import { saveWithToast } from '../exports';
import { callMessage } from '../shared';
import {
  documentsCounted,
  documentsFailed,
  documentsLeft,
  documentsLoaded,
  documentsRequested,
  fileRequested,
  selectGst,
} from './gstSlice';
import { messages } from './messages';
import { periodText } from './periodAddress';

/** In the chunk of the screen, so that the admin begins without it; null where it does not load. */
const loadFiles = () => import(/* webpackChunkName: "admin-desk" */ './fileOf').catch((): null => null);

/** Loads the tax documents of some months, and saves the files of their return. */
export function* gstSaga(services: Services, api: TaxDocumentAdmin) {
  function* readAll(months: Months) {
    const records: TaxRecord[] = [];
    for (let after: string | null = ''; after !== null;) {
      const answer: Awaited<ReturnType<TaxDocumentAdmin['page']>> = yield* call(api.page, months, after);
      if (!answer.ok) return yield* put(documentsFailed(callMessage(answer.error)));
      records.push(...answer.value.documents);
      after = answer.value.next;
      yield* put(documentsCounted(records.length));
    }
    return yield* put(documentsLoaded({ months, records }));
  }

  function* load({ payload: months }: ReturnType<typeof documentsRequested>) {
    yield* race({ read: call(readAll, months), left: take([documentsLeft, signedOut]) });
  }

  function* save({ payload: asked }: ReturnType<typeof fileRequested>) {
    const { documents } = yield* select(selectGst);
    if (documents.status !== 'ready') return;
    const { months, records } = documents.value;
    const work = yield* call(loadFiles);
    const file = work && work.fileOf(asked, { records, months });
    const named = file && {
      ...file,
      name: `${slugOf(store.name)}-gst-${periodText(months)}-${file.name}.csv`,
    };
    yield* saveWithToast(services, named, messages.saved);
  }

  yield* takeLatest(documentsRequested, safely(load));
  yield* takeLeading(fileRequested, safely(save));
}
