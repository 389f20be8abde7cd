import { openProxy } from './gate/proxy';
import { Gate } from './gate/gate';
import { type Side } from './gate/passage';
import { type Reply, shopClient, type Request } from '../../local/endpoints/testing/calls/shopClient';
import { type Service } from '../../local/stack/processes/service';
import { store } from '../../src/domain/store';
import { tokenOf } from './accounts';
import { routing, startProcesses, type ProcessShop } from './processes';

/** Seconds. Tokens must outlive every fault, and faults move the clock forward by days. */
const YEAR = 365 * 24 * 60 * 60;
const lasting = (name: string) => tokenOf(name, Date.now(), { exp: Math.floor(Date.now() / 1000) + YEAR });

/** The shop in its own processes, with a gate between the functions and all their neighbours, browsers included. */
export async function startGated() {
  const gate = new Gate();
  const doors: Service[] = [];
  const open = async (side: Side, target: Parameters<typeof openProxy>[0]['target']) => {
    const door = await openProxy({ side, gate, target });
    doors.push(door);
    return door.url;
  };
  const openTo = (side: Side, origin: string) => open(side, (path) => ({ origin, path }));
  const close = async (shop?: ProcessShop) => {
    gate.open();
    await shop?.close();
    for (const door of doors) await door.close();
  };

  try {
    const shop = await startProcesses({
      between: async ({ firestore, razorpay, nimbuspost }) => ({
        firestore: await openTo('firestore', firestore),
        razorpay: await openTo('razorpay', razorpay),
        nimbuspost: await openTo('nimbuspost', nimbuspost),
      }),
    });
    const route = routing();
    const front = await open('shop', (path) => ({ origin: shop.functions.url, path: route(path) }));
    const browser = shopClient({ urlOf: (path) => front + path, apiKey: store.apiKey, tokenOf: lasting });
    let buyers = 0;
    return {
      ...shop,
      ...browser,
      gate,
      /** An account that no other fault uses. */
      buyer: () => `buyer-${(buyers += 1)}`,
      /** A call whose connection may break before it is answered: null. */
      press: (path: string, request: Request): Promise<Reply | null> =>
        browser.call(path, { method: 'POST', ...request }).catch(() => null),
      async seed(things: Parameters<typeof shop.seed>[0]) {
        gate.open();
        await shop.seed(things);
      },
      close: () => close(shop),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type GatedShop = Awaited<ReturnType<typeof startGated>>;
