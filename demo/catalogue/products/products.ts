import { type Product } from '@/domain/catalogue/catalogue';
import { DAY_MS } from '@/domain/time/calendar';
import { store } from '@/domain/store';
import { type SideShot } from '../../draw/packaging/pack';
import { bodyCare } from './bodyCare';
import { faceWashes } from './faceWashes';
import { lipAndEye } from './lipAndEye';
import { masks } from './masks';
import { moisturizers } from './moisturizers';
import { oils } from './oils';
import { picture, pictureSrc } from '../pictures';
import { type ProductSpec, type Size } from './productSpec';
import { serums } from './serums';
import { reviewCellsOfDemo, starCountsOfDemo } from '../reviewSpecs';
import { slugOf } from '@/domain/text/slug';
import { ratingOf } from '@/domain/catalogue/ratings/starCounts';
import { sunscreens } from './sunscreens';
import { mists, toners } from './tonersAndMists';

export const productSpecs: readonly ProductSpec[] = [
  ...serums,
  ...mists,
  ...moisturizers,
  ...sunscreens,
  ...faceWashes,
  ...toners,
  ...lipAndEye,
  ...masks,
  ...bodyCare,
  ...oils,
];

export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

function variantOf(spec: ProductSpec, [label, price, mrp, stock]: Size): Product['variants'][number] {
  const id = slugOf(label);
  const sku = `GLM-${spec.code}-${label.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`;
  return { id, label, sku, price, mrp, stock };
}

/** The document of one product. */
export function productOf(spec: ProductSpec, now: Date): Product {
  const slug = slugOf(spec.name);
  const variants = spec.sizes.map((size) => variantOf(spec, size));
  const first = variants[0]!;
  const tags = spec.tags ?? [];
  const counts = starCountsOfDemo(slug);
  return {
    id: slug,
    slug,
    name: spec.name,
    subtitle: spec.actives,
    description: spec.description,
    category: spec.category,
    concerns: [...spec.concerns],
    skinTypes: [...spec.skinTypes],
    tags: [...tags],
    label: tags.includes('new') ? 'New' : '',
    starCounts: [...counts],
    reviewCells: { ...reviewCellsOfDemo(slug) },
    ...ratingOf(counts),
    mainImage: pictureSrc(`${slug}-1`),
    images: [
      picture(`${slug}-1`, `${spec.name}, ${spec.actives}`, spec.look.ground),
      picture(`${slug}-2`, `A swatch of ${spec.name}`, spec.look.ground),
      picture(`${slug}-3`, `The texture of ${spec.name}, close up`, spec.look.ground),
      picture(
        `${slug}-4`,
        `${spec.name} on light, brown and deep skin, fresh above and rubbed in below`,
        spec.look.ground,
      ),
      picture(`${slug}-5`, SIDE_ALT[spec.look.side ?? 'carton'](spec.name), spec.look.ground),
    ],
    price: first.price,
    mrp: first.mrp,
    sku: first.sku,
    stock: variants.reduce((total, variant) => total + variant.stock, 0),
    variants,
    ingredients: spec.inci.split(', '),
    keyIngredients: [...spec.key],
    benefits: [...spec.benefits],
    howToUse: [...spec.howToUse],
    netQuantity: { ...spec.quantity },
    countryOfOrigin: spec.origin?.country ?? 'India',
    manufacturer: spec.origin?.manufacturer ?? `${store.legalName}, ${store.legalAddress}`,
    shelfLifeMonths: spec.shelfLifeMonths ?? 24,
    hsn: spec.hsn ?? '3304',
    gstRate: spec.gstRate ?? 18,
    status: 'active',
    createdAt: daysBefore(now, spec.daysOld),
    updatedAt: daysBefore(now, Math.min(spec.daysOld, 7)),
  };
}

const SIDE_ALT: Record<SideShot, (name: string) => string> = {
  carton: (name) => `${name} with its carton`,
  shelf: (name) => `${name} on a shelf in morning light`,
  close: (name) => `The label of ${name}, close up`,
};

export const products = (now: Date): Product[] => productSpecs.map((spec) => productOf(spec, now));
