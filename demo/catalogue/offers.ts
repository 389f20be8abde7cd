import { type Offer } from '@/domain/offers/offer';

/** Offers of all three types; one of them is switched off. */
export const offers: readonly Offer[] = [
  {
    id: 'glow10',
    code: 'GLOW10',
    title: '10% off two or more',
    type: 'percentage',
    discount: 10,
    enabled: true,
    minProducts: 2,
  },
  {
    id: 'mist100',
    code: 'MIST100',
    title: '₹100 off four or more',
    type: 'fixed',
    discount: 100,
    enabled: true,
    minProducts: 4,
  },
  {
    id: 'dewfree',
    code: 'DEWFREE',
    title: 'Buy two, the cheaper one is free',
    type: 'bogo',
    discount: 0,
    enabled: true,
    minProducts: 2,
    maxFreeItems: 1,
  },
  {
    id: 'welcome50',
    code: 'WELCOME50',
    title: '₹50 off above ₹399, once per person',
    type: 'fixed',
    discount: 50,
    enabled: true,
    minSubtotal: 399,
    perUserLimit: 1,
  },
  {
    id: 'flash25',
    code: 'FLASH25',
    title: '25% off for one evening',
    type: 'percentage',
    discount: 25,
    enabled: false,
    minProducts: 1,
    maxDiscount: 300,
  },
];
