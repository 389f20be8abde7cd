import { createHash } from 'node:crypto';
import type { CreateShipmentRequest } from '@/domain/contracts/shipment';

/** Keys in order, so that the same body in another spelling has the same hash. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, canonical(entry)]));
}

/** What makes two requests the same. The invoice's date is not in it: a retry may come after midnight. */
export function requestHash(body: CreateShipmentRequest): string {
  const invoice_details = body.invoice_details.map((invoice) => ({ ...invoice, invoice_date: '' }));
  const text = JSON.stringify(canonical({ ...body, invoice_details }));
  return createHash('sha256').update(text).digest('hex');
}
