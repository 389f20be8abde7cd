import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import type { Offer } from '../offer';
import type { BannerDraft, HighlightDraft, OfferDraft } from './draft';
import { bannerOfDraft, highlightOfDraft, offerOfDraft } from './toStored';

const BEFORE = '2026-11-01T00:00:00.000Z';
const kept = (id: string) => ({ id, createdAt: BEFORE, updatedAt: BEFORE });

export function anOfferDraft(change: Partial<OfferDraft> = {}): OfferDraft {
  return {
    ...{ code: 'GLOW10', title: '10% off', type: 'percentage', discount: 10, enabled: true },
    ...{ minProducts: 0, maxFreeItems: 0, usageLimit: 0, perUserLimit: 0, minSubtotal: 0, maxDiscount: 0 },
    ...{ startsAt: '', endsAt: '' },
    ...change,
  };
}

export function aBannerDraft(change: Partial<BannerDraft> = {}): BannerDraft {
  return {
    ...{ title: 'Skin like early morning', text: 'Mists and serums.', alt: 'A bottle in morning light' },
    ...{ imageWide: '/pictures/hero-wide-1440.webp', imageTall: '/pictures/hero-tall-800.webp' },
    ...{ linkLabel: 'Shop', link: '/products', enabled: true, startsAt: '', endsAt: '' },
    ...change,
  };
}

export function aHighlightDraft(change: Partial<HighlightDraft> = {}): HighlightDraft {
  return {
    ...{ title: 'Sunscreen that stays', text: 'Tested at 38 degrees.', image: '/pictures/sun-800.webp' },
    ...{ link: '/products', enabled: true, startsAt: '', endsAt: '' },
    ...change,
  };
}

export const anOffer = (id = 'glow10', change: Partial<OfferDraft> = {}, usedCount?: number): Offer =>
  offerOfDraft(anOfferDraft({ code: id.toUpperCase(), ...change }), { ...kept(id), usedCount });
export const aBanner = (id = 'morning', order = 1, change: Partial<BannerDraft> = {}): Banner =>
  bannerOfDraft(aBannerDraft(change), { ...kept(id), order });
export const aHighlight = (id = 'sun', order = 1, change: Partial<HighlightDraft> = {}): Highlight =>
  highlightOfDraft(aHighlightDraft(change), { ...kept(id), order });
