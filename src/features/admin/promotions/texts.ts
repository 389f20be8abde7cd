import { formatRupees } from '@/domain/money/money';
import { formatMoment } from '@/lib/dates';
import type { Offer, OfferType } from '@/domain/offers/offer';
import type { PromotionStatus, Schedule } from '@/domain/offers/schedule';
import type { PlacedKind } from '@/services/admin/createPromotionAdmin';
import type { StatusTone } from '@/ui';

export const statusWords: Record<PromotionStatus, { word: string; tone: StatusTone }> = {
  on: { word: 'On', tone: 'good' },
  scheduled: { word: 'Scheduled', tone: 'wait' },
  off: { word: 'Off', tone: 'neutral' },
  used_up: { word: 'Used up', tone: 'neutral' },
  ended: { word: 'Ended', tone: 'neutral' },
};
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const STATUS_ORDER: readonly PromotionStatus[] = ['on', 'scheduled', 'off', 'used_up', 'ended'];

export const typeWords: Record<OfferType, string> = {
  percentage: 'Percentage off',
  fixed: 'Rupees off',
  bogo: 'Buy one, get one',
};

/** What an offer gives, in a few words. */
export function givesWords({ type, discount, maxDiscount, maxFreeItems }: Offer): string {
  switch (type) {
    case 'percentage':
      return maxDiscount ? `${discount}% off, at most ${formatRupees(maxDiscount)}` : `${discount}% off`;
    case 'fixed':
      return `${formatRupees(discount)} off`;
    case 'bogo':
      return maxFreeItems ? `Buy one, get one, ${maxFreeItems} free at most` : 'Buy one, get one';
  }
}

/** What it asks for, in a few words. */
export function asksWords({ minProducts, minSubtotal, perUserLimit }: Offer): string {
  const asks = [
    minProducts ? `from ${minProducts} ${minProducts === 1 ? 'item' : 'items'}` : '',
    minSubtotal ? `from ${formatRupees(minSubtotal)}` : '',
    perUserLimit === 1 ? 'once a person' : perUserLimit ? `${perUserLimit} times a person` : '',
  ];
  return capital(asks.filter(Boolean).join(', '));
}

/** From when to when something runs; empty where it always does. */
export function timeWords({ startsAt, endsAt }: Schedule): string {
  const words = [startsAt && `from ${formatMoment(startsAt)}`, endsAt && `until ${formatMoment(endsAt)}`];
  return capital(words.filter(Boolean).join(' '));
}

export const placedWords: Record<PlacedKind, { where: string; none: string; then: string }> = {
  banners: {
    where: 'The home page begins with these, one at a time, the first first.',
    none: 'No banners yet',
    then: 'Until there is one the home page begins with the shop’s own words.',
  },
  highlights: {
    where: 'The home page shows these side by side, the first first. Three fill a row.',
    none: 'No highlights yet',
    then: 'A highlight is a picture with a few words that leads somewhere in the shop.',
  },
};

export const promotionTexts = {
  turned: (name: string, on: boolean) => (on ? `${name} is on.` : `${name} is off, at once for everyone.`),
  notTurned: (name: string, why: string) => `${name} stays as it was. ${why}`.trim(),
  deleted: (name: string) => `${name} is deleted.`,
  notDeleted: (name: string, why: string) => `${name} is still there. ${why}`,
  undo: 'Undo',
  restored: (name: string) => `${name} is back.`,
  notRestored: (name: string, why: string) => `${name} is not back. ${why}`.trim(),
  arranged: 'The new order is saved.',
  notArranged: (why: string) => `The order stays as it was. ${why}`,
  moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of} now.`,
  askDelete: (name: string) => ({
    title: `Delete ${name}?`,
    text: 'It goes from the shop at once. You can take that back for a moment.',
    ...{ confirmLabel: 'Delete', cancelLabel: 'Keep it', danger: true },
  }),
} as const;
