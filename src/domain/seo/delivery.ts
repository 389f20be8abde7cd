import { greatest, type Paise } from '../money/money';
import { deliveryFeeFor, OFFERED_METHODS } from '../pricing/fees';

/** The country of delivery, ISO 3166. */
export const COUNTRY = 'IN';

/** The highest delivery fee for an item of this price, so that search engines never show too low a fee. */
export const highestDeliveryFee = (price: Paise): Paise =>
  greatest(...OFFERED_METHODS.map((method) => deliveryFeeFor(price, method)));
