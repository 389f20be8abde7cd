import type {
  Booked,
  BookOutcome,
  CancelOutcome,
  FindOutcome,
  Refused,
  Serviceability,
  Tracking,
  Unavailable,
  Unknown,
} from '../courier';
import type { Reply } from './transport';

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const list = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.map(fields).filter((entry) => entry !== null) : [];

/** Only web addresses are kept: they end up as links in the shopper's and the admin's browser. */
const link = (value: unknown): string => (/^https?:\/\//i.test(text(value)) ? text(value) : '');

const said = (body: Fields): string => text(body['message']).slice(0, 200);

function booked(data: Fields | null): Booked | null {
  const awb = text(data?.['awb_number']);
  if (!data || !awb) return null;
  return {
    kind: 'booked',
    awb,
    courier: text(data['courier_name']),
    trackingUrl: link(data['tracking_url']) || link(data['additional_info']),
    label: link(data['label']),
  };
}

type Failed = Refused | Unavailable | Unknown;

const neverCame = ({ sent, problem }: Reply & { kind: 'lost' }): Failed => ({
  kind: sent ? 'unknown' : 'unavailable',
  problem,
});

/** What an answer means that says no to something we wanted done. */
function failed({ status, body }: Reply & { kind: 'json' }): Failed {
  const problem = said(body) || `The courier answered ${status}`;
  // A 401, 429 or 503 never reached what it was about; after another error of theirs nobody knows what was done.
  if ([401, 403, 429, 503].includes(status)) return { kind: 'unavailable', problem };
  if (status >= 500) return { kind: 'unknown', problem };
  return body['status'] === false ? { kind: 'refused', problem } : { kind: 'unknown', problem };
}

/** What an answer to `POST /v1/shipments` means. */
export function readBooking(reply: Reply): BookOutcome {
  if (reply.kind === 'lost') return neverCame(reply);
  const { status, body } = reply;
  const success = status < 300 && body['status'] === true ? booked(fields(body['data'])) : null;
  return success ?? failed(reply);
}

/** What an answer to `POST /v1/shipments/cancel` means. */
export function readCancelled(reply: Reply): CancelOutcome {
  if (reply.kind === 'lost') return neverCame(reply);
  return reply.status < 300 && reply.body['status'] === true ? { kind: 'cancelled' } : failed(reply);
}

/** What an answer to `GET /v1/shipments?order_number=` means. */
export function readFound(reply: Reply, orderNumber: string): FindOutcome {
  if (reply.kind === 'lost') return { kind: 'unavailable', problem: reply.problem };
  const { status, body } = reply;
  if (status >= 300 || body['status'] !== true || !Array.isArray(body['data'])) {
    return { kind: 'unavailable', problem: said(body) || `The courier answered ${status}` };
  }
  const mine = list(body['data']).filter(
    (entry) => text(entry['order_number'] ?? orderNumber) === orderNumber && entry['status'] !== 'cancelled',
  );
  for (const entry of mine) {
    const found = booked(entry);
    if (found) return found;
  }
  return { kind: 'none' };
}

/** Whether any courier takes a parcel there; the date by which all of them promise it, where they do. */
export function readCouriers(reply: Reply): { any: boolean; by: string | null } | { problem: string } {
  if (reply.kind === 'lost') return { problem: reply.problem };
  const { status, body } = reply;
  if (status >= 300 || body['status'] !== true || !Array.isArray(body['data'])) {
    // "No courier" is said as a failure with a sentence; anything else that failed is an outage.
    const none = status < 500 && body['status'] === false && /not serviceable|no courier/i.test(said(body));
    return none ? { any: false, by: null } : { problem: said(body) || `The courier answered ${status}` };
  }
  const couriers = list(body['data']);
  const dates = couriers.map((courier) => isoDate(text(courier['edd'])));
  const by = dates.every((date) => date !== null) ? (dates.sort().at(-1) ?? null) : null;
  return { any: couriers.length > 0, by };
}

function isoDate(value: string): string | null {
  const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value);
  if (dayFirst) return `${dayFirst[3]}-${dayFirst[2]}-${dayFirst[1]}`;
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

/** Joins what was asked for cash on delivery with what was asked for prepaid. */
export function joinServiceability(
  cod: ReturnType<typeof readCouriers>,
  prepaid: ReturnType<typeof readCouriers>,
): Serviceability {
  if ('problem' in cod) return { kind: 'unavailable', problem: cod.problem };
  if ('problem' in prepaid) return { kind: 'unavailable', problem: prepaid.problem };
  return { kind: 'known', deliverable: cod.any || prepaid.any, cod: cod.any, by: cod.by ?? prepaid.by };
}

/** What an answer to `GET /v1/shipments/track/{awb}` means. */
export function readTracking(reply: Reply): Tracking {
  if (reply.kind === 'lost') return { kind: 'unavailable', problem: reply.problem };
  const { status, body } = reply;
  const data = fields(body['data']);
  if (status < 300 && body['status'] === true && data) {
    const events = list(data['history']).map((entry) => ({
      at: text(entry['event_time']),
      place: text(entry['location']),
      text: text(entry['message']),
    }));
    return { kind: 'tracked', status: text(data['status']), events };
  }
  if (status === 404 || (status < 300 && body['status'] === false)) return { kind: 'none' };
  return { kind: 'unavailable', problem: said(body) || `The courier answered ${status}` };
}
