import type { Paise } from '../money/money';
import { deliveryFeeFor, OFFERED_METHODS } from '../pricing/fees';

/** Where the shop delivers, ISO 3166. */
export const COUNTRY = 'IN';

/** The highest delivery fee for an item of this price, so that nobody pays more than a search engine shows. */
export const highestDeliveryFee = (price: Paise): Paise =>
  Math.max(...OFFERED_METHODS.map((method) => deliveryFeeFor(price, method))) as Paise;
