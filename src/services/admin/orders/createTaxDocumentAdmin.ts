import type { Months } from '@/domain/time/months';
import type { TaxDocumentsResponse } from '@/domain/contracts/admin/taxDocuments';
import { queryText } from '@/domain/text/queryText';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

/** The invoices and credit notes, as the GST return needs them. */
export const createTaxDocumentAdmin = (http: Http) => ({
  /** `after` is `next` of the previous page, empty for the first. */
  page: ({ from, to }: Months, after: string): ApiAnswer<TaxDocumentsResponse> => {
    const path = `/api/admin/tax-documents?${queryText({ from, to, after })}`;
    return callApi(http, { path, timeoutMs: LONG_MS }, hasList('documents'));
  },
});

export type TaxDocumentAdmin = ReturnType<typeof createTaxDocumentAdmin>;
