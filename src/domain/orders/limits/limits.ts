/** The limits of one person, counted by account and, where noted, by phone number. */
export interface PurchaseLimits {
  /** Units of one SKU that an account or a phone number may hold unpaid or buy in one day of India. */
  unitsPerSku: number;
  /** Unpaid orders that an account or a phone number may have open. An account's new cart closes its earlier one. */
  openUnpaidOrders: number;
  /** Times in 24 hours that one SKU may be held for a payment that is not made, renewals included. */
  unpaidHolds: number;
  /** Cash-on-delivery orders of an account or phone number that may be on their way. */
  openCodOrders: number;
  /** The highest total of a cash-on-delivery order, in rupees. */
  codOrderRupees: number;
  /** Orders of an account or phone number in 24 hours, including cancelled and expired ones. */
  ordersPerDay: number;
  /** Bare payments of an account in 24 hours. */
  barePaymentsPerDay: number;
  /** The highest bare payment, in rupees. */
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

/** A limit below 1 would block all purchases. */
export const MIN_LIMIT = 1;
export const MAX_LIMIT = 10_000_000;

export const isLimit = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= MIN_LIMIT && (value as number) <= MAX_LIMIT;

/** The limits of `settings/purchaseLimits`; the default for each missing or invalid one. */
export function limitsFrom(stored: Readonly<Record<string, unknown>> | undefined): PurchaseLimits {
  const limits = { ...DEFAULT_LIMITS };
  for (const name of LIMIT_NAMES) {
    const value = stored?.[name];
    if (isLimit(value)) limits[name] = value;
  }
  return limits;
}
