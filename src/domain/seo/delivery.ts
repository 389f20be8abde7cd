import type { Paise } from '../money/money';
import { deliveryFeeFor, OFFERED_METHODS } from '../pricing/fees';

/** Where the shop delivers, ISO 3166. */
export const COUNTRY = 'IN';

/** What delivering one thing of this price costs at most: nobody is asked for more than a search engine told them. */
export const highestDeliveryFee = (price: Paise): Paise =>
  Math.max(...OFFERED_METHODS.map((method) => deliveryFeeFor(price, method))) as Paise;
