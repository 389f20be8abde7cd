import { json, type Reply } from '../../sandbox/reply';
import { type SandboxRequest } from '../../sandbox/request';
import { shipmentData } from '../booking';
import { done, refuse, textOf, textsOf, type ApiDeps } from './envelope';
import { readActions } from '../ndr';
import { type Read } from './fields';
import { type CreateBody, type Dialect, type Shipment } from '../types';

const PAGE = 100;

/** The calls that B2C v1 and B2B cargo share under different paths. */
export function statusCalls({ desk, baseUrl }: ApiDeps, dialect: Dialect) {
  const show = (shipment: Shipment) => shipmentData(shipment, baseUrl());
  return {
    show,
    create:
      (read: (body: unknown) => Read<CreateBody>) =>
      async ({ body }: SandboxRequest): Promise<Reply> => {
        const order = read(body);
        if (!order.ok) return refuse(order.message);
        const booked = await desk.book(order.value, dialect);
        return booked.ok
          ? done(show(booked.shipment), 'Shipment booked successfully.')
          : refuse(booked.message);
      },
    /** Newest first; all of them, or those of `order_number`. */
    find({ query }: SandboxRequest): Reply {
      const orderNumber = query.get('order_number');
      const found = desk
        .shipments()
        .filter(({ order }) => orderNumber === null || order.order_number === orderNumber);
      return done(found.reverse().slice(0, PAGE).map(show));
    },
    async cancel({ body }: SandboxRequest): Promise<Reply> {
      const cancelled = await desk.cancel(textOf(body, 'awb'));
      if (!cancelled.ok) return refuse(cancelled.message);
      const message = cancelled.was ? 'Shipment is already cancelled.' : 'Shipment cancelled successfully.';
      return done(show(cancelled.shipment), message);
    },
    async manifest({ body }: SandboxRequest): Promise<Reply> {
      const manifested = await desk.manifest(textsOf(body, 'awbs'));
      if (!manifested) return refuse('Invalid AWB number.');
      // One file for all of them, which the driver signs.
      const file = `${baseUrl()}/manifests/${manifested.map(({ id }) => id).join('+')}`;
      const shown = manifested.map((one) => ({ ...show(one), manifest: file }));
      return done(shown, 'Manifest generated successfully.');
    },
    /**
     * One answer for each action; where one cannot be taken, none is. B2C v1 answers with the bare list; assumed is that
     * B2B cargo has its envelope around it.
     */
    async ndr({ body }: SandboxRequest): Promise<Reply> {
      const actions = readActions(body);
      if (actions.length === 0) return refuse('The body must be a list of actions.');
      const outcomes = await desk.act(actions);
      const told = actions.map(({ awb }, at) => {
        const outcome = outcomes[at];
        return { awb, status: outcome?.ok ?? false, message: outcome?.ok ? 'Recorded.' : outcome?.message };
      });
      return dialect === 'b2c-v1' ? json(200, told) : done(told, 'NDR actions.');
    },
    labels({ body }: SandboxRequest): Reply {
      const labelled = desk.labelled(textsOf(body, 'awbs'));
      if (!labelled) return refuse('Invalid AWB number.');
      const awbs = labelled.map(({ id }) => id);
      return done({ label: `${baseUrl()}/labels/${awbs.join('+')}`, awbs }, 'Labels generated successfully.');
    },
  };
}
