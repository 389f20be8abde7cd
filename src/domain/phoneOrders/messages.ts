import { store } from '../store';

/** The lines of a message about an order; amounts and moments are formatted. */
export const messages = {
  hello: (name: string, order: string) => `Hello ${name}, your ${store.name} order ${order}:`,
  to: (city: string, pincode: string) => `To: ${city} ${pincode}`,
  keepCash: (total: string) => `Please keep ${total} in cash ready for the delivery.`,
  paid: (total: string) => `Paid: ${total}. Thank you!`,
  pay: (total: string, until: string) => `Please pay ${total} here by ${until}:`,
};
