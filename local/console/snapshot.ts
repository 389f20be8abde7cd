import { type Order } from '../razorpay/types';
import { type ConsoleDeps, type Provider } from './deps';
import { type AuthLink, readCodes, readLinks, type SmsCode } from './links';
import { type ArrivedMail } from '../smtp/arrivedMail';
import { type ListedShipment, readMails, readMode, readPayments, readShipments } from './providers';

/** The data of one part of the page, or the reason why it could not be read. */
export type Read<T> = { ok: true; value: T } | { ok: false; problem: string };

export interface Snapshot {
  links: Read<AuthLink[]>;
  codes: Read<SmsCode[]>;
  mails: Read<ArrivedMail[]>;
  payments: Read<Order[]>;
  shipments: Read<ListedShipment[]>;
  modes: Record<Provider, Read<{ mode: string }>>;
}

/** Everything the page shows; a part that fails does not affect the others. */
export async function takeSnapshot(deps: ConsoleDeps): Promise<Snapshot> {
  const [links, codes, mails, payments, shipments, razorpay, nimbuspost, mail] = await Promise.all([
    read(readLinks(deps)),
    read(readCodes(deps)),
    read(readMails(deps)),
    read(readPayments(deps)),
    read(readShipments(deps)),
    read(readMode(deps, 'razorpay')),
    read(readMode(deps, 'nimbuspost')),
    read(readMode(deps, 'mail')),
  ]);
  return { links, codes, mails, payments, shipments, modes: { razorpay, nimbuspost, mail } };
}

async function read<T>(value: Promise<T>): Promise<Read<T>> {
  try {
    return { ok: true, value: await value };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
