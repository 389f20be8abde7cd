import { call, put, race, select, take } from 'typed-redux-saga';
import type { Months } from '@/domain/time/months';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { signedOut } from '@/features/auth';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import type { TaxDocumentAdmin } from '@/services/admin/orders/createTaxDocumentAdmin';
import { saveWithToast } from '../exports';
import { callMessage, readAllPages } from '../shared';
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
  function* read(months: Months) {
    const answer = yield* readAllPages(
      (after) => api.page(months, after),
      ({ documents }) => documents,
      ({ length }) => documentsCounted(length),
    );
    if (answer.ok) yield* put(documentsLoaded({ months, records: answer.value }));
    else yield* put(documentsFailed(callMessage(answer.error)));
  }

  function* load({ payload: months }: ReturnType<typeof documentsRequested>) {
    yield* race({ read: call(read, months), left: take([documentsLeft, signedOut]) });
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

  yield* takeLatest(documentsRequested, load);
  yield* takeLeading(fileRequested, save);
}
