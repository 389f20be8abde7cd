import type { ComboDraft, ItemDraftBase, ProductDraft } from './draft';
import { messages } from './messages/problems';

const { needs } = messages;

/** A field that is required for sale, with its name for the team. */
export interface Missing {
  field: string;
  what: string;
}

type Wanted = readonly [field: string, what: string, given: boolean];

const listed = (references: readonly Wanted[]): Missing[] =>
  references.filter(([, , given]) => !given).map(([field, what]) => ({ field, what }));

const faceNeeds = ({ images, hsn }: ItemDraftBase): Wanted[] => [
  ['images', needs.picture, images.length > 0],
  ['hsn', needs.hsn, hsn !== ''],
];

/** Required by law (label facts, MRP) or by the shop's screens before a product can be sold. */
export function missingOfProduct(draft: ProductDraft): Missing[] {
  const { variants, netQuantity, countryOfOrigin, manufacturer, ingredients } = draft;
  const unpriced = variants.findIndex(({ price }) => !(price > 0));
  const withoutMrp = variants.findIndex(({ mrp }) => !(mrp > 0));
  return listed([
    [`variants.${Math.max(0, unpriced)}.price`, needs.price, variants.length > 0 && unpriced < 0],
    [`variants.${Math.max(0, withoutMrp)}.mrp`, needs.mrp, variants.length > 0 && withoutMrp < 0],
    ['netQuantity.value', needs.netQuantity, netQuantity.value > 0],
    ['countryOfOrigin', needs.countryOfOrigin, countryOfOrigin.trim() !== ''],
    ['manufacturer', needs.manufacturer, manufacturer.trim() !== ''],
    ['ingredients', needs.ingredients, ingredients.length > 0],
    ...faceNeeds(draft),
  ]);
}

export function missingOfCombo(draft: ComboDraft): Missing[] {
  const units = draft.items.reduce((total, { quantity }) => total + quantity, 0);
  return listed([
    ['price', needs.price, draft.price > 0],
    ['mrp', needs.mrp, draft.mrp > 0],
    ['items', needs.parts, units >= 2],
    ...faceNeeds(draft),
  ]);
}

/**
 * Returns the reason why an item cannot be published, with all missing fields; null when nothing is
 * missing.
 */
export function publishProblem(missing: readonly Missing[]): string | null {
  return missing.length > 0 ? messages.notForSale(missing.map(({ what }) => what)) : null;
}
