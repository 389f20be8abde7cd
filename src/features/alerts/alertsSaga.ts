import { buffers } from 'redux-saga';
import { call, fork, put, race, take } from 'typed-redux-saga';
import type { MailChoiceResponse } from '@/domain/contracts/shoppers/alerts';
import { takeInTurn, untilSignedOut } from '@/features/auth';
import { failureText } from '@/features/failures';
import { linkFailure } from '@/features/mailLink';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
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
   * One request at a time: each answer is the whole list, so an older one would bring back a removed alert. What comes
   * next ends a read.
   */
  function* alertsInTurn() {
    const actions = [myAlertsRequested, alertRemoveRequested];
    yield* takeInTurn(actions, function* readOrRemove(action) {
      if (alertRemoveRequested.match(action)) yield* call(remove, action);
      else yield* race([call(loadMine), take(actions)]);
    });
  }
  function* loadChoice() {
    const answer = yield* call(shop.mailChoice);
    if (answer.ok) yield* put(choiceLoaded(choiceOf(answer.value)));
    else yield* put(choiceFailed(failureText(answer.error)));
  }
  const waiting = buffers.expanding<ReturnType<typeof choiceRequested | typeof mailsChosen>>(10);
  function* choose({ payload }: ReturnType<typeof mailsChosen>) {
    const answer = yield* call(shop.chooseMails, payload);
    if (!answer.ok)
      yield* put(toastShown({ text: failureText(answer.error), topic: 'mails', tone: 'error' }));
    // The answer to the next press holds both; this one would undo it.
    if (!waiting.isEmpty()) return;
    yield* put(answer.ok ? choiceLoaded(choiceOf(answer.value)) : choiceRequested());
  }
  /** As `alertsInTurn`: each answer is the whole choice. */
  function* choicesInTurn() {
    const actions = [choiceRequested, mailsChosen];
    const readOrChoose = function* (action: ReturnType<(typeof actions)[number]>) {
      if (mailsChosen.match(action)) yield* call(choose, action);
      else yield* race([call(loadChoice), take(actions)]);
    };
    yield* takeInTurn(actions, readOrChoose, waiting);
  }
  yield* fork(safely(alertsInTurn));
  yield* fork(safely(choicesInTurn));
  yield* takeEvery(alertSubmitted, untilSignedOut(ask));
  yield* takeLatest(mailLinkOpened, open);
  yield* takeLeading(mailLinkPressed, press);
}
