import { buffers } from 'redux-saga';
import { actionChannel, call, fork, put, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { MailChoiceResponse } from '@/domain/contracts/shoppers/alerts';
import { toastShown } from '@/lib/toast';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import { createAlertsApi } from '@/services/alerts/createAlertsApi';
import {
  aboutOf,
  alertAccepted,
  alertRemoveRequested,
  alertRemoveSettled,
  alertFailed,
  alertSubmitted,
  choiceFailed,
  choiceLoaded,
  choiceRequested,
  mailLinkFailed,
  mailLinkFinished,
  mailLinkLoaded,
  mailLinkOpened,
  mailLinkPressed,
  mailLinkRefused,
  mailsChosen,
  myAlertsFailed,
  myAlertsLoaded,
  myAlertsRequested,
} from './alertsSlice';

const choiceOf = ({ cartMails, reviewMails }: MailChoiceResponse) => ({ cartMails, reviewMails });

/** Requests alerts about products, and performs the actions of mail links. */
export function* alertsSaga({ shop, http }: Services) {
  const api = createAlertsApi(http);
  function* ask({ payload }: ReturnType<typeof alertSubmitted>) {
    const about = aboutOf(payload);
    const outcome = yield* call(shop.askAlert, payload);
    if (outcome.ok) yield* put(alertAccepted({ about, message: outcome.value.message }));
    else yield* put(alertFailed({ about, message: failureText(outcome.error) }));
  }
  function* open({ payload: token }: ReturnType<typeof mailLinkOpened>) {
    const answer = yield* call(shop.mailLink, token);
    if (answer.ok) return yield* put(mailLinkLoaded(answer.value));
    return yield* put(mailLinkFailed(linkFailure(answer.error)));
  }
  function* press({ payload: token }: ReturnType<typeof mailLinkPressed>) {
    const outcome = yield* call(shop.pressMailLink, token);
    if (outcome.ok) yield* put(mailLinkFinished(outcome.value.message));
    else yield* put(mailLinkRefused(failureText(outcome.error)));
  }
  function* loadMine() {
    const answer = yield* call(api.mine);
    if (answer.ok) yield* put(myAlertsLoaded(answer.value.alerts));
    else yield* put(myAlertsFailed(failureText(answer.error)));
  }
  function* remove({ payload: id }: ReturnType<typeof alertRemoveRequested>) {
    const answer = yield* call(api.remove, id);
    if (answer.ok) yield* put(myAlertsLoaded(answer.value.alerts));
    else yield* put(toastShown({ text: failureText(answer.error), topic: 'mails', tone: 'error' }));
    yield* put(alertRemoveSettled(id));
  }
  /**
   * One request at a time: each answer is the whole list, so an older one would bring back a removed alert.
   */
  function* removeInTurn() {
    const queue = yield* actionChannel(alertRemoveRequested, buffers.expanding(10));
    while (true) yield* call(safely(remove), yield* take(queue));
  }
  function* loadChoice() {
    const answer = yield* call(shop.mailChoice);
    if (answer.ok) yield* put(choiceLoaded(choiceOf(answer.value)));
    else yield* put(choiceFailed(failureText(answer.error)));
  }
  function* choose({ payload }: ReturnType<typeof mailsChosen>) {
    const answer = yield* call(shop.chooseMails, payload);
    if (answer.ok) return yield* put(choiceLoaded(choiceOf(answer.value)));
    yield* put(toastShown({ text: failureText(answer.error), topic: 'mails', tone: 'error' }));
    return yield* call(loadChoice);
  }
  yield* takeLatest(myAlertsRequested, safely(loadMine));
  yield* fork(safely(removeInTurn));
  yield* takeLatest(choiceRequested, safely(loadChoice));
  yield* takeLatest(mailsChosen, safely(choose));
  yield* takeEvery(alertSubmitted, safely(ask));
  yield* takeLatest(mailLinkOpened, safely(open));
  yield* takeLeading(mailLinkPressed, safely(press));
}
