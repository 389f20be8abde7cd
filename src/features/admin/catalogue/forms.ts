import type { CatalogueStatus, Product } from '@/domain/catalogue/catalogue';
import type { PromotionItem, PromotionKind } from '@/services/admin/createPromotionAdmin';
import type { ShelfItem, ShelfKind } from '@/services/admin/createShelfAdmin';
import { EMPTY_PROMOTIONS, type PromotionForm, type PromotionFormChange } from '../promotions/forms';

/** A picture as it is typed. */
export interface PictureForm {
  src: string;
  alt: string;
  width: number;
  height: number;
  ground: string;
}

export interface VariantForm {
  /** Empty until it is saved for the first time. */
  id: string;
  label: string;
  sku: string;
  price: string;
  mrp: string;
  stock: string;
}

/** A rate of GST from a day on. */
export interface RateForm {
  from: string;
  rate: string;
}

/** A combo's part, with what is shown of it. Prices are rupees. */
export interface PartForm {
  productId: string;
  variantId: string;
  quantity: string;
  title: string;
  price: number;
  mrp: number;
}

/** What is typed, as it is typed: lists are texts, one entry a line or parted by commas. */
export interface FaceForm {
  name: string;
  slug: string;
  subtitle: string;
  label: string;
  description: string;
  tags: string;
  benefits: string;
  hsn: string;
  status: CatalogueStatus;
  images: PictureForm[];
}

export interface ProductForm extends FaceForm {
  kind: 'products';
  category: string;
  concerns: string;
  skinTypes: string;
  ingredients: string;
  keyIngredients: string;
  howToUse: string;
  netValue: string;
  netUnit: Product['netQuantity']['unit'];
  countryOfOrigin: string;
  manufacturer: string;
  shelfLifeMonths: string;
  gstRate: string;
  gstRates: RateForm[];
  variants: VariantForm[];
}

export interface ComboForm extends FaceForm {
  kind: 'combos';
  sku: string;
  price: string;
  mrp: string;
  items: PartForm[];
}

/** All that the editor edits, and a stored one of it. */
export type EditKind = ShelfKind | PromotionKind;
export type EditItem = ShelfItem | PromotionItem;

export type ShelfForm = ProductForm | ComboForm;
export type Form = ShelfForm | PromotionForm;
/** What one keystroke may change of a form. */
export type FormChange = Partial<Omit<ProductForm, 'kind'>> &
  Partial<Omit<ComboForm, 'kind'>> &
  PromotionFormChange;

export const isShelfForm = (form: Form): form is ShelfForm =>
  form.kind === 'products' || form.kind === 'combos';

const EMPTY_FACE: FaceForm = {
  ...{ name: '', slug: '', subtitle: '', label: '', description: '', tags: '', benefits: '' },
  ...{ hsn: '3304', status: 'draft', images: [] },
};
export const EMPTY_VARIANT: VariantForm = { id: '', label: '', sku: '', price: '', mrp: '', stock: '0' };

export const EMPTY_FORMS: Record<EditKind, Form> = {
  ...EMPTY_PROMOTIONS,
  products: {
    ...EMPTY_FACE,
    ...{ kind: 'products', category: '', concerns: '', skinTypes: '', ingredients: '', keyIngredients: '' },
    ...{ howToUse: '', netValue: '', netUnit: 'ml', countryOfOrigin: 'India', manufacturer: '' },
    ...{ shelfLifeMonths: '24', gstRate: '18', gstRates: [], variants: [EMPTY_VARIANT] },
  },
  combos: { ...EMPTY_FACE, kind: 'combos', sku: '', price: '', mrp: '', items: [] },
};

/** Whether what was kept in the browser has the shape of a form of this kind. */
export function isForm(kind: EditKind, value: unknown): value is Form {
  if (typeof value !== 'object' || value === null || (value as Form).kind !== kind) return false;
  return Object.entries(EMPTY_FORMS[kind]).every(([field, empty]) => {
    const given: unknown = (value as Record<string, unknown>)[field];
    return Array.isArray(empty) ? Array.isArray(given) : typeof given === typeof empty;
  });
}
