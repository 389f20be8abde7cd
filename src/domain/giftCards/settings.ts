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

/** Whether the team may save them: whole hundreds, and the highest amount is one of the steps. */
export function areSettings({ minRupees, maxRupees, stepRupees }: GiftCardSettings): boolean {
  const isStep = [minRupees, maxRupees, stepRupees].every((one) => Number.isInteger(one) && one % 100 === 0);
  return (
    isStep &&
    stepRupees >= MIN_GIFT_CARD &&
    minRupees >= MIN_GIFT_CARD &&
    maxRupees <= MAX_GIFT_CARD &&
    minRupees <= maxRupees &&
    (maxRupees - minRupees) % stepRupees === 0
  );
}

/** The settings as stored; off where they are missing or make no sense. */
export function giftCardSettings(stored: Readonly<Record<string, unknown>> | undefined): GiftCardSettings {
  const settings = { ...NO_GIFT_CARDS, ...stored } as GiftCardSettings;
  const { enabled, minRupees, maxRupees, stepRupees } = settings;
  return areSettings(settings)
    ? { enabled: enabled === true, minRupees, maxRupees, stepRupees }
    : NO_GIFT_CARDS;
}

/** The amounts that can be given, in rupees. */
export function giftCardAmounts({ enabled, minRupees, maxRupees, stepRupees }: GiftCardSettings): number[] {
  if (!enabled) return [];
  return Array.from(
    { length: (maxRupees - minRupees) / stepRupees + 1 },
    (_, at) => minRupees + at * stepRupees,
  );
}
