import { type Outcome } from './desk';
import { withStatus } from './tracking';
import { type Shipment } from './types';

/** An action on a parcel that could not be handed over, as the API takes it. */
export interface AskedAction {
  awb: string;
  action: string;
  action_data: Readonly<Record<string, string>>;
}

const ACTIONS = ['re-attempt', 'change_address', 'change_phone', 'rto'];

const no = (message: string): Outcome => ({ ok: false, message });

/** Reads the list of actions in a request; entries that are none are dropped. */
export function readActions(body: unknown): AskedAction[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((one: Record<string, unknown> | null) => {
    if (typeof one !== 'object' || one === null) return [];
    const data = Object.entries((one['action_data'] ?? {}) as object).map(([key, value]) => [
      key,
      String(value),
    ]);
    return [
      {
        awb: String(one['awb'] ?? ''),
        action: String(one['action'] ?? ''),
        action_data: Object.fromEntries(data) as Record<string, string>,
      },
    ];
  });
}

function whyNot({ action, action_data: data }: AskedAction, shipment: Shipment | undefined): string | null {
  if (!shipment) return 'Invalid AWB number.';
  if (shipment.status !== 'exception') return 'No open delivery exception for this AWB number.';
  if (!ACTIONS.includes(action)) return `The action must be one of: ${ACTIONS.join(', ')}.`;
  if (action === 'change_phone' && !/^\d{10}$/.test(data['phone'] ?? '')) return 'Phone must have 10 digits.';
  if (action === 'change_address' && !data['address_1']) return 'Address 1 is required.';
  return null;
}

/** A shipment that takes an action: it goes out again or back, or is for another phone or address. */
function afterAction(shipment: Shipment, { action, action_data: data }: AskedAction, now: Date): Shipment {
  const { consignee } = shipment.order;
  const noted: Shipment = { ...shipment, ndr: [...(shipment.ndr ?? []), { action, data }] };
  const to = (change: Partial<typeof consignee>): Shipment => ({
    ...noted,
    order: { ...shipment.order, consignee: { ...consignee, ...change } },
  });
  if (action === 'change_phone') return to({ phone: data['phone'] ?? '' });
  if (action === 'change_address')
    return to({ address: data['address_1'] ?? '', address_2: data['address_2'] ?? '' });
  if (action === 'rto') return withStatus(noted, 'rto', now);
  const day = data['re_attempt_date'];
  return withStatus(
    noted,
    'in transit',
    now,
    day ? `To be delivered again on ${day}` : 'To be delivered again',
  );
}

/** The outcome of each action. They are judged by the parcels as they stood before all of them. */
export function afterActions(
  actions: readonly AskedAction[],
  find: (awb: string) => Shipment | undefined,
  now: Date,
): Outcome[] {
  const known = new Map<string, Shipment>();
  return actions.map((one) => {
    const before = find(one.awb);
    const problem = whyNot(one, before);
    if (problem || !before) return no(problem ?? '');
    const shipment = afterAction(known.get(one.awb) ?? before, one, now);
    known.set(one.awb, shipment);
    return { ok: true, shipment };
  });
}
