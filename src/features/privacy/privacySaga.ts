import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { messages } from './messages';
import { dataFailed, dataRequested, deletionConfirmed, deletionFailed, deletionOpened } from './privacySlice';

/** Both are rare, so what they do comes with the first use; null where it does not come. */
const loadWork = () => import('./work').catch(() => null);

function* download(services: Services) {
  const work = yield* call(loadWork);
  if (work) yield* call(work.downloadData, services);
  else yield* put(dataFailed(messages.unreachable));
}

function* remove(services: Services, { payload: proof }: ReturnType<typeof deletionConfirmed>) {
  const work = yield* call(loadWork);
  if (work) return yield* call(work.deleteAccount, services, proof);
  services.credentials.take();
  yield* put(deletionFailed({ text: messages.unreachable, leadsTo: null }));
}

/** Hands people their data and deletes their account: each once at a time. */
export function* privacySaga(services: Services) {
  yield* takeLeading(dataRequested, safely(download), services);
  // Google's window opens only in the moment of the press: by then all has to be there.
  yield* takeLatest(deletionOpened, loadWork);
  yield* takeLeading(deletionConfirmed, function* confirmed(action: ReturnType<typeof deletionConfirmed>) {
    yield* call(safely(remove), services, action);
  });
}
