import { formatRupees } from '@/domain/money';
import type { Offer, OfferType } from '@/domain/offer';
import type { PromotionStatus } from '@/domain/promotions/schedule';
import type { StatusTone } from '@/ui';

export const statusWords: Record<PromotionStatus, { word: string; tone: StatusTone }> = {
  on: { word: 'On', tone: 'good' },
  scheduled: { word: 'Scheduled', tone: 'wait' },
  off: { word: 'Off', tone: 'neutral' },
  used_up: { word: 'Used up', tone: 'neutral' },
  ended: { word: 'Ended', tone: 'neutral' },
};
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
    minProducts ? `${minProducts} items` : '',
    minSubtotal ? `from ${formatRupees(minSubtotal)}` : '',
    perUserLimit === 1 ? 'once a person' : perUserLimit ? `${perUserLimit} times a person` : '',
  ];
  return asks.filter(Boolean).join(', ');
}

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
