import type { CatalogueStatus, Product } from '@/domain/catalogue/catalogue';
import type { PictureDraft } from '@/domain/catalogue/draft/draft';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

export interface VariantForm {
  /** Empty before the first save. */
  id: string;
  label: string;
  sku: string;
  price: string;
  mrp: string;
  stock: string;
}

/** A GST rate and the day from which it applies. */
export interface RateForm {
  from: string;
  rate: string;
}

/** A combo's part, with its title and prices in rupees as the form shows them. */
export interface PartForm {
  productId: string;
  variantId: string;
  quantity: string;
  title: string;
  price: number;
  mrp: number;
}

/**
 * The fields of products and combos alike, as typed: lists are texts, one entry a line or separated by
 * commas.
 */
export interface CommonForm {
  name: string;
  slug: string;
  subtitle: string;
  label: string;
  description: string;
  tags: string;
  benefits: string;
  hsn: string;
  status: CatalogueStatus;
  images: PictureDraft[];
}

export interface ProductForm extends CommonForm {
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

export interface ComboForm extends CommonForm {
  kind: 'combos';
  sku: string;
  price: string;
  mrp: string;
  items: PartForm[];
}

export type CatalogueForm = ProductForm | ComboForm;

/** The changes of one keystroke. */
export type CatalogueFormChange = Partial<Omit<ProductForm, 'kind'>> & Partial<Omit<ComboForm, 'kind'>>;

const EMPTY_COMMON: CommonForm = {
  name: '',
  slug: '',
  subtitle: '',
  label: '',
  description: '',
  tags: '',
  benefits: '',
  hsn: '3304',
  status: 'draft',
  images: [],
};

export const EMPTY_VARIANT: VariantForm = { id: '', label: '', sku: '', price: '', mrp: '', stock: '0' };

const EMPTY_PRODUCT: ProductForm = {
  ...EMPTY_COMMON,
  kind: 'products',
  category: '',
  concerns: '',
  skinTypes: '',
  ingredients: '',
  keyIngredients: '',
  howToUse: '',
  netValue: '',
  netUnit: 'ml',
  countryOfOrigin: 'India',
  manufacturer: '',
  shelfLifeMonths: '24',
  gstRate: '18',
  gstRates: [],
  variants: [EMPTY_VARIANT],
};

export const EMPTY_CATALOGUE_FORMS: Record<CatalogueKind, CatalogueForm> = {
  products: EMPTY_PRODUCT,
  combos: { ...EMPTY_COMMON, kind: 'combos', sku: '', price: '', mrp: '', items: [] },
};
