import { formatCount } from '@/domain/text/count';
import { isOneLine } from '@/domain/text/oneLine';

/** A message to the shop. The browser and the functions validate it with the same rules and texts. */
export interface ContactMessage {
  name: string;
  email: string;
  /** Ten digits, or empty. */
  phone: string;
  message: string;
}
export type ContactField = keyof ContactMessage;

export const EMPTY_CONTACT: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** Characters. */
export const MAX_CONTACT_LENGTHS = { name: 80, email: 254, phone: 10, message: 2000 } as const;
const MIN_MESSAGE = 10;

const RULES: Record<ContactField, (value: string) => string | null> = {
  name(value) {
    if (!value) return 'Please enter your name';
    return isOneLine(value) ? null : 'Your name must be one line';
  },
  email: (value) =>
    /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/.test(value) && isOneLine(value)
      ? null
      : value
        ? 'Please enter a valid email, such as name@example.com'
        : 'Please enter your email',
  phone: (value) => (/^(\d{10})?$/.test(value) ? null : 'Please enter a valid 10-digit mobile number'),
  message: (value) => (value.length < MIN_MESSAGE ? 'Please write a sentence or two in your message' : null),
};

const NAMES: Record<ContactField, string> = {
  name: 'name',
  email: 'email',
  phone: 'mobile number',
  message: 'message',
};

/** The error of one field; null when it is valid. The value is validated as it would be stored: trimmed. */
export function contactFieldError(field: ContactField, typed: string): string | null {
  const value = typed.trim();
  const max = MAX_CONTACT_LENGTHS[field];
  if (value.length > max) {
    return `Your ${NAMES[field]} can have ${formatCount(max)} characters, and has ${formatCount(value.length)}`;
  }
  return RULES[field](value);
}
