import { queueId, type Alert, type AlertQueue } from '../../src/domain/alerts/alert';
import { alertId } from '../../functions/src/alerts/alertDocuments';
import { mailKeyOf } from '../../functions/src/gateways/mail/mailKey';
import { DEMO_DOMAIN } from '../stack/settings';
import { demoAccounts } from './accounts';
import { type SeedDocument } from './documents';

/** Hours since the first and the second of them asked. */
const HOURS_AGO = [50, 26];

interface Sold {
  id: string;
  status: string;
  variants: { sku: string; price: number; stock: number }[];
}

/** Two people who wait for the first sold-out size of the demo catalogue, so that its page in the admin says so. */
export function alertDocuments(documents: readonly SeedDocument[], now: Date): SeedDocument[] {
  const products = documents
    .filter(({ path }) => path.startsWith('products/'))
    .map(({ data }) => data as Sold);
  const product = products.find(
    ({ status, variants }) => status === 'active' && variants.every(({ stock }) => stock === 0),
  );
  const [size] = product?.variants ?? [];
  if (!product || !size) return [];
  const shared = { kind: 'back' as const, productId: product.id, sku: size.sku };
  const waiting = [demoAccounts.shopper, { uid: '', email: `ravi@${DEMO_DOMAIN}` }].map(
    (who, at): SeedDocument => {
      const { uid: userId, email } = who;
      const askedAt = new Date(now.getTime() - (HOURS_AGO[at] ?? 0) * 3_600_000).toISOString();
      const alert: Alert = {
        ...shared,
        email,
        mailKey: mailKeyOf(email),
        userId,
        status: 'waiting',
        price: size.price,
        askedAt,
        confirmMailAt: '',
      };
      return { path: `alerts/${alertId(alert)}`, data: alert };
    },
  );
  const queue: AlertQueue = { ...shared, isOpen: true, told: 0, highest: 0 };
  return [...waiting, { path: `alertQueues/${queueId('back', size.sku)}`, data: queue }];
}
