import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { RECENT_LOGIN_MS } from '@/domain/contracts/shoppers/account';
import { CODE_COOLDOWN_S } from '@/domain/customers/phoneLogin';
import { startCountdown } from '@/domain/time/countdown';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { AuthFailure, Services } from '@/services';
import { selectPanel } from '../authSelectors';
import { authActions, guestArrived, loginPanelClosed, loginPanelOpened, profileChanged } from '../authSlice';
import { finishSignIn } from '../sagas/finishSignIn';
import { untilSignedOut } from '../sagas/untilSignedOut';
import { codeProblem } from './codeProblems';
import { messages } from './messages';
import {
  codeAccepted,
  codeDialogClosed,
  codeDialogOpened,
  codeRefused,
  codeRequested,
  codeSent,
  codeSubmitted,
  otherPhoneChosen,
  phoneRemovalRequested,
  selectPhoneCode,
  type CodePurpose,
} from './phoneCodeSlice';

/** Sends codes, logs in by them, and adds a number to an account or removes it. */
export function* phoneCodeSaga(services: Services) {
  const { auth, storage, clock, credentials } = services;
  const { phoneCodes } = auth;

  function* refuse({ code }: AuthFailure) {
    const problem = codeProblem(code);
    if (problem.isOver) yield* call(storage.phoneCode.clear);
    yield* put(codeRefused(problem));
  }

  /** A number opens the account for good, so a session that somebody left open may not add one. */
  function* isLoginRecent() {
    const at = yield* call(phoneCodes.signedInAt);
    if (!at.ok) {
      yield* call(refuse, at.error);
      return false;
    }
    const isRecent = clock.now().getTime() - at.value < RECENT_LOGIN_MS;
    if (!isRecent) yield* put(codeRefused({ text: messages.loginTooOld, isOver: true }));
    return isRecent;
  }

  function* send({ payload: { purpose, phone } }: ReturnType<typeof codeRequested>) {
    if (purpose === 'add' && !(yield* call(isLoginRecent))) return;
    const sent = yield* call(phoneCodes.send, phone);
    if (!sent.ok) return yield* call(refuse, sent.error);
    const sentAtMs = clock.now().getTime();
    yield* call(storage.phoneCode.write, { phone, requestId: sent.value, purpose, sentAtMs });
    const wait = startCountdown(CODE_COOLDOWN_S, sentAtMs);
    yield* put(codeSent({ phone, requestId: sent.value, wait }));
  }

  function* logIn(requestId: string, code: string) {
    yield* put(authActions.signInStarted());
    const signed = yield* call(phoneCodes.signIn, requestId, code);
    if (!signed.ok) {
      yield* put(authActions.attemptFailed(null));
      return yield* call(refuse, signed.error);
    }
    const { value } = signed;
    yield* call(storage.phoneCode.clear);
    if (value.kind === 'account') {
      yield* call(finishSignIn, services, value.account);
      return yield* put(codeAccepted());
    }
    yield* put(authActions.attemptFailed(null));
    return yield* put(codeRefused({ text: messages[value.kind], isOver: true }));
  }

  function* add(requestId: string, code: string) {
    const linked = yield* call(phoneCodes.link, requestId, code);
    if (!linked.ok) return yield* call(refuse, linked.error);
    const { phone = '', providers } = linked.value;
    yield* call(storage.phoneCode.clear);
    yield* put(profileChanged({ phone, providers }));
    yield* put(codeAccepted());
    const text = messages.profile.added(phone);
    return yield* put(toastShown({ text, topic: 'phoneCode', tone: 'success' }));
  }

  function* check({ payload: purpose }: ReturnType<typeof codeSubmitted>) {
    const entered = yield* call(credentials.take);
    const { sent } = yield* select(selectPhoneCode);
    if (!entered || !sent) return yield* put(codeRefused(codeProblem('auth/code-expired')));
    return yield* call(purpose === 'login' ? logIn : add, sent.requestId, entered.password);
  }

  function* remove() {
    const unlinked = yield* call(phoneCodes.unlink);
    if (!unlinked.ok) {
      const { text } = codeProblem(unlinked.error.code);
      yield* put(codeRefused({ text, isOver: false }));
      return yield* put(toastShown({ text, topic: 'phoneCode', tone: 'error' }));
    }
    yield* put(profileChanged({ phone: '', providers: unlinked.value.providers }));
    yield* put(codeAccepted());
    return yield* put(toastShown({ text: messages.profile.removed, topic: 'phoneCode', tone: 'success' }));
  }

  /** After a reload the code of the SMS can still be typed. */
  function* restore(purpose: CodePurpose): SagaGenerator<boolean> {
    const requested = yield* call(storage.phoneCode.read, clock.now().getTime());
    if (requested?.purpose !== purpose) return false;
    const { phone, requestId, sentAtMs } = requested;
    yield* put(codeSent({ phone, requestId, wait: startCountdown(CODE_COOLDOWN_S, sentAtMs) }));
    return true;
  }

  function* restoreLogin() {
    while (!(yield* select(selectPanel))) yield* take([loginPanelOpened, guestArrived]);
    if (yield* restore('login')) yield* put(authActions.wayChosen('code'));
  }

  function* openDialog() {
    yield* restore('add');
    yield* call(isLoginRecent);
  }

  yield* takeLeading(codeRequested, function* requested(action: ReturnType<typeof codeRequested>) {
    // A puzzle of the captcha that is closed never answers, and another number needs no code for this one.
    const closed = take([codeDialogClosed, loginPanelClosed, otherPhoneChosen]);
    yield* race({ done: call(safely(send), action), closed });
  });
  yield* takeLeading(codeSubmitted, untilSignedOut(check));
  yield* takeLeading(phoneRemovalRequested, untilSignedOut(remove));
  yield* takeLatest(codeDialogOpened, openDialog);
  yield* call(safely(restoreLogin));
}
