import { type AuditAction } from '../../src/domain/admin/audit/actions';
import { runEntry, runEntryId, runKey } from '../../src/domain/admin/audit/bulk';
import { auditSearchTokens } from '../../src/domain/admin/audit/auditSearch';
import { type AuditChange, type AuditEntry } from '../../src/domain/records/audit';
import { demoAccounts, type DemoAccount } from './accounts';
import { type SeedDocument } from './documents';
import { HOUR_MS } from '../../src/domain/time/calendar';

/** Products of the bulk act, and orders that were packed together. */
const MANY = 3;

interface Act {
  who: DemoAccount;
  action: AuditAction;
  target: string;
  name?: string;
  changes: AuditChange[];
  hoursAgo: number;
}

function entryOf({ who, action, target, name = '', changes, hoursAgo }: Act, now: Date): AuditEntry {
  return {
    at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    by: { uid: who.uid, email: who.email, name: who.displayName },
    action,
    target,
    changes,
    requestId: `demo-${hoursAgo}`,
    ...(name ? { name } : {}),
    words: auditSearchTokens({ target, name }),
  };
}

const idOf = ({ action, target, requestId }: AuditEntry): string =>
  [requestId, action, target.replaceAll('/', '.')].join('_');

function single(act: Act, now: Date): SeedDocument {
  const entry = entryOf(act, now);
  return { path: `auditLog/${idOf(entry)}`, data: entry };
}

/** A bulk act: an entry that stands for it, and a part for each thing. */
function many(acts: readonly Act[], now: Date): SeedDocument[] {
  return acts.flatMap((act) => {
    const entry = entryOf(act, now);
    const key = runKey(act.who.uid, `demo-run-${act.hoursAgo}`, act.action);
    return [
      { path: `auditParts/${idOf(entry)}`, data: { ...entry, run: key } },
      { path: `auditLog/${runEntryId(key)}`, data: runEntry(entry, key) },
    ];
  });
}

type Fields = Readonly<Record<string, unknown>>;
type Sized = Fields & { name: string; tags?: string[]; variants?: { price: number }[] };

function lessDear({ variants = [] }: Sized): AuditChange[] {
  const before = variants.map((one) => ({ ...one, price: one.price + 50 }));
  return [{ field: 'variants', before, after: variants }];
}

/** The team's changes of the last days. They fit the current documents, so that each can be undone. */
export function activityDocuments(documents: readonly SeedDocument[], now: Date): SeedDocument[] {
  const { manager, packer } = demoAccounts;
  const inCollection = (name: string) => documents.filter(({ path }) => path.startsWith(`${name}/`));
  const products = inCollection('products').map(({ path, data }) => ({ path, product: data as Sized }));
  const packed = inCollection('orders').filter(({ data }) => (data as Fields)['status'] === 'packed');
  const [offer] = inCollection('offers');
  const tagged = products.filter(({ product }) => product.tags?.length).slice(0, MANY);
  const cheaper = products.find(({ product }) => product.variants?.length);
  const step = [{ field: 'status', before: 'placed', after: 'packed' }];
  const all = [
    ...many(
      packed.slice(0, MANY).map(({ path }) => ({
        who: packer,
        action: 'order.packed',
        target: path,
        changes: step,
        hoursAgo: 3,
      })),
      now,
    ),
    ...(cheaper
      ? [
          single(
            {
              who: manager,
              action: 'product.saved',
              target: cheaper.path,
              name: cheaper.product.name,
              changes: lessDear(cheaper.product),
              hoursAgo: 5,
            },
            now,
          ),
        ]
      : []),
    ...many(
      tagged.map(({ path, product }) => ({
        who: manager,
        action: 'product.changed',
        target: path,
        name: product.name,
        changes: [{ field: 'tags', before: product.tags?.slice(0, -1), after: product.tags }],
        hoursAgo: 26,
      })),
      now,
    ),
    ...(offer
      ? [
          single(
            {
              who: manager,
              action: 'offer.switched_on',
              target: offer.path,
              name: `${String((offer.data as Fields)['code'])}, ${String((offer.data as Fields)['title'])}`,
              changes: [{ field: 'enabled', before: false, after: true }],
              hoursAgo: 50,
            },
            now,
          ),
        ]
      : []),
  ];
  return [...new Map(all.map((one) => [one.path, one])).values()];
}
