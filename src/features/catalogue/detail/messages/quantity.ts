import { store } from '@/domain/store';

export const messages = {
  label: (name: string) => `Quantity of ${name}`,
  limit: 'Limit',
  perDay: (units: number) =>
    `We can sell ${units} per person in a day. Need more? Write to us at ${store.supportEmail}.`,
};
