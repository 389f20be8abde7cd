import { call, put } from 'typed-redux-saga';
import type { Services } from '@/services';
import { toastShown } from '@/lib/toast';

/** Shows the toast that the previous page stored before it reloaded. */
export function* notificationsSaga({ storage }: Services) {
  const text = yield* call(storage.session.takeCarriedToast);
  if (text) yield* put(toastShown({ text, tone: 'success' }));
}
