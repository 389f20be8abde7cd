import * as v from 'valibot';
import { isMonth, lengthOf, MAX_MONTHS } from '../../time/months';
import type { TaxRecord } from '../../admin/gst/taxRecord';

/** Documents of one page. */
export const TAX_DOCUMENTS_PAGE = 500;

const month = (name: string) =>
  v.pipe(v.string(`${name} is missing`), v.check(isMonth, `${name} must be a month, as in 2026-11`));

/** Some months in India, both included, and `next` of the previous page, which has this form. */
export const monthsQuery = (next: RegExp) =>
  v.pipe(
    v.object({
      from: month('from'),
      to: month('to'),
      after: v.optional(v.pipe(v.string(), v.regex(next, 'after is not valid')), ''),
    }),
    v.forward(
      v.check((months) => lengthOf(months) >= 1, 'to must not be before from'),
      ['to'],
    ),
    v.forward(
      v.check(
        (months) => lengthOf(months) <= MAX_MONTHS,
        `to must be at most ${MAX_MONTHS - 1} months after from`,
      ),
      ['to'],
    ),
  );

/** GET /api/admin/tax-documents: the invoices and credit notes of some months, the oldest first. */
export const taxDocumentsQuery = monthsQuery(/^[A-Za-z0-9/-]{0,16}$/);
export type TaxDocumentsQuery = v.InferOutput<typeof taxDocumentsQuery>;

export interface TaxDocumentsResponse {
  success: true;
  documents: TaxRecord[];
  next: string | null;
}
