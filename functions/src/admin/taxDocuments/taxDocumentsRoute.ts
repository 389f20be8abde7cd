import { taxDocumentsQuery, type TaxDocumentsResponse } from '@/domain/contracts/admin/taxDocuments';
import { badRequest, ok } from '../../platform/http/answer';
import { listAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { readTaxRecords } from './readTaxRecords';

/** GET /api/admin/tax-documents: the invoices and credit notes of some months, without their buyers. */
export function taxDocumentsRoute({ db }: Pick<AdminDeps, 'db'>): Route {
  return listAsAdmin({
    path: '/api/admin/tax-documents',
    right: 'figures.read',
    schema: taxDocumentsQuery,
    async handle(query) {
      const page = await readTaxRecords(await db(), query);
      return page
        ? ok({ success: true, ...page } satisfies TaxDocumentsResponse)
        : badRequest('after', 'after is not valid');
    },
  });
}
