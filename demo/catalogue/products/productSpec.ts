import { type Look } from '../../draw/packaging/pack';

export type Category =
  | 'Serum'
  | 'Toner'
  | 'Face mist'
  | 'Sunscreen'
  | 'Face wash'
  | 'Moisturizer'
  | 'Lip care'
  | 'Eye care'
  | 'Mask'
  | 'Body care'
  | 'Face oil';

export type Concern = 'Dullness' | 'Oil and shine' | 'Dryness' | 'Marks and tan' | 'Sensitive skin' | 'Sun';

export type SkinType = 'Oily' | 'Dry' | 'Combination' | 'Sensitive' | 'Normal';

/** One thing on the shelf: label, price, MRP, units in stock. Rupees. */
export type Size = [label: string, price: number, mrp: number, stock: number];

/** The hand-written fields of a product; the rest of its document follows from them. */
export interface ProductSpec {
  name: string;
  /** The line under the name. */
  actives: string;
  category: Category;
  /** Printed on the pack when it says more than the category. */
  kind?: string;
  /** Middle of its SKUs. */
  code: string;
  sizes: [Size, ...Size[]];
  quantity: { value: number; unit: 'ml' | 'g' | 'pcs' };
  tags?: ('recommended' | 'bestseller' | 'new')[];
  description: string;
  concerns: Concern[];
  skinTypes: SkinType[];
  key: string[];
  benefits: string[];
  howToUse: string[];
  /** INCI names in order of amount, separated by commas. */
  inci: string;
  /** Rinse-off soaps and washes are 3401, everything else 3304. */
  hsn?: '3304' | '3401';
  /** Percent, 18 if not given. Toilet soap in bars has 5 (Notification 9/2025, Central Tax (Rate)). */
  gstRate?: 5;
  shelfLifeMonths?: number;
  origin?: { country: string; manufacturer: string };
  /** How long it has been on sale. */
  daysOld: number;
  look: Look;
}
