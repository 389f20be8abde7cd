import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { comboOfDraft, productOfDraft } from '@/domain/catalogue/draft/toStored';
import { catalogueRequested, ComboCard, ProductCard } from '@/features/catalogue';
import type { ShelfItem } from '@/services/admin/createShelfAdmin';
import { PreviewCard } from './Editor.styles';
import { comboDraftOf, productDraftOf, storedOf } from './formTexts';
import type { Form, ShelfForm } from './forms';

const UNNAMED = 'Name';
const SIZES = '240px';
/** In the place of a picture that is not there yet: nothing, on the card's ground. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const pictured = <T extends Product | Combo>(item: T): T => ({
  ...item,
  mainImage: item.mainImage || NO_PICTURE,
  images: item.images.filter(({ src }) => src !== ''),
});

/** What the shop's own and the shoppers' is on the card. */
function keptOf(base: ShelfItem | null) {
  const { rating = 0, ratingCount = 0, createdAt = '', updatedAt = '' } = base ? storedOf(base) : {};
  return { id: 'preview', rating, ratingCount, createdAt, updatedAt };
}

const figure = (typed: number) => (Number.isFinite(typed) ? typed : 0);

function productOf(form: Form & { kind: 'products' }, base: ShelfItem | null): Product {
  const draft = productDraftOf(form);
  const variants = draft.variants.map((size) => ({
    ...size,
    price: figure(size.price),
    mrp: figure(size.mrp),
  }));
  const levels = draft.variants.map(({ sku, stock }) => {
    return [sku, { sku, available: figure(stock), reserved: 0, sold: 0 }] as const;
  });
  return productOfDraft({ ...draft, name: draft.name || UNNAMED, variants }, keptOf(base), new Map(levels));
}

function comboOf(form: Form & { kind: 'combos' }, base: ShelfItem | null): Combo {
  const draft = comboDraftOf(form);
  const face = { ...draft, name: draft.name || UNNAMED, price: figure(draft.price), mrp: figure(draft.mrp) };
  // What there is of it is not known here; the card shows it as it is with plenty.
  return { ...comboOfDraft(face, keptOf(base), 0), stock: 99 };
}

/** The card that shoppers will see; it leads nowhere. */
export function Preview({ form, base }: { form: ShelfForm; base: ShelfItem | null }) {
  const dispatch = useDispatch();
  // What a combo saves is measured against its products, as shoppers see them.
  useEffect(() => {
    if (form.kind === 'combos') dispatch(catalogueRequested());
  }, [dispatch, form.kind]);
  return (
    <section aria-label="Preview">
      <h2 style={{ marginBottom: 14 }}>As shoppers see it</h2>
      <PreviewCard inert>
        {form.kind === 'products' ? (
          <ProductCard product={pictured(productOf(form, base))} sizes={SIZES} />
        ) : (
          <ComboCard combo={pictured(comboOf(form, base))} sizes={SIZES} />
        )}
      </PreviewCard>
    </section>
  );
}
