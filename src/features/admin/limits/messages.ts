import type { LimitName } from '@/domain/orders/limits/limits';

/** Without their unit, which the activity log shows with the value. */
export const limitLabels: Record<LimitName, string> = {
  unitsPerSku: 'Units of one product a day',
  openUnpaidOrders: 'Unpaid orders at a time',
  unpaidHolds: 'Times a product is kept without a payment',
  openCodOrders: 'Cash on Delivery orders on the way',
  codOrderRupees: 'Largest Cash on Delivery order',
  ordersPerDay: 'Orders in 24 hours',
  barePaymentsPerDay: 'Payments without an order in 24 hours',
  barePaymentRupees: 'Largest payment without an order',
};

const hints: Partial<Record<LimitName, string>> = {
  unitsPerSku: 'Of one size or variant, those in combos included.',
  openUnpaidOrders: 'With one phone number. An account has one: a new cart closes the earlier one.',
  unpaidHolds: 'In 24 hours; each time lasts 20 minutes.',
  ordersPerDay: 'Cancelled and unpaid orders count too.',
};

export const messages = {
  labelOf: (name: LimitName) => (name.endsWith('Rupees') ? `${limitLabels[name]}, ₹` : limitLabels[name]),
  hints,
  title: 'Limits',
  intro:
    'How much one person can hold and buy, counted by account and by phone number. A change holds from the next order on.',
  wrong: 'Please enter a whole number from 1 to 1,00,00,000.',
  leaving: 'The limits you changed are not saved.',
  save: 'Save limits',
  liftTitle: 'People without limits',
  liftIntro: 'For a salon, a reseller or anyone you know. None of the limits above applies to them.',
  emailMissing: 'Please enter the email they sign in with.',
  lift: 'Lift limits',
  restore: 'Let limits hold again',
  email: 'Email',
  reason: 'Why',
  restoreFor: (email: string) => `Let limits hold again for ${email}`,
  withoutEmail: 'A customer without an email',
  nobody: 'The limits hold for everyone.',
};
