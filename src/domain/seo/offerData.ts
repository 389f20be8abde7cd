import { COUNTRY, highestDeliveryFee } from './delivery';
import { DAY_MS } from '../time/calendar';
import { dayInIndia } from '../time/india';
import { toPaise, toRupees } from '../money/money';
import { RETURN_DAYS } from '../orders/returns/returns';
import { store } from '../store';

/** The data that every offer needs. */
export interface OfferFacts {
  /** As in https://shop.example. */
  origin: string;
  now: Date;
}

export interface Offered {
  price: number;
  stock: number;
  /** A path of the shop. */
  path: string;
}

/** Search engines require a day; they read a page again long before it. */
const VALID_DAYS = 30;

function shippingDetails(price: number) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toRupees(highestDeliveryFee(toPaise(price))),
      currency: store.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
  };
}

/** The return policy. A courier picks returns up, for which schema.org has no return method. */
function returnPolicy(origin: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    customerRemorseReturnFees: 'https://schema.org/FreeReturn',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: `${origin}/policies/returns`,
  };
}

/** schema.org's Offer, as Google's merchant listings read it. */
export function offerData({ price, stock, path }: Offered, { origin, now }: OfferFacts): object {
  return {
    '@type': 'Offer',
    url: origin + path,
    priceCurrency: store.currency,
    price: price.toFixed(2),
    priceValidUntil: dayInIndia(new Date(now.getTime() + VALID_DAYS * DAY_MS)),
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: store.name },
    shippingDetails: shippingDetails(price),
    hasMerchantReturnPolicy: returnPolicy(origin),
  };
}
