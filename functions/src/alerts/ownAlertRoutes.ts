import type { Firestore } from 'firebase-admin/firestore';
import type { Alert } from '@/domain/alerts/alert';
import {
  removeAlertRequest,
  type OwnAlert,
  type OwnAlertsResponse,
} from '@/domain/contracts/shoppers/alerts';
import { toProduct } from '../catalogue/documents';
import { mailKeyOf } from '../gateways/mail/mailKey';
import type { Identity } from '../platform/callers/identity';
import { productRef } from '../platform/firestore/refs';
import { documentsOfUser } from '../platform/firestore/userDocuments';
import { inTransaction } from '../platform/firestore/transaction';
import { ok, type Answer } from '../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import { alertRef, alertsTo } from './alertDocuments';
import { alertProduct, sizeOf, type AlertDeps } from './alertRoute';

const PATH = '/api/account/alerts';
/** More are not listed; the link of any mail stops them all. */
const MAX_LISTED = 200;

/** The key of the person's address; empty while it is not verified. */
const keyOf = ({ email, verified }: Identity): string => (verified ? mailKeyOf(email.toLowerCase()) : '');

/** Whether it is the person's: made with their account, perhaps under a former address, or for their address. */
const isOwn = ({ userId, mailKey }: Alert, who: Identity): boolean =>
  userId === who.uid || mailKey === keyOf(who);

/** The person's alerts that wait for a mail, without products that are no longer sold. */
async function listOf(db: Firestore, who: Identity): Promise<Answer> {
  const key = keyOf(who);
  const queries = [documentsOfUser(db, 'alerts', who.uid), alertsTo(db, key)];
  const pages = key ? await Promise.all(queries.map((query) => query.limit(MAX_LISTED).get())) : [];
  const asked = new Map(pages.flatMap(({ docs }) => docs).map((doc) => [doc.id, doc.data()]));
  const waiting = [...asked]
    .map(([id, alert]) => ({ ...alert, id }))
    .filter(({ status }) => status === 'waiting')
    .sort((a, b) => a.askedAt.localeCompare(b.askedAt));
  const ids = [...new Set(waiting.map(({ productId }) => productId))];
  const found = ids.length > 0 ? await db.getAll(...ids.map((id) => productRef(db, id))) : [];
  const products = new Map(found.map((stored) => [stored.id, toProduct(stored)]));
  const alerts = waiting.flatMap(({ id, kind, productId, sku, price }): OwnAlert[] => {
    const size = sizeOf(products.get(productId) ?? null, sku);
    if (!size) return [];
    const { name, label } = alertProduct(size);
    return [{ id, kind, productId, product: name, size: label, price }];
  });
  return ok({ success: true, alerts } satisfies OwnAlertsResponse);
}

/** GET /api/account/alerts and POST /api/account/alerts/remove: the person's own alerts. */
export const ownAlertRoutes = ({ db }: Pick<AlertDeps, 'db'>): Route[] => [
  getAsPerson({ path: PATH, handle: async (_call, who) => listOf(await db(), who) }),
  postAsPerson({
    path: `${PATH}/remove`,
    schema: removeAlertRequest,
    handle: async ({ body: { id } }, who) => {
      const firestore = await db();
      await inTransaction(firestore, async (transaction) => {
        const ref = alertRef(firestore, id);
        const alert = (await transaction.get(ref)).data();
        // Somebody else's is left alone, and the answer is the same as for one that is gone.
        if (alert && isOwn(alert, who)) transaction.delete(ref);
      });
      return listOf(firestore, who);
    },
  }),
];
