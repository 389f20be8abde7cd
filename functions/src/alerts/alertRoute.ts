import type { Firestore } from 'firebase-admin/firestore';
import { joinAlert, type Alert, type AlertQueue } from '@/domain/alerts/alert';
import { confirmMail } from '@/domain/alerts/mails';
import { openQueue, toldOf } from '@/domain/alerts/turn';
import type { Product, StockLevel, Variant } from '@/domain/catalogue/catalogue';
import { alertRequest, type AlertRequest, type AlertResponse } from '@/domain/contracts/shoppers/alerts';
import { toProduct } from '../catalogue/documents';
import { readMailSettings } from '../gateways/mail/mailSettings';
import { mailToken } from '../gateways/mail/mailToken';
import { writeMail } from '../gateways/mail/writeMail';
import { isOwnAddress } from '../platform/callers/identity';
import { shopUrl } from '../platform/config';
import { productRef, stockRef, tombstoneRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { ok, refuse, refuseFor, type Answer } from '../platform/http/answer';
import { postAsAnyone, type Route } from '../platform/http/route';
import type { SharedLimiter } from '../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../platform/storeDeps';
import { mailKeyOf } from '../gateways/mail/mailKey';
import { alertId, alertRef, queueRef, writeAlert } from './alertDocuments';
import { messages } from './messages';

export interface AlertDeps extends DatabaseDeps {
  linkSecret: () => string;
  /** How often one caller may ask. */
  alertLimiter: SharedLimiter;
  /** How often one address is sent a link to confirm a request. */
  alertMailLimiter: SharedLimiter;
}

/** A product on sale and its size. */
export function sizeOf(product: Product | null, sku: string): { product: Product; variant: Variant } | null {
  const variant = product?.variants.find((one) => one.sku === sku);
  return product?.status === 'active' && variant ? { product, variant } : null;
}

/** The facts that a mail states. */
export const alertProduct = ({ product, variant }: { product: Product; variant: Variant }) => ({
  name: product.name,
  label: product.variants.length > 1 ? variant.label : '',
  price: variant.price,
  variantId: variant.id,
});

interface AlertCall {
  body: AlertRequest;
  /** Empty for a guest, or for an address that is not the caller's own. */
  userId: string;
  /** Whether a link may be sent; without it a guest's request is only looked at. */
  mayMail: boolean;
  now: Date;
}

/** Stores a request, with the mail of its link; or returns the refusal, or that it needs a mail first. */
function store(
  db: Firestore,
  secret: string,
  { body, userId, mayMail, now }: AlertCall,
): Promise<Answer | 'needs_mail' | null> {
  const { kind, productId, sku, email } = body;
  return inTransaction(db, async (transaction) => {
    const ref = alertRef(db, alertId(body));
    const [found, level, known, queue, tombstone] = await transaction.getAll(
      productRef(db, productId),
      stockRef(db, sku),
      ref,
      queueRef(db, kind, sku),
      ...(userId ? [tombstoneRef(db, userId)] : []),
    );
    if (tombstone?.exists) return refuse(401, 'account_deleted', messages.signedOut);
    const size = sizeOf(found ? toProduct(found) : null, sku);
    if (!size) return refuse(404, 'not_found', messages.notSold);
    const { available } = (level?.data() as StockLevel | undefined) ?? { available: 0 };
    if (kind === 'back' && available > 0) return refuse(409, 'in_stock', messages.inStock);
    const isGuest = userId === '';
    const at = now.toISOString();
    const asked: Alert = {
      kind,
      productId,
      sku,
      email,
      mailKey: mailKeyOf(email),
      userId,
      status: isGuest ? 'unconfirmed' : 'waiting',
      price: size.variant.price,
      askedAt: at,
      confirmMailAt: isGuest ? at : '',
    };
    const next = joinAlert(known?.data() as Alert | undefined, asked);
    if (!next) return null;
    if (isGuest && !mayMail) return 'needs_mail';
    writeAlert(transaction, ref, next);
    const stored = queue?.data() as AlertQueue | undefined;
    if (!isGuest) {
      transaction.set(queueRef(db, kind, sku), openQueue(stored, next, available));
      return null;
    }
    // A closed queue does not follow the stock: without this the guest would wait behind units that were sold.
    if (stored) transaction.update(queueRef(db, kind, sku), { told: toldOf(stored, available) });
    const link = { purpose: 'confirm' as const, id: ref.id, at: Date.parse(next.askedAt) };
    const token = mailToken(link, secret);
    const product = alertProduct(size);
    writeMail(
      db,
      transaction,
      confirmMail({ id: ref.id, alert: next, product, siteUrl: shopUrl(), token, now }),
    );
    return null;
  });
}

/** POST /api/alerts: stores an alert for one mail when a size is back, or costs less. */
export function alertRoute({ db, now, linkSecret, alertLimiter, alertMailLimiter }: AlertDeps): Route {
  return postAsAnyone({
    path: '/api/alerts',
    schema: alertRequest,
    handle: async ({ body, address }, who) => {
      const at = now();
      const own = isOwnAddress(who, body.email);
      const seconds = await alertLimiter.take(who ? `person:${who.uid}` : `address:${address}`, at);
      if (seconds > 0) return refuseFor(seconds, 'too_many_alerts', messages.wait);
      const firestore = await db();
      const isOn = linkSecret() !== '' && (await readMailSettings(firestore))[body.kind];
      if (!isOn) return refuse(409, 'alerts_off', messages.off);
      const asked = { body, userId: own ? who.uid : '', mayMail: false, now: at };
      let stored = await store(firestore, linkSecret(), asked);
      // Only a mail counts against the address: otherwise requests for anything would use up another person's links.
      // The answer does not tell that an address has had enough of them.
      if (stored === 'needs_mail' && (await alertMailLimiter.take(mailKeyOf(body.email), at)) === 0) {
        stored = await store(firestore, linkSecret(), { ...asked, mayMail: true });
      }
      if (stored && stored !== 'needs_mail') return stored;
      const message = messages.asked[own ? 'own' : 'guest'][body.kind];
      return ok({ success: true, message } satisfies AlertResponse);
    },
  });
}
