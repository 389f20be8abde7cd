import { call, put } from 'typed-redux-saga';
import { untilSignedOut } from '@/features/auth';
import { safely } from '@/lib/safely';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { messages } from './messages';
import { dataFailed, dataRequested, deletionConfirmed, deletionFailed, deletionOpened } from './privacySlice';

/** Loaded with the first use, because both actions are rare; null when the chunk does not load. */
const loadRequests = () => import('./accountRequests').catch(() => null);

function* download(services: Services) {
  const requests = yield* call(loadRequests);
  if (requests) yield* call(requests.downloadData, services);
  else yield* put(dataFailed(messages.unreachable));
}

function* remove(services: Services, { payload: proof }: ReturnType<typeof deletionConfirmed>) {
  const requests = yield* call(loadRequests);
  if (requests) return yield* call(requests.deleteAccount, services, proof);
  services.credentials.take();
  yield* put(deletionFailed({ text: messages.unreachable, leadsTo: null }));
}

/** Downloads people's data and deletes accounts, each one at a time. */
export function* privacySaga(services: Services) {
  yield* takeLeading(dataRequested, untilSignedOut(download), services);
  // Browsers allow Google's pop-up only during the press, so its code must be loaded by then.
  yield* takeLatest(deletionOpened, loadRequests);
  yield* takeLeading(deletionConfirmed, function* confirmed(action: ReturnType<typeof deletionConfirmed>) {
    yield* call(safely(remove), services, action);
  });
}
