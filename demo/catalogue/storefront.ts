import type { CartSettings } from '@/domain/cart/cartSettings';
import { toPaise } from '@/domain/money/money';
import { store } from '@/domain/store';
import { type Banner, type Highlight, type IngredientStory } from '@/domain/catalogue/catalogue';
import { pictureSrc } from './pictures';

export const banners: readonly Banner[] = [
  {
    id: 'early-morning',
    title: 'Skin like early morning',
    text: 'Mists, serums and sunscreens made for heat, humidity and hard water.',
    imageWide: '/pictures/hero-wide-1440.webp',
    imageTall: '/pictures/hero-tall-800.webp',
    alt: `${store.name} toner, mist, serum and cream in morning light`,
    linkLabel: 'Shop all products',
    link: '/products',
    enabled: true,
    order: 1,
  },
];

export const highlights: readonly Highlight[] = [
  {
    id: 'sun',
    title: 'Sunscreen that stays where you put it',
    text: 'Tested at 38 degrees and 80% humidity. No white cast on any Indian skin tone.',
    image: pictureSrc('highlight-sun'),
    link: '/products?category=Sunscreen',
    enabled: true,
    order: 1,
  },
  {
    id: 'monsoon',
    title: 'Light layers for four wet months',
    text: 'Toner, serum, water gel: three steps that feel like nothing.',
    image: pictureSrc('highlight-monsoon'),
    link: '/products?concern=Oil%20and%20shine',
    enabled: true,
    order: 2,
  },
  {
    id: 'saffron',
    title: 'Saffron, from Pampore to your pillow',
    text: 'An oil cooked for four days, a serum for marks, a cream for the night.',
    image: pictureSrc('highlight-saffron'),
    link: '/products?ingredient=Saffron',
    enabled: true,
    order: 3,
  },
];

const story: IngredientStory = {
  title: 'Rice water, the way it was always made',
  text: 'Soaked overnight, fermented three days, filtered cold. It leaves skin soft and lightly held, without film or fragrance.',
  image: pictureSrc('story-rice'),
  alt: 'Rice grains in a drop of rice water',
  facts: [
    { name: 'Rice', text: 'Smooths and softens, keeps water in' },
    { name: 'Betaine', text: 'Eases the tight feeling of hard water' },
    { name: 'Panthenol', text: 'Calms skin after sun and shaving' },
  ],
  link: '/product/rice-water-dew-mist',
  linkLabel: 'Read the ingredient list',
};

/** `settings/cart`: gift wrap for ₹49, and one of three small sizes as a free sample from ₹999 on. */
export const cartSettings: CartSettings = {
  wrapPaise: toPaise(49),
  sampleFromPaise: toPaise(999),
  samples: [
    { id: 'orchid-sheet-mask', sku: 'GLM-MSK-ORC-1SHEET', title: 'Orchid Sheet Mask, 1 sheet' },
    { id: 'neem-clear-face-wash', sku: 'GLM-FWS-NEE-50ML', title: 'Neem Clear Face Wash, 50 ml' },
    { id: 'vetiver-calm-lotion', sku: 'GLM-BOD-VET-100ML', title: 'Vetiver Calm Lotion, 100 ml' },
  ],
};

/** `settings/store`: what a person may change without a release. */
export const storeSettings = { story };
