import type { Firestore } from 'firebase-admin/firestore';
import {
  wishlistLinkRequest,
  wishlistRequest,
  type SharedWishlistResponse,
  type WishlistResponse,
} from '@/domain/contracts/shoppers/wishlist';
import { readWishes, withChanges, type Wish } from '@/domain/wishlist/wishlist';
import { tombstoneRef, wishlistRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { accountDeleted, ok, refuse, type Answer } from '../platform/http/answer';
import { getAsAnyone, getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import { refuseTooOften } from '../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { messages } from './messages';

export interface WishlistDeps extends DatabaseDeps {
  /** Its own limiter: how often one person may change their list. */
  wishlistLimiter: SharedLimiter;
}

/** `wishlists/{uid}`: written here alone, deleted with the account. */
interface StoredWishlist {
  userId: string;
  items: Wish[];
  token: string | null;
  /** ISO. */
  updatedAt: string;
}
type Content = Pick<StoredWishlist, 'items' | 'token'>;

const contentOf = (stored: Partial<StoredWishlist> = {}): Content => ({
  items: readWishes(stored.items),
  token: stored.token ?? null,
});

const answerOf = (content: Content): Answer => ok({ success: true, ...content } satisfies WishlistResponse);

/** Changes a person's list. A token outlives its account by up to an hour, and must not bring the list back. */
async function change(
  { db, now, wishlistLimiter }: WishlistDeps,
  uid: string,
  decide: (before: Content) => Content,
): Promise<Answer> {
  const late = await refuseTooOften(wishlistLimiter, [uid], now(), { message: messages.wait });
  if (late) return late;
  const store = await db();
  return inTransaction<Answer>(store, async (transaction) => {
    const [stored, tombstone] = await Promise.all([
      transaction.get(wishlistRef(store, uid)),
      transaction.get(tombstoneRef(store, uid)),
    ]);
    if (tombstone.exists) return accountDeleted();
    const before = contentOf(stored.data());
    const after = decide(before);
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const next: StoredWishlist = { userId: uid, ...after, updatedAt: now().toISOString() };
      transaction.set(wishlistRef(store, uid), next);
    }
    return answerOf(after);
  });
}

/** Firestore's own random ids; one of 62^20 cannot be guessed. */
const newToken = (store: Firestore): string => store.collection('wishlists').doc().id;
const TOKEN = /^[A-Za-z0-9]{20}$/;

/** A person's own wishlist, and what somebody with its link sees. */
export function wishlistRoutes(deps: WishlistDeps): Route[] {
  return [
    getAsPerson({
      path: '/api/wishlist',
      async handle(_call, { uid }) {
        const stored = await wishlistRef(await deps.db(), uid).get();
        return answerOf(contentOf(stored.data()));
      },
    }),
    postAsPerson({
      path: '/api/wishlist',
      schema: wishlistRequest,
      handle: ({ body }, { uid }) =>
        change(deps, uid, ({ items, token }) => ({ items: withChanges(items, body), token })),
    }),
    postAsPerson({
      path: '/api/wishlist/link',
      schema: wishlistLinkRequest,
      async handle({ body: { shared } }, { uid }) {
        const token = newToken(await deps.db());
        return change(deps, uid, (before) => ({
          items: before.items,
          token: shared ? (before.token ?? token) : null,
        }));
      },
    }),
    getAsAnyone('/api/wishlists/{token}', { key: true }, async ({ params: { token = '' } }) => {
      const unknown = refuse(404, 'no_link', messages.notShared);
      // A mistyped link costs no read.
      if (!TOKEN.test(token)) return unknown;
      const found = await (
        await deps.db()
      )
        .collection('wishlists')
        .where('token', '==', token)
        .limit(1)
        .get();
      const [list] = found.docs;
      if (!list) return unknown;
      const { items } = contentOf(list.data());
      return ok({
        success: true,
        items: items.map(({ kind, id }) => ({ kind, id })),
      } satisfies SharedWishlistResponse);
    }),
  ];
}
