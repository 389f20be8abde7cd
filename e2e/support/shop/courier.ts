import { expect } from '@playwright/test';
import { readStack } from './stack';

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
}

export interface SandboxParcel {
  order_number: string;
  awb_number: string;
  status: string;
}

/** The courier's parcels of an order. */
export async function parcelsOf(orderId: string): Promise<SandboxParcel[]> {
  const answer = await fetch(`${readStack().nimbuspostUrl}/__sandbox/shipments`);
  const { shipments } = (await answer.json()) as { shipments: SandboxParcel[] };
  return shipments.filter(({ order_number }) => order_number === orderId);
}

/** The one parcel of an order that is not cancelled. A booking that a busy machine put off is made by the sweep. */
export async function liveParcelOf(orderId: string): Promise<SandboxParcel> {
  const live = async () => (await parcelsOf(orderId)).filter(({ status }) => status !== 'cancelled');
  await expect(async () => {
    if ((await live()).length === 0) await reconcile();
    expect(await live()).toHaveLength(1);
  }).toPass();
  return (await live())[0]!;
}

/** Moves a parcel at the courier, with its webhook; `message` is what the courier writes about it. */
export const advanceParcel = (awb: string, status: string, message = '') =>
  post(`${readStack().nimbuspostUrl}/__sandbox/shipments/${awb}/advance`, { status, message });

/** Sets the courier's behaviour for calls about one parcel or order. */
export const courierMode = (about: string, mode: 'ok' | 'down' | 'refuse') =>
  post(`${readStack().nimbuspostUrl}/__sandbox/mode`, { mode, about });

/** Runs the reconciler once. */
export const reconcile = () => post(`${readStack().baseUrl}/__local/reconcile`, {});
