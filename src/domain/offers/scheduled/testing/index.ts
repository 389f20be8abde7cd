import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import type { BannerDraft, HighlightDraft } from '../draft';
import { bannerOfDraft, highlightOfDraft } from '../toStored';

const BEFORE = '2026-11-01T00:00:00.000Z';
export const storedMeta = (id: string) => ({ id, createdAt: BEFORE, updatedAt: BEFORE });

export function aBannerDraft(change: Partial<BannerDraft> = {}): BannerDraft {
  return {
    title: 'Skin like early morning',
    text: 'Mists and serums.',
    alt: 'A bottle in morning light',
    imageWide: '/pictures/hero-wide-1440.webp',
    imageTall: '/pictures/hero-tall-800.webp',
    linkLabel: 'Shop',
    link: '/products',
    enabled: true,
    startsAt: '',
    endsAt: '',
    ...change,
  };
}

export function aHighlightDraft(change: Partial<HighlightDraft> = {}): HighlightDraft {
  return {
    title: 'Sunscreen that stays',
    text: 'Tested at 38 degrees.',
    image: '/pictures/sun-800.webp',
    link: '/products',
    enabled: true,
    startsAt: '',
    endsAt: '',
    ...change,
  };
}

export const aBanner = (id = 'morning', order = 1, change: Partial<BannerDraft> = {}): Banner =>
  bannerOfDraft(aBannerDraft(change), { ...storedMeta(id), order });
export const aHighlight = (id = 'sun', order = 1, change: Partial<HighlightDraft> = {}): Highlight =>
  highlightOfDraft(aHighlightDraft(change), { ...storedMeta(id), order });
