import { call, fork, put, select } from 'typed-redux-saga';
import { wishlistPath } from '@/app/router/paths';
import { isWishlistFull, wishKey } from '@/domain/wishlist/wishlist';
import { untilSignedOut } from '@/features/auth';
import { isLinkOver } from '@/features/mailLink';
import { syncOwned } from '@/features/sync';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { messages } from './messages';
import { TOPIC, wishlistSync } from './syncWishlist';
import {
  heartPressed,
  linkLoaded,
  selectWishes,
  sharedListFailed,
  sharedListLoaded,
  sharedListRequested,
  sharingFailed,
  sharingRequested,
  wishAdded,
  wishlistOpened,
  wishRemoved,
  wishRestored,
} from './wishlistSlice';

/** Adds or removes a heart's item, and shows a toast with the next step. */
function* toggle({ clock }: Services, { payload }: ReturnType<typeof heartPressed>) {
  const { name, kind, id, sku, price } = payload;
  const key = wishKey(payload);
  const list = yield* select(selectWishes);
  const at = list.findIndex((wish) => wishKey(wish) === key);
  const listed = list[at];
  if (listed) {
    yield* put(wishRemoved(key));
    const action = wishRestored({ wish: listed, at });
    yield* put(
      toastShown({ text: messages.removed(name), topic: TOPIC, actionLabel: messages.undo, action }),
    );
  } else if (isWishlistFull(list)) {
    yield* put(toastShown({ text: messages.full(name), topic: TOPIC, tone: 'error' }));
  } else {
    yield* put(wishAdded({ kind, id, sku, price, addedAt: clock.now().toISOString() }));
    const action = wishlistOpened();
    yield* put(toastShown({ text: messages.saved(name), topic: TOPIC, actionLabel: messages.view, action }));
  }
}

function* share({ shop }: Services, { payload: shared }: ReturnType<typeof sharingRequested>) {
  const answer = yield* call(shop.shareWishlist, shared);
  if (answer.ok) return yield* put(linkLoaded(answer.value.token));
  yield* put(sharingFailed());
  return yield* put(toastShown({ text: messages.sharingFailed, topic: TOPIC, tone: 'error' }));
}

function* openShared({ shop }: Services, { payload: token }: ReturnType<typeof sharedListRequested>) {
  const answer = yield* call(shop.sharedWishlist, token);
  if (answer.ok) return yield* put(sharedListLoaded(answer.value.items));
  return yield* put(
    sharedListFailed(
      isLinkOver(answer.error)
        ? { status: 'over', message: messages.linkOver }
        : { status: 'failed', message: messages.loadFailed },
    ),
  );
}

/** Syncs the wishlist of a guest or a signed-in person, and loads shared lists. */
export function* wishlistSaga(services: Services) {
  yield* takeEvery(heartPressed, toggle, services);
  yield* takeLeading(sharingRequested, untilSignedOut(share), services);
  yield* takeLatest(sharedListRequested, openShared, services);
  yield* takeEvery(wishlistOpened, () => services.navigation.go(wishlistPath()));
  yield* fork(syncOwned, services, wishlistSync(services));
}
