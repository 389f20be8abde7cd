/** The choices of return reasons, in shoppers' words. */
export const RETURN_REASONS = [
  'Damaged or leaking',
  'Not what I ordered',
  'Something is missing',
  'Expired, or expiring soon',
  'It does not suit my skin',
  'I changed my mind; it is unopened',
];

const asked = (reason: string, part: string): string => (part ? `${reason} (${part})` : reason);
const accepted = (words: string): string => (words ? `Return accepted: ${words}` : 'Return accepted');

/** In the order's history, which the customer reads. `part` is empty for the whole order; `words` may be empty. */
export const messages = {
  asked,
  accepted,
  opened: (reason: string, part: string, words: string) => `${asked(reason, part)}. ${accepted(words)}`,
};
