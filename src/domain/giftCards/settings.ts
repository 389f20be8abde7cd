import { formatRupees } from '../money/money';
import type { FieldProblem } from '../records/fieldProblem';
import { messages } from './messages';

/** `settings/giftCards`: the amounts that a shopper can give, in whole rupees. */
export interface GiftCardSettings {
  enabled: boolean;
  minRupees: number;
  maxRupees: number;
  stepRupees: number;
}

export const NO_GIFT_CARDS: GiftCardSettings = {
  enabled: false,
  minRupees: 500,
  maxRupees: 10_000,
  stepRupees: 500,
};

/** The bounds of the settings themselves, in rupees. */
export const MIN_GIFT_CARD = 100;
export const MAX_GIFT_CARD = 10_000;

const isHundreds = (rupees: number) => Number.isInteger(rupees) && rupees % 100 === 0;

type Amount = Exclude<keyof GiftCardSettings, 'enabled'>;

/** Returns the first fault of the team's settings and its field; null for none. */
export function settingsFault({
  minRupees,
  maxRupees,
  stepRupees,
}: GiftCardSettings): FieldProblem<Amount> | null {
  const isAmount = (rupees: number) =>
    isHundreds(rupees) && rupees >= MIN_GIFT_CARD && rupees <= MAX_GIFT_CARD;
  const [least, most] = [formatRupees(MIN_GIFT_CARD), formatRupees(MAX_GIFT_CARD)];
  if (!isAmount(minRupees)) return { field: 'minRupees', message: messages.wrongLowest(least, most) };
  if (!isAmount(maxRupees)) return { field: 'maxRupees', message: messages.wrongHighest(least, most) };
  if (maxRupees < minRupees) return { field: 'maxRupees', message: messages.highestBelowLowest };
  if (!isAmount(stepRupees)) return { field: 'stepRupees', message: messages.wrongStep(least, most) };
  if ((maxRupees - minRupees) % stepRupees === 0) return null;
  return { field: 'stepRupees', message: messages.unevenSteps };
}

/** The stored settings; off where they are missing or invalid. */
export function giftCardSettings(stored: Readonly<Record<string, unknown>> | undefined): GiftCardSettings {
  const settings = { ...NO_GIFT_CARDS, ...stored } as GiftCardSettings;
  const { enabled, minRupees, maxRupees, stepRupees } = settings;
  return settingsFault(settings)
    ? NO_GIFT_CARDS
    : { enabled: enabled === true, minRupees, maxRupees, stepRupees };
}

/** The amounts on sale, in rupees. */
export function giftCardAmounts({ enabled, minRupees, maxRupees, stepRupees }: GiftCardSettings): number[] {
  if (!enabled) return [];
  return Array.from(
    { length: (maxRupees - minRupees) / stepRupees + 1 },
    (_, at) => minRupees + at * stepRupees,
  );
}
