import { call, put, race, select, take } from 'typed-redux-saga';
import { EMAIL_CHANGE_COOLDOWN_S } from '@/domain/customers/emailChange';
import { startCountdown } from '@/domain/time/countdown';
import { selectUser, signedIn } from '@/features/auth';
import { safely } from '@/lib/safely';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import {
  emailChangeClosed,
  emailChangeOpened,
  emailChangeRefused,
  emailChangeSubmitted,
  pendingEmailFound,
  selectEmailChangeOpen,
} from './emailChangeSlice';
import { messages } from './messages';

/** Loaded with the dialog, because few people ever open it; null when the chunk does not load. */
const loadSending = () => import('./sendEmailLink').catch(() => null);

/** Finds the link that this browser asked for, perhaps in another tab. The account that has the address needs it no more. */
function* restore({ storage, clock }: Services) {
  const user = yield* select(selectUser);
  if (!user) return;
  const requested = storage.emailChange.read(user.uid, clock.now().getTime());
  if (!requested) return yield* put(pendingEmailFound(null));
  const { email, sentAtMs } = requested;
  if (email.toLowerCase() === user.email.toLowerCase()) {
    storage.emailChange.clear();
    return yield* put(pendingEmailFound(null));
  }
  yield* put(pendingEmailFound({ email, wait: startCountdown(EMAIL_CHANGE_COOLDOWN_S, sentAtMs) }));
}

function* send(services: Services, { payload }: ReturnType<typeof emailChangeSubmitted>) {
  const sending = yield* call(loadSending);
  if (sending) return yield* call(sending.sendEmailLink, services, payload);
  services.credentials.take();
  yield* put(emailChangeRefused({ field: null, text: messages.noConnection }));
}

function* untilClosed() {
  do yield* take(emailChangeClosed);
  while (yield* select(selectEmailChangeOpen));
}

/** Google's pop-up may never answer, so closing the dialog ends the request, too. */
function* sendUntilClosed(services: Services, action: ReturnType<typeof emailChangeSubmitted>) {
  yield* race({ done: call(safely(send), services, action), closed: call(untilClosed) });
  // Closed before the password was used.
  services.credentials.take();
}

/** Mails the link by which a signed-in person changes the address of their account. */
export function* emailChangeSaga(services: Services) {
  yield* takeLatest([signedIn, emailChangeOpened], restore, services);
  // Browsers allow Google's pop-up only during the press, so its code must be loaded by then.
  yield* takeLatest(emailChangeOpened, loadSending);
  yield* takeLeading(emailChangeSubmitted, sendUntilClosed, services);
  yield* call(restore, services);
}
