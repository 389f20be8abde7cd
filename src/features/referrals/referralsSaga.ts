import { call, put, select } from 'typed-redux-saga';
import { isUnderWay, selectAttempt, signedIn, untilSignedOut, waitForUser } from '@/features/auth';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { failed } from '@/lib/remote';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { CallFailure, Services } from '@/services';
import { createReferralApi, type ReferralApi } from '@/services/referrals/createReferralApi';
import { referralActions as actions } from './referralsSlice';
import { messages } from './messages';

/** Refusals after which the link is not tried again. */
const FINAL: readonly string[] = ['unknown_link', 'own_link', 'joined_before', 'not_first'];
const isFinal = (failure: CallFailure): boolean => failure.kind === 'refused' && FINAL.includes(failure.code);

/** Binds the signed-in account to the stored referral link; null without one. */
function* joinRemembered({ clock, storage }: Services, api: ReferralApi) {
  const code = storage.friendLink.read(clock.now());
  if (code === null) return null;
  const answer = yield* call(api.join, code);
  if (answer.ok || isFinal(answer.error)) storage.friendLink.clear();
  return answer;
}

/** Joins at a login and shows the result; a network failure leaves it for the next login. */
function* joinAtLogin(services: Services, api: ReferralApi) {
  // A sign-in in this tab reloads the page, which would lose the message.
  if (isUnderWay(yield* select(selectAttempt))) return;
  const answer = yield* call(joinRemembered, services, api);
  if (answer?.ok) yield* put(toastShown({ text: answer.value.message, topic: 'referral', tone: 'success' }));
  else if (answer && isFinal(answer.error))
    yield* put(toastShown({ text: failureText(answer.error), topic: 'referral', tone: 'error' }));
}

function* use(
  services: Services,
  api: ReferralApi,
  { payload: code }: ReturnType<typeof actions.friendLinkUsed>,
) {
  // Stored only now: while the session is still checked, joinAtLogin would send the code too.
  const user = yield* call(waitForUser);
  services.storage.friendLink.write(code, services.clock.now());
  if (!user) return yield* put(actions.useSettled({ status: 'kept', message: messages.landing.kept }));
  const answer = yield* call(joinRemembered, services, api);
  if (answer?.ok === false) return yield* put(actions.useSettled(failed(failureText(answer.error))));
  return yield* put(actions.useSettled({ status: 'joined', message: answer?.value.message ?? '' }));
}

/** Loads and shares a person's own link, and joins by the link of a friend. */
export function* referralsSaga(services: Services) {
  const api = createReferralApi(services.http);
  function* load() {
    const answer = yield* call(api.read);
    if (answer.ok) yield* put(actions.pageLoaded(answer.value));
    else yield* put(actions.pageFailed(failureText(answer.error)));
  }
  function* makeLink() {
    const answer = yield* call(api.makeLink);
    if (answer.ok) yield* put(actions.pageLoaded(answer.value));
    else yield* put(actions.linkRefused(failureText(answer.error)));
  }
  yield* takeLatest(actions.pageRequested, untilSignedOut(load));
  yield* takeLeading(actions.linkRequested, untilSignedOut(makeLink));
  yield* takeLeading(
    actions.linkShared,
    function* share({ payload: { title, url } }: ReturnType<typeof actions.linkShared>) {
      const outcome = yield* call(services.page.share, title, url);
      const text = messages.shared[outcome];
      if (text) yield* put(toastShown({ text, topic: 'share' }));
    },
  );
  yield* takeLatest(
    actions.friendLinkOpened,
    function* open({ payload: code }: ReturnType<typeof actions.friendLinkOpened>) {
      const answer = yield* call(api.open, code);
      if (!answer.ok) return yield* put(actions.friendLinkFailed(linkFailure(answer.error)));
      yield* put(actions.friendLinkLoaded(answer.value.offer));
      // Used before a reload, and waiting for the login.
      if (services.storage.friendLink.read(services.clock.now()) !== code || (yield* call(waitForUser)))
        return;
      yield* put(actions.useSettled({ status: 'kept', message: messages.landing.kept }));
    },
  );
  yield* takeLeading(actions.friendLinkUsed, untilSignedOut(use), services, api);
  yield* takeLatest(signedIn, untilSignedOut(joinAtLogin), services, api);
}
