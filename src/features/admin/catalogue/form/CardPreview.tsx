import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { comboOfDraft, productOfDraft } from '@/domain/catalogue/draft/toStored';
import { catalogueRequested, ComboCard, ProductCard } from '@/features/catalogue';
import type { AdminItem } from '@/services/admin/catalogue/createCatalogueAdmin';
import { PreviewCard } from './Form.styles';
import { comboDraftOf, productDraftOf, storedOf } from './formDrafts';
import type { CatalogueForm, ComboForm, ProductForm } from './forms';
import { messages } from '../messages';
import { NO_PICTURE } from '@/features/admin/shared';

const SIZES = '240px';

const withPictures = <T extends Product | Combo>(item: T): T => ({
  ...item,
  mainImage: item.mainImage || NO_PICTURE,
  images: item.images.filter(({ src }) => src !== ''),
});

/** The card's fields that the form lacks: the rating and the dates. */
function storedFieldsOf(base: AdminItem | null) {
  const { rating = 0, ratingCount = 0, createdAt = '', updatedAt = '' } = base ? storedOf(base) : {};
  return { id: 'preview', rating, ratingCount, createdAt, updatedAt };
}

/** An unreadable or invalid figure is shown as missing. */
const figureOr0 = (typed: number) => (Number.isFinite(typed) && typed > 0 ? typed : 0);

function productOf(form: ProductForm, base: AdminItem | null): Product {
  const draft = productDraftOf(form);
  const variants = draft.variants.map((size) => ({
    ...size,
    price: figureOr0(size.price),
    mrp: figureOr0(size.mrp),
  }));
  const levels = draft.variants.map(({ sku, stock }) => {
    return [sku, { sku, available: Math.floor(figureOr0(stock)), reserved: 0, sold: 0 }] as const;
  });
  return productOfDraft(
    { ...draft, name: draft.name || messages.preview.noName, variants },
    storedFieldsOf(base),
    new Map(levels),
  );
}

function comboOf(form: ComboForm, base: AdminItem | null): Combo {
  const draft = comboDraftOf(form);
  const face = {
    ...draft,
    name: draft.name || messages.preview.noName,
    price: figureOr0(draft.price),
    mrp: figureOr0(draft.mrp),
  };
  // The stock of its parts is not known here, so the card shows the combo as well stocked.
  return { ...comboOfDraft(face, storedFieldsOf(base), 0), stock: 99 };
}

/** The card as shoppers will see it, without its link. */
export function CardPreview({ form, base }: { form: CatalogueForm; base: AdminItem | null }) {
  const dispatch = useDispatch();
  // The card compares the combo’s price with the prices of its products.
  useEffect(() => {
    if (form.kind === 'combos') dispatch(catalogueRequested());
  }, [dispatch, form.kind]);
  return (
    <section aria-label={messages.preview.label}>
      <h2 style={{ marginBottom: 14 }}>{messages.preview.title}</h2>
      <PreviewCard inert>
        {form.kind === 'products' ? (
          <ProductCard product={withPictures(productOf(form, base))} sizes={SIZES} />
        ) : (
          <ComboCard combo={withPictures(comboOf(form, base))} sizes={SIZES} />
        )}
      </PreviewCard>
    </section>
  );
}
