import type { AlertKind } from '@/domain/alerts/alert';

const HEADINGS: Record<AlertKind, string> = {
  back: 'Where may we write when it is back?',
  price: 'Where may we write when it costs less?',
};

export const messages = {
  back: 'Tell me when it is back',
  price: 'Tell me when the price falls',
  heading: (kind: AlertKind) => HEADINGS[kind],
  email: 'Your email address',
  send: 'Tell me',
  once: 'One mail, and only for this. You can stop it at any time.',
  wrong: 'Please enter a valid email address',
};
