/** How much one person may hold and buy; counted by account, and by phone number where it says so. */
export interface PurchaseLimits {
  /** Units of one SKU that an account or a phone number may hold unpaid or buy in one day of India. */
  unitsPerSku: number;
  /** Unpaid orders that an account or a phone number may have open. An account's new cart closes its earlier one. */
  openUnpaidOrders: number;
  /** Times that one SKU may be held in 24 hours for a payment that does not come: once, and its renewals. */
  unpaidHolds: number;
  /** Cash-on-delivery orders that an account or a phone number may have on their way. */
  openCodOrders: number;
  /** Rupees that a cash-on-delivery order may come to. */
  codOrderRupees: number;
  /** Orders that an account or a phone number may begin in 24 hours, cancelled and expired ones included. */
  ordersPerDay: number;
  /** Payments of an amount alone that an account may begin in 24 hours. */
  barePaymentsPerDay: number;
  /** Rupees of one payment of an amount alone. */
  barePaymentRupees: number;
}

export type LimitName = keyof PurchaseLimits;

export const DEFAULT_LIMITS: PurchaseLimits = {
  unitsPerSku: 10,
  openUnpaidOrders: 1,
  unpaidHolds: 2,
  openCodOrders: 3,
  codOrderRupees: 10_000,
  ordersPerDay: 50,
  barePaymentsPerDay: 10,
  barePaymentRupees: 50_000,
};

export const LIMIT_NAMES = Object.keys(DEFAULT_LIMITS) as LimitName[];

/** No limit may be set below 1: nobody could buy anything. */
export const MIN_LIMIT = 1;
export const MAX_LIMIT = 10_000_000;

export const isLimit = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= MIN_LIMIT && (value as number) <= MAX_LIMIT;

/** The limits of `settings/purchaseLimits`; the default of each that is missing or no limit. */
export function limitsFrom(stored: Readonly<Record<string, unknown>> | undefined): PurchaseLimits {
  const limits = { ...DEFAULT_LIMITS };
  for (const name of LIMIT_NAMES) {
    const value = stored?.[name];
    if (isLimit(value)) limits[name] = value;
  }
  return limits;
}
