import { call, put } from 'typed-redux-saga';
import { taxDocumentFileName } from '@/domain/invoices/taxDocuments';
import { untilSignedOut } from '@/features/auth';
import { takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { messages } from './messages';
import { ordersActions, taxDocumentRequested } from './ordersSlice';

type Requested = ReturnType<typeof taxDocumentRequested>;

/** Downloads an invoice or credit note as a file. */
function* fetchTaxDocument({ shop, page }: Services, { payload }: Requested) {
  const { orderId, kind, number = '' } = payload;
  const answer = yield* call(shop.invoice, orderId, kind, number);
  if (answer.ok) {
    page.saveFile(taxDocumentFileName(orderId, kind, number), answer.value);
    return yield* put(ordersActions.taxDocumentSaved());
  }
  const message = answer.error.kind === 'network' ? '' : answer.error.message;
  yield* put(
    ordersActions.taxDocumentFailed({ orderId, message: message || messages.taxDocumentUnreachable }),
  );
}

/** A second press while a request runs is ignored. */
export function* taxDocumentSaga(services: Services) {
  yield* takeLeading(taxDocumentRequested, untilSignedOut(fetchTaxDocument), services);
}
