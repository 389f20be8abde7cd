import { defaultChoices } from '../../src/domain/admin/notifications/choices';
import { type News } from '../../src/domain/admin/notifications/news';
import { EMPTY_INBOX, withNews } from '../../src/domain/admin/notifications/inbox';
import { LOW_STOCK } from '../../src/domain/catalogue/draft/catalogueList';
import { type SeedDocument } from './documents';

/** Long enough ago that the digest is due at the first run. */
const HOURS_AGO = 30;

type Fields = Readonly<Record<string, unknown>>;

/** The pending events for the owner's digest on a new machine, so that the local mailbox shows one. */
export function digestDocument(documents: readonly SeedDocument[], now: Date): SeedDocument[] {
  const at = new Date(now.getTime() - HOURS_AGO * 3_600_000).toISOString();
  const of = (collection: string, is: (fields: Fields) => boolean) =>
    documents.filter(({ path, data }) => path.startsWith(`${collection}/`) && is(data as Fields));
  const placed = of('orders', ({ status }) => status === 'placed').map(({ path, data }): News => {
    const about = String((data as Fields)['orderId']);
    return { id: path, kind: 'new_order', at, about, path: `/admin/${path}` };
  });
  const low = of('products', ({ status, stock }) => status === 'active' && Number(stock) <= LOW_STOCK).map(
    ({ path, data }): News => {
      const about = String((data as Fields)['name']);
      return { id: path, kind: 'low_stock', at, about, path: `/admin/${path}` };
    },
  );
  const news = [...placed, ...low];
  if (news.length === 0) return [];
  const inbox = withNews(EMPTY_INBOX, news, defaultChoices('owner'));
  return [{ path: 'notifications/owner', data: { inbox } }];
}
