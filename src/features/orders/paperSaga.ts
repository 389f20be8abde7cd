import { call, put, takeLeading } from 'typed-redux-saga';
import { taxDocumentFileName } from '@/domain/invoices/taxDocuments';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { messages } from './messages';
import { ordersActions, paperRequested } from './ordersSlice';

type Requested = ReturnType<typeof paperRequested>;

/** Fetches an invoice or credit note and hands it over as a file. */
const fetchPaper = safely(function* fetchPaper({ shop, page }: Services, { payload }: Requested) {
  const { orderId, kind, number = '' } = payload;
  const answer = yield* call(shop.invoice, orderId, kind, number);
  if (answer.ok) {
    page.saveFile(taxDocumentFileName(orderId, kind, number), answer.value);
    return yield* put(ordersActions.paperSaved());
  }
  const said = answer.error.kind === 'network' ? '' : answer.error.message;
  yield* put(ordersActions.paperFailed({ orderId, message: said || messages.paperUnreachable }));
});

/** A second press while the first is on its way is nothing. */
export function* paperSaga(services: Services) {
  yield* takeLeading(paperRequested, (action: Requested) => fetchPaper(services, action));
}
