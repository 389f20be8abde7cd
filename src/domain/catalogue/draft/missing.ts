import { joinWithAnd } from '@/domain/text/joinWords';
import type { ComboDraft, ItemDraftBase, ProductDraft } from './draft';

/** A field that is required for sale, with its name for the team. */
export interface Missing {
  field: string;
  what: string;
}

type Wanted = readonly [field: string, what: string, given: boolean];

const listed = (references: readonly Wanted[]): Missing[] =>
  references.filter(([, , given]) => !given).map(([field, what]) => ({ field, what }));

const faceNeeds = ({ images, hsn }: ItemDraftBase): Wanted[] => [
  ['images', 'a picture', images.length > 0],
  ['hsn', 'the HSN code', hsn !== ''],
];

/** Required by law (label facts, MRP) or by the shop's screens before a product can be sold. */
export function missingOfProduct(draft: ProductDraft): Missing[] {
  const { variants, netQuantity, countryOfOrigin, manufacturer, ingredients } = draft;
  const unpriced = variants.findIndex(({ price }) => !(price > 0));
  const withoutMrp = variants.findIndex(({ mrp }) => !(mrp > 0));
  return listed([
    [`variants.${Math.max(0, unpriced)}.price`, 'the price', variants.length > 0 && unpriced < 0],
    [`variants.${Math.max(0, withoutMrp)}.mrp`, 'the MRP', variants.length > 0 && withoutMrp < 0],
    ['netQuantity.value', 'the net quantity', netQuantity.value > 0],
    ['countryOfOrigin', 'the country of origin', countryOfOrigin.trim() !== ''],
    ['manufacturer', 'the manufacturer', manufacturer.trim() !== ''],
    ['ingredients', 'the ingredients (INCI)', ingredients.length > 0],
    ...faceNeeds(draft),
  ]);
}

export function missingOfCombo(draft: ComboDraft): Missing[] {
  const units = draft.items.reduce((total, { quantity }) => total + quantity, 0);
  return listed([
    ['price', 'the price', draft.price > 0],
    ['mrp', 'the MRP', draft.mrp > 0],
    ['items', 'at least two products', units >= 2],
    ...faceNeeds(draft),
  ]);
}

/**
 * Returns the reason why an item cannot be published, with all missing fields; null when nothing is
 * missing.
 */
export function publishProblem(missing: readonly Missing[]): string | null {
  if (missing.length === 0) return null;
  return `Before this can be on sale it needs ${joinWithAnd(missing.map(({ what }) => what))}.`;
}
