import { type Product } from '@/domain/catalogue/catalogue';
import { type ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import {
  type ActivityEntry,
  type ActivityResponse,
  type UndoPreview,
} from '@/domain/contracts/admin/activity';
import { type TestShop } from '../shops/testShop';

type Entry = Pick<ActivityEntry, 'id'>;

/** Reads the audit log of a test's shop, and takes entries back. */
export function auditLog(shop: () => TestShop) {
  const pathOf = ({ id }: Entry) => `activity/${encodeURIComponent(id)}`;
  const read = async (query = '', as: string | null = 'ada') => {
    const { status, body } = await shop().call(`/api/admin/activity${query}`, { as });
    return { status, ...(body as unknown as ActivityResponse & { field?: string }) };
  };
  return {
    pathOf,
    read,
    async newest(query = ''): Promise<ActivityEntry> {
      const [entry] = (await read(query)).entries;
      if (!entry) throw new Error('The log is empty');
      return entry;
    },
    /** The parts of a bulk act. */
    parts: async ({ run = '' }: ActivityEntry) => (await read(`?run=${encodeURIComponent(run)}`)).entries,
    undo: (entry: Entry, as: string | null = 'ada') => shop().admin(`${pathOf(entry)}/undo`, {}, as),
    undoPart: (entry: Entry, as = 'ada') => shop().admin(`${pathOf(entry)}/undo`, { withRun: true }, as),
    preview: async (entry: Entry, as = 'ada') =>
      (await shop().call(`/api/admin/${pathOf(entry)}`, { as })).body['undo'] as UndoPreview,
  };
}

/** A stored note about an order, one second after the one before. */
export const anEntry = (n: number, target = 'orders/GLM1') => ({
  at: `2026-11-20T06:00:${String(n % 60).padStart(2, '0')}.000Z`,
  by: { uid: 'ada', email: 'ada@example.com' },
  action: 'order.noted',
  target,
  changes: [],
  requestId: `r${n}`,
});

/** The fields of a product that a test changes: price and units of its sizes. */
export type ProductChange = Partial<Pick<ProductDraft, 'name' | 'label'>> & {
  price?: number;
  stock?: number;
};

export function changedDraft(from: Product, { price, stock, ...change }: ProductChange): ProductDraft {
  const draft = draftOfProduct(from);
  const variants = draft.variants.map((one) => ({
    ...one,
    price: price ?? one.price,
    stock: stock ?? one.stock,
  }));
  return { ...draft, ...change, variants };
}
