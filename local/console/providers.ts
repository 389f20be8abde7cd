import { type shipmentData } from '../nimbuspost/booking';
import { type CreateBody } from '../nimbuspost/types';
import { type Order } from '../razorpay/types';
import { type ArrivedMail } from '../smtp/arrivedMail';
import { callShop } from './client';
import { type ConsoleDeps, type Provider } from './deps';

/** A shipment as the sandbox's controls list it. */
export type ListedShipment = ReturnType<typeof shipmentData> & { created: string; order: CreateBody };

/** Newest first. */
export async function readShipments({ urls }: ConsoleDeps): Promise<ListedShipment[]> {
  const answer = await callShop(`${urls.nimbuspost}/__sandbox/shipments`);
  return (answer as { shipments: ListedShipment[] }).shipments;
}

/** The arrived mails, newest first. */
export async function readMails({ urls }: ConsoleDeps): Promise<ArrivedMail[]> {
  const answer = await callShop(`${urls.mail}/__sandbox/mails`);
  return (answer as { mails: ArrivedMail[] }).mails;
}

/** Payment orders, newest first. */
export async function readPayments({ urls }: ConsoleDeps): Promise<Order[]> {
  const answer = await callShop(`${urls.razorpay}/__sandbox/orders`);
  return (answer as { orders: Order[] }).orders;
}

export async function readMode({ urls }: ConsoleDeps, provider: Provider): Promise<{ mode: string }> {
  return (await callShop(`${urls[provider]}/__sandbox/mode`)) as { mode: string };
}
