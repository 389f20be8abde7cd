import { type Order } from '../../../src/domain/order';
import { cartLine, codBody, product } from '../../../local/endpoints/fixtures';
import { type Reply } from '../../../local/endpoints/shopClient';
import { fault } from '../fault';

const toner = product('toner', { cost: 300, units: 10 });

/** How many different answers there are. */
function different(replies: readonly Reply[]): number {
  return new Set(replies.map(({ status, body }) => JSON.stringify({ status, ...body, requestId: '' }))).size;
}

export const createShipmentAtOnce = fault({
  name: 'F11',
  title: 'create-shipment 20 times at once',
  world: 'instances',
  size: { full: { rounds: 20 }, small: { rounds: 2 } },
  async run(world, { rounds }) {
    await world.seed({ products: [{ ...toner, ...product('toner', { cost: 300, units: rounds + 5 }) }] });
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const id = `GLMF11${round}`;
      const body = codBody(id, [cartLine(toner)]);
      const replies = await Promise.all(Array.from({ length: 20 }, () => world.order(body)));
      const order = (await world.db.doc(`orders/${id}`).get()).data() as Order;
      const parcels = (await world.shipments()).filter(({ order_number }) => order_number === id);
      if (replies.some(({ status }) => status !== 200)) wrong.push(`${id}: not every answer was 200`);
      if (different(replies) !== 1) wrong.push(`${id}: ${different(replies)} different answers`);
      if (parcels.length !== 1) wrong.push(`${id}: ${parcels.length} parcels`);
      if (parcels[0]?.awb_number !== order.shipment.awb) wrong.push(`${id}: another AWB than the courier's`);
    }
    const right = rounds - new Set(wrong.map((one) => one.split(':')[0])).size;
    return { right, of: rounds, saw: '1 AWB each, 20 answers alike', wrong };
  },
});
