import { screenAt } from '../paths';

/**
 * Whether a navigation leads from the shop to the admin or back. A content security policy belongs to its document, and
 * the two have different ones: a shop opened from the admin's document could not load Razorpay's script.
 */
export const isOtherDocument = (from: string, to: string): boolean =>
  (screenAt(from) === 'admin') !== (screenAt(to) === 'admin');

export type LoadDocument = (url: string, how: 'assign' | 'replace') => void;

export const loadDocument: LoadDocument = (url, how) => window.location[how](url);
