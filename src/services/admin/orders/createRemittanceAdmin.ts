import type { Months } from '@/domain/time/months';
import type { RemittanceLine } from '@/domain/admin/remittances/remittance';
import type {
  CashOrdersResponse,
  OrderRemittancesResponse,
  RecordResponse,
  RemittanceLinesResponse,
} from '@/domain/contracts/admin/remittances';
import { queryText } from '@/domain/text/queryText';
import { callApi, has, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

/** The calls about what couriers paid of the cash that they collected. */
export function createRemittanceAdmin(http: Http) {
  const path = '/api/admin/remittances';
  const timeoutMs = LONG_MS;
  return {
    /** `after` is `next` of the previous page, empty for the first. */
    orders: ({ from, to }: Months, after: string): ApiAnswer<CashOrdersResponse> =>
      callApi(http, { path: `${path}?${queryText({ from, to, after })}`, timeoutMs }, hasList('orders')),
    lines: ({ from, to }: Months, after: string): ApiAnswer<RemittanceLinesResponse> =>
      callApi(http, { path: `${path}/lines?${queryText({ from, to, after })}`, timeoutMs }, hasList('lines')),
    ofOrder: (orderId: string): ApiAnswer<OrderRemittancesResponse> =>
      callApi(http, { path: `/api/admin/orders/${encodeURIComponent(orderId)}/remittances` }, has('cash')),
    /** Previews lines, or records them with `save`. Idempotent, so a failure may be retried. `run` is the key of the file. */
    record: (lines: readonly RemittanceLine[], save: boolean, run: string): ApiAnswer<RecordResponse> =>
      callApi(http, { path, body: { lines, save, run }, timeoutMs }, hasList('results')),
  };
}

export type RemittanceAdmin = ReturnType<typeof createRemittanceAdmin>;
