import { type Store } from '../sandbox/store';
import { book, nextNumber, type Booked } from './booking';
import { afterActions, type AskedAction } from './ndr';
import { withStatus } from './tracking';
import {
  type CreateBody,
  type Dialect,
  type Draft,
  type NimbusTables,
  type Shipment,
  type ShipmentStatus,
} from './types';

/** The statuses of parcels that nobody has picked up yet. */
const WAITS_FOR_PICKUP: ShipmentStatus[] = ['booked', 'pending pickup'];
/** The codes of events before a pickup; 'EX' among them is a pickup that was missed. */
const BEFORE_PICKUP = ['BKD', 'PP', 'EX'];

/** Whether the parcel can be cancelled. One that is fetched from a customer can, after they were not met. */
const canCancel = ({ status, order, history }: Shipment): boolean =>
  WAITS_FOR_PICKUP.includes(status) ||
  (order.payment_type === 'reverse' &&
    status === 'exception' &&
    history.every(({ status_code: code }) => BEFORE_PICKUP.includes(code)));

export type Outcome = { ok: true; shipment: Shipment; was?: 'cancelled' } | { ok: false; message: string };

/** The shipments and their operations, shared by all dialects. */
export interface Desk {
  get(awb: string): Shipment | undefined;
  /** Oldest first. */
  shipments(): Shipment[];
  book(order: CreateBody, dialect: Dialect): Promise<Booked>;
  /** Cancels a parcel that was not picked up; `was` when it was cancelled before. */
  cancel(awb: string): Promise<Outcome>;
  /** The parcels among these that will be fetched; null where one of the numbers is unknown. */
  manifest(awbs: string[]): Promise<Shipment[] | null>;
  /** The parcels among these that have a label; null where one of the numbers is unknown. */
  labelled(awbs: string[]): Shipment[] | null;
  /** Adds parcels of earlier; those that are known already stay as they are. */
  restore(shipments: readonly Shipment[]): Promise<void>;
  /** `remark` is what the courier writes about it, such as the reason of a failed attempt. */
  move(shipment: Shipment, status: ShipmentStatus, remark?: string): Promise<Shipment>;
  /** Takes all of these actions together, or none where one cannot be taken. */
  act(actions: readonly AskedAction[]): Promise<Outcome[]>;
  /** Drafts of Partner v2, oldest first. */
  drafts(): Draft[];
  draft(order: CreateBody): Promise<Draft>;
  /** Discards a draft that was never booked. */
  dropDraft(draft: Draft): Promise<Draft>;
  /** Books a draft under its number. */
  bookDraft(draft: Draft, courierId: string): Promise<Booked>;
}

export function openDesk(store: Store<NimbusTables>, now: () => Date): Desk {
  let number = nextNumber(store.all('shipments'), store.all('drafts'));
  const save = (record: Shipment) => store.put({ table: 'shipments', record });
  const move = async (shipment: Shipment, status: ShipmentStatus, remark?: string) => {
    const moved = withStatus(shipment, status, now(), remark);
    await save(moved);
    return moved;
  };

  return {
    move,
    get: (awb) => store.get('shipments', awb),
    shipments: () => store.all('shipments'),
    async book(order, dialect) {
      const booked = book(order, number, dialect, now());
      if (!booked.ok) return booked;
      number += 1;
      await save(booked.shipment);
      return booked;
    },
    async cancel(awb) {
      const shipment = store.get('shipments', awb);
      if (!shipment) return { ok: false, message: 'Invalid AWB number.' };
      if (shipment.status === 'cancelled') return { ok: true, shipment, was: 'cancelled' };
      if (!canCancel(shipment)) {
        return { ok: false, message: `A shipment that is ${shipment.status} cannot be cancelled.` };
      }
      return { ok: true, shipment: await move(shipment, 'cancelled') };
    },
    async manifest(awbs) {
      const found = awbs.flatMap((awb) => store.get('shipments', awb) ?? []);
      if (found.length === 0 || found.length < awbs.length) return null;
      const waiting = found.filter(({ status }) => WAITS_FOR_PICKUP.includes(status));
      const records = waiting.map((one) => ({ ...one, manifested: true }));
      await store.put(...records.map((record) => ({ table: 'shipments' as const, record })));
      return records;
    },
    labelled(awbs) {
      const found = awbs.flatMap((awb) => store.get('shipments', awb) ?? []);
      if (found.length === 0 || found.length < awbs.length) return null;
      return found.filter(({ status }) => status !== 'cancelled');
    },
    async restore(shipments) {
      const added = shipments.filter(({ id }) => !store.get('shipments', id));
      number = added.reduce((next, { shipment_id }) => Math.max(next, shipment_id + 1), number);
      await store.put(...added.map((record) => ({ table: 'shipments' as const, record })));
    },
    async act(actions) {
      const outcomes = afterActions(actions, (awb) => store.get('shipments', awb), now());
      if (!outcomes.every(({ ok }) => ok)) return outcomes;
      const moved = outcomes.flatMap((one) => (one.ok ? [one.shipment] : []));
      await store.put(
        ...new Map(moved.map((record) => [record.id, { table: 'shipments' as const, record }])).values(),
      );
      return outcomes;
    },
    drafts: () => store.all('drafts'),
    async draft(order) {
      const record: Draft = {
        id: `ORD-${String(number)}`,
        number,
        status: 'created',
        order,
        created_at: now().toISOString(),
      };
      number += 1;
      await store.put({ table: 'drafts', record });
      return record;
    },
    async dropDraft(draft) {
      const record: Draft = { ...draft, status: 'cancelled' };
      await store.put({ table: 'drafts', record });
      return record;
    },
    async bookDraft(draft, courierId) {
      const order = { ...draft.order, courier_id: courierId };
      const booked = book(order, draft.number, 'partner-v2', now());
      if (!booked.ok) return booked;
      await store.put(
        { table: 'drafts', record: { ...draft, status: 'booked' } },
        { table: 'shipments', record: booked.shipment },
      );
      return booked;
    },
  };
}
