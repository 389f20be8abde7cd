import type { Product } from '../../../src/domain/catalogue/catalogue';
import { draftOfProduct } from '../../../src/domain/catalogue/draft/toStored';
import { callAdmin } from '../people/admin';

/** A product of this test alone, sold out; `restock` brings units, and `archive` takes it off the shop again. */
export async function soldOutProduct(id: string) {
  const { product: model } = await callAdmin<{ product: Product }>('products/rose-rain-toner');
  const [variant] = model.variants;
  if (!variant) throw new Error('The demo has no Rose Rain Toner');
  const variants = [{ ...variant, sku: id.toUpperCase(), stock: 0 }];
  const draft = { ...draftOfProduct(model), name: id.replaceAll('-', ' '), slug: id, label: '', variants };
  await callAdmin('products', { key: `key-${id}`, draft });
  const version = async () => (await callAdmin<{ product: Product }>(`products/${id}`)).product.updatedAt;
  return {
    version,
    async restock(units: number) {
      const stocked = { ...draft, variants: variants.map((one) => ({ ...one, stock: units })) };
      await callAdmin(`products/${id}`, {
        version: await version(),
        draft: stocked,
        seen: { [id.toUpperCase()]: 0 },
      });
    },
    async reprice(price: number) {
      const items = [{ id, version: await version() }];
      await callAdmin('changes/products', { items, change: { kind: 'price', mode: 'set', price } });
    },
    async archive() {
      const items = [{ id, version: await version() }];
      await callAdmin('changes/products', { items, change: { kind: 'status', status: 'archived' } });
    },
  };
}
