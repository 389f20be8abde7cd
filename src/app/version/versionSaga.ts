import { createAction } from '@reduxjs/toolkit';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { loginPanelOpened, selectPanel } from '@/features/auth';
import { checkoutOpened, selectCheckoutOpen } from '@/features/checkout';
import { giftCardActions, selectIsBuyingCard } from '@/features/giftCards';
import { ANY_SCREEN, toastShown, toastWithdrawn } from '@/lib/toast';
import { askToLeave, selectHasUnsavedForms } from '@/features/unsaved';
import type { Services, VersionNews } from '@/services';
import { messages } from './messages';

/** The user accepted the newer version. */
export const newVersionAccepted = createAction('app/newVersionAccepted');

export const NEW_VERSION = messages.newVersion;
const SHOWN_MS = 30_000;
/** Milliseconds until a shopper who ignored the offer is asked again. */
export const REPEAT_OFFER_MS = 30 * 60_000;
/** Milliseconds that a new service worker may take before the page reloads without it. */
const TAKE_OVER_TIMEOUT_MS = 5000;

const offer = toastShown({
  text: NEW_VERSION,
  topic: 'version',
  screen: ANY_SCREEN,
  durationMs: SHOWN_MS,
  actionLabel: messages.reload,
  action: newVersionAccepted(),
});

/** A checkout, a login, the purchase of a gift card or an unsaved form must not be interrupted. */
function* isBusy(): SagaGenerator<boolean> {
  const open = (yield* select(selectCheckoutOpen)) || (yield* select(selectPanel)) !== null;
  return open || (yield* select(selectIsBuyingCard)) || (yield* select(selectHasUnsavedForms));
}

function* waitUntilFree() {
  // Any action may end it: a sign-out clears all four.
  while (yield* call(isBusy)) yield* take('*');
}

function* agreesToReload(): SagaGenerator<boolean> {
  const hasUnsaved = yield* select(selectHasUnsavedForms);
  return !hasUnsaved || (yield* call(askToLeave, 'page' as const));
}

/** Offers the newer version until the user accepts it. */
function* offerUntilAccepted() {
  while (true) {
    yield* call(waitUntilFree);
    yield* put(offer);
    const { accepted, busy } = yield* race({
      accepted: take(newVersionAccepted),
      busy: take([checkoutOpened, loginPanelOpened, giftCardActions.buyRequested]),
      passed: delay(REPEAT_OFFER_MS),
    });
    if (busy) yield* put(toastWithdrawn('version'));
    if (accepted && (yield* call(agreesToReload))) return;
    if (accepted) yield* delay(REPEAT_OFFER_MS);
  }
}

/** One acceptance counts for all tabs: idle background tabs reload at once, the others ask first. */
function* activateNewest({ page, worker }: Services, news: EventChannel<VersionNews>) {
  let latest = yield* take(news);
  while (latest === 'waiting' || !page.isHidden() || (yield* call(isBusy))) {
    const { more } = yield* race({ accepted: call(offerUntilAccepted), more: take(news) });
    if (!more) break;
    latest = more;
  }
  if (latest === 'waiting') {
    worker.takeOver();
    yield* race({ updated: take(news), late: delay(TAKE_OVER_TIMEOUT_MS) });
  }
  yield* call(page.reload);
}

/** Checks for a newer version when the user returns to a page that has been open for long. */
function* checkOnReturn({ page, worker }: Services) {
  const wakes = eventChannel<true>((emit) => page.onWake(() => emit(true)));
  try {
    while (true) {
      yield* take(wakes);
      worker.look();
      yield* delay(REPEAT_OFFER_MS);
    }
  } finally {
    wakes.close();
  }
}

/** Registers the service worker, and offers a newer version of the shop without forcing it. */
export function* versionSaga(services: Services) {
  const news = eventChannel<VersionNews>((emit) => services.worker.follow(emit), buffers.expanding(2));
  yield* fork(checkOnReturn, services);
  try {
    yield* call(activateNewest, services, news);
  } finally {
    news.close();
  }
}
