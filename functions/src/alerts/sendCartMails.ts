import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { CartItem } from '@/domain/cart/cart';
import { reorder, type BoughtLine } from '@/domain/cart/reorder';
import { cartMailed, decideCartMail, type CartFacts, type MailChoice } from '@/domain/alerts/cartMail';
import { cartMail } from '@/domain/alerts/cartMailContent';
import { readItems } from '../catalogue/readItems';
import { comboSummary } from '../catalogue/summaries';
import { readMailSettings } from '../gateways/mail/mailSettings';
import { mailToken } from '../gateways/mail/mailToken';
import { writeMail } from '../gateways/mail/writeMail';
import { verifiedEmailOf, type Account } from '../platform/callers/account';
import { shopUrl } from '../platform/config';
import { runDueWork, type StepRun } from '../platform/dueWork';
import { tombstoneRef, userRef } from '../platform/firestore/refs';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { pathReader } from '../platform/firestore/readData';
import type { AccountMailDeps } from '../platform/storeDeps';
import { collectionOf } from '../platform/firestore/collections';

export interface CartMailReport {
  /** Mails about carts that were left. */
  cartMails: number;
}

/** Carts looked at in one run. */
const MAX_DUE = 200;
/** Orders that are looked at: more than a person places in a week. */
const LAST_ORDERS = 20;

const cartOf = (stored: Record<string, unknown> | undefined): CartItem[] =>
  Array.isArray(stored?.['cart']) ? (stored['cart'] as CartItem[]) : [];

/** The lines of a cart as the shop sells them now, without lines that are gone or sold out. */
async function sellable(db: Firestore, transaction: Transaction, cart: readonly CartItem[]) {
  const lines = cart.map((item): BoughtLine => ({ ...item, kind: item.kind ?? 'product' }));
  const wanted = lines.map((line) => ({ ...line, shownPrice: line.price }));
  const { products, combos } = await readItems(pathReader(db, transaction), wanted);
  const isOnSale = ({ status }: { status: string }) => status === 'active';
  const onSale = {
    products: [...products.values()].filter(isOnSale),
    combos: [...combos.values()].filter(isOnSale).map((combo) => comboSummary(combo, products)),
  };
  return reorder(lines, onSale, []).items;
}

/** Mails about one cart that is due: the mail and the choice that remembers it are one transaction. */
function sendDueCartMail(
  deps: AccountMailDeps,
  db: Firestore,
  ref: DocumentReference,
  account: Account | null,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const [stored, user, tombstone] = await readTogether(
      transaction,
      ref,
      userRef(db, ref.id),
      tombstoneRef(db, ref.id),
    );
    const choice = stored.data() as MailChoice | undefined;
    if (!choice) return 0;
    if (tombstone.exists || !account) {
      transaction.delete(ref);
      return 0;
    }
    const now = deps.now();
    const recent = documentsOfUser(db, 'orders', ref.id).orderBy('createdAt', 'desc').limit(LAST_ORDERS);
    const orders = (await transaction.get(recent)).docs.map((doc) => doc.data());
    const facts: CartFacts = {
      choice,
      cart: cartOf(user.data()),
      cartAt: user.updateTime?.toDate().toISOString() ?? now.toISOString(),
      orders,
      now,
    };
    const { choice: next, isDue } = decideCartMail(facts);
    const email = account.disabled ? '' : verifiedEmailOf(account);
    const items = isDue && email ? await sellable(db, transaction, facts.cart) : [];
    if (items.length === 0) {
      transaction.set(ref, next);
      return 0;
    }
    const lines = items.map(({ id, name, variant, sku, price, quantity, kind = 'product' }) => ({
      id,
      name,
      variant,
      sku,
      price,
      quantity,
      kind,
    }));
    transaction.set(ref, cartMailed(next, lines, now));
    const tokenFor = (purpose: 'cart' | 'cart-stop') =>
      mailToken({ purpose, id: ref.id, at: now.getTime() }, deps.linkSecret());
    const tokens = { cart: tokenFor('cart'), stop: tokenFor('cart-stop') };
    writeMail(db, transaction, cartMail({ userId: ref.id, email, items, siteUrl: shopUrl(), tokens, now }));
    return 1;
  });
}

/** Sends the mails about resting carts, one per cart, to people who chose them. */
export async function sendCartMails(deps: AccountMailDeps, run: StepRun): Promise<CartMailReport> {
  const db = await deps.db();
  const now = deps.now().toISOString();
  const due = collectionOf(db, 'mailChoices').where('nextAt', '<=', now).orderBy('nextAt').limit(MAX_DUE);
  return runDueWork(run, {
    // Without a secret no link can be signed; the carts stay due.
    read: async () =>
      deps.linkSecret() && (await readMailSettings(db)).cart ? (await due.select().get()).docs : [],
    empty: { cartMails: 0 },
    async work({ ref }) {
      return { cartMails: await sendDueCartMail(deps, db, ref, await deps.accounts.find(ref.id)) };
    },
    crashEvent: 'alerts.cart_crashed',
    about: ({ id }) => ({ uid: id }),
  });
}
