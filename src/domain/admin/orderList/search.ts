import { isDocumentId } from '@/domain/records/documentId';
import { wholePhoneIn } from '@/domain/text/phone';

/** The last characters of an order's id, stored separately so that a search can use them alone. */
export const ID_END = 6;
/** Minimum of characters of an id's beginning for a search. */
const ID_BEGINNING = 6;
/** Longest search text, in characters; the rest is ignored. */
export const MAX_SEARCH = 100;

/** One interpretation of a search text; each is a query on an index. */
export interface OrderSearch {
  by: 'id' | 'idBeginning' | 'idEnd' | 'phone' | 'email' | 'awb';
  value: string;
}

export const idEndOf = (orderId: string): string => orderId.slice(-ID_END);

/** A phone number, also with +91 or 0 before it, spaces, hyphens and brackets. */
const phoneFrom = (text: string): string | null => (/^[+\d\s().-]+$/.test(text) ? wholePhoneIn(text) : null);

/** The possible interpretations of a search text. Each one reads only matching orders. */
export function readSearch(typed: string): OrderSearch[] {
  const text = typed.trim().slice(0, MAX_SEARCH);
  if (text.includes('@')) return /\s/.test(text) ? [] : [{ by: 'email', value: text.toLowerCase() }];
  const phone = phoneFrom(text);
  const probes: OrderSearch[] = phone ? [{ by: 'phone', value: phone }] : [];
  // Copied ids and AWBs may have spaces and a #, and typed ones small letters.
  const code = text.replace(/^#/, '').replace(/\s/g, '').toUpperCase();
  if (!isDocumentId(code)) return probes;
  if (code.length === ID_END) probes.push({ by: 'idEnd', value: code });
  if (code.length >= 5) probes.push({ by: 'awb', value: code });
  probes.push({ by: 'id', value: code });
  if (code.length >= ID_BEGINNING && /^[A-Z]/.test(code)) probes.push({ by: 'idBeginning', value: code });
  return probes;
}
