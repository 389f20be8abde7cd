import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { dataFileName } from '@/domain/customers/accountData';
import type { DeleteAccountResponse } from '@/domain/contracts/shoppers/account';
import { selectUser, signedOut, withSecondFactor } from '@/features/auth';
import { toastShown } from '@/lib/toast';
import { type CallFailure, type Result, type Services } from '@/services';
import { messages } from './messages';
import {
  accountDeleted,
  dataFailed,
  dataReceived,
  deletionFailed,
  type Obstacle,
  type Proof,
} from './privacySlice';

/** Delays in milliseconds before a call without an answer is repeated: the account may be deleted already. */
const RETRY_DELAYS_MS = [1000, 3000];
/** Milliseconds that the confirmation is shown. */
const CONFIRMATION_MS = 8000;
const UNKNOWN = messages.requests.unknownOutcome;

const textOf = (failure: CallFailure) =>
  failure.kind === 'network' ? messages.unreachable : failure.message || messages.unreachable;

/** Downloads all data that the shop has about the person. */
export function* downloadData({ shop, page, clock }: Services) {
  const answer = yield* call(shop.accountData);
  if (!answer.ok) return yield* put(dataFailed(textOf(answer.error)));
  page.saveFile(dataFileName(clock.now()), JSON.stringify(answer.value, null, 2));
  yield* put(dataReceived());
}

/** Whether Google's pop-up was blocked; right after a sign-in it is not needed. */
const isBlocked = (code: string) =>
  code === 'auth/popup-blocked' || code === 'auth/operation-not-supported-in-this-environment';

const WRONG_PASSWORD = ['auth/wrong-password', 'auth/invalid-credential'];

/** Has the person confirm their identity; null when they have, otherwise the reason why not. */
function* confirmIdentity(services: Services, proof: Proof): SagaGenerator<Obstacle | null> {
  const { auth, credentials } = services;
  const entered = yield* call(credentials.take);
  if (proof === 'password' && !entered) return { text: messages.unreachable, leadsTo: null };
  const password = proof === 'password' && entered ? entered.password : null;
  const shown = yield* withSecondFactor(services, yield* call(auth.reauthenticate, password), 'proof');
  if (shown.ok || isBlocked(shown.error.code)) return null;
  const { code, message } = shown.error;
  if (code === 'auth/network-request-failed') return { text: messages.unreachable, leadsTo: null };
  if (WRONG_PASSWORD.includes(code)) return { text: messages.requests.wrongPassword, leadsTo: 'password' };
  return { text: proof === 'password' ? message : messages.requests.error(message), leadsTo: null };
}

/** A repeated request is the same deletion, so a lost answer is requested again. */
function* send({ shop }: Services, email: string): SagaGenerator<Result<DeleteAccountResponse, CallFailure>> {
  for (const pause of RETRY_DELAYS_MS) {
    const answer = yield* call(shop.deleteAccount, email);
    if (answer.ok || answer.error.kind !== 'network') return answer;
    yield* delay(pause);
  }
  return yield* call(shop.deleteAccount, email);
}

function obstacleOf(failure: CallFailure): Obstacle {
  if (failure.kind === 'network') return { text: UNKNOWN, leadsTo: null };
  const orders = failure.kind === 'refused' && failure.code === 'orders_under_way';
  return { text: textOf(failure), leadsTo: orders ? 'orders' : null };
}

/** Also deletes what a logout keeps for the same person, who will not return. */
function* forgetEverything({ storage }: Services, uid: string) {
  storage.cart.clear({ uid });
  storage.extras.clear({ uid });
  storage.wishlist.clear({ uid });
  for (const { orderId } of storage.attempts.list(uid)) yield* call(storage.attempts.take, orderId);
}

/** Deletes the signed-in person's account, then logs out in every tab. */
export function* deleteAccount(services: Services, proof: Proof) {
  const user = yield* select(selectUser);
  if (!user) return yield* put(accountDeleted());
  const stranger = yield* call(confirmIdentity, services, proof);
  if (stranger) return yield* put(deletionFailed(stranger));
  const answer: Result<DeleteAccountResponse, CallFailure> = yield* call(send, services, user.email);
  if (!answer.ok) return yield* put(deletionFailed(obstacleOf(answer.error)));
  yield* call(services.auth.signOut);
  if (yield* select(selectUser)) yield* take(signedOut);
  yield* call(forgetEverything, services, user.uid);
  yield* put(accountDeleted());
  yield* call(services.navigation.go, '/');
  yield* put(
    toastShown({ text: answer.value.message, screen: '/', tone: 'success', durationMs: CONFIRMATION_MS }),
  );
}
