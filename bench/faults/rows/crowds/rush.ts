import { cartLine, codBody, product } from '../../../../local/endpoints/testing/documents/fixtures';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { fault } from '../../fault';
import { withoutParcel, wrongAnswers } from '../../../../local/books/sums';
import { type World } from '../../worlds';
import { buyers, isSoldOut, ordersOf, otherRefusals, placedIds } from './crowd';

interface Rush {
  buyers: number;
  units: number;
}

/** Lets `buyers` order at once when there are `units`. Returns the time until all were answered, and the problems. */
async function rush(world: World, { buyers: count, units }: Rush, prefix: string) {
  const hot = product('hot', { cost: 300, units });
  await world.seed({ products: [hot] });
  const names = await buyers(world, count);
  const start = performance.now();
  const replies: Reply[] = await Promise.all(
    names.map((name, n) => world.order(codBody(`${prefix}${n}`, [cartLine(hot)]), name)),
  );
  const seconds = (performance.now() - start) / 1000;
  const [orders, parcels] = [await ordersOf(world), await world.shipments()];
  const mine = parcels.filter(({ order_number }) => order_number.startsWith(prefix));
  const wrong = [
    ...(orders.length === units ? [] : [`${orders.length} orders for ${units} units`]),
    ...wrongAnswers(placedIds(replies), orders),
    ...otherRefusals(replies, isSoldOut),
    ...withoutParcel({ orders, parcels: mine }),
    ...(await world.wrongSums()),
  ];
  return { seconds, wrong };
}

export const hotProduct = fault({
  name: 'F1',
  title: '500 buyers buy 50 units and 100 buyers buy 10 at the same time',
  world: 'processes',
  size: {
    full: { first: { buyers: 500, units: 50 }, then: { buyers: 100, units: 10 }, rounds: 20, within: 60 },
    small: { first: { buyers: 60, units: 6 }, then: { buyers: 12, units: 3 }, rounds: 1, within: 60 },
  },
  async run(world, { first, then, rounds, within }) {
    const results = [await rush(world, first, 'GLMF1-')];
    for (let round = 0; round < rounds; round += 1) {
      results.push(await rush(world, then, `GLMF1-${round}-`));
    }
    const [{ seconds = 0 } = {}, ...others] = results;
    const wrong = results.flatMap((one, n) => one.wrong.map((what) => `Rush ${n}: ${what}`));
    if (seconds > within) wrong.push(`The first rush took ${seconds.toFixed(1)} s`);
    const rest = others.reduce((sum, one) => sum + one.seconds, 0);
    return {
      right: results.filter((one) => one.wrong.length === 0).length,
      of: results.length,
      wrong,
      saw: `${first.buyers} answered in ${seconds.toFixed(1)} s, ${rounds} × ${then.buyers} in ${rest.toFixed(1)} s`,
    };
  },
});
