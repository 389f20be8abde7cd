import { taxDocumentsQuery, type TaxDocumentsResponse } from '@/domain/contracts/admin/taxDocuments';
import { parse } from '@/domain/contracts/parse';
import { ok, refuse } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { readTaxRecords } from './readTaxRecords';

/** GET /api/admin/tax-documents: the invoices and credit notes of some months, without their buyers. */
export function taxDocumentsRoute({ db }: Pick<AdminDeps, 'db'>): Route {
  return getAsAdmin({
    path: '/api/admin/tax-documents',
    right: 'figures.read',
    async handle({ query: given }) {
      const query = parse(taxDocumentsQuery, Object.fromEntries(given));
      if (!query.ok) return refuse(400, 'bad_request', query.message, { field: query.field });
      const page = await readTaxRecords(await db(), query.value);
      if (!page) return refuse(400, 'bad_request', 'after is not valid', { field: 'after' });
      return ok({ success: true, ...page } satisfies TaxDocumentsResponse);
    },
  });
}
