import { buildFunctions } from '../functions/build';
import { store } from '../src/domain/store';
import {
  FUNCTIONS_SOURCE,
  openFunctionBackend,
  lineOf,
  syntheticDocuments,
} from './support/functions/functionBackend';
import { atRate } from './support/load/openLoop';
import { percentile } from './support/load/statistics';
import { textTable } from '../local/textTable';
import { warmFunction, type WarmCall } from './support/functions/warmFunction';

const PER_SECOND = 50;
const WARM_UP = 3 * PER_SECOND;
const CALLS = 20 * PER_SECOND;
const SIZES = [0, 1000];

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function measure(target: string, env: NodeJS.ProcessEnv, call: WarmCall): Promise<string[]> {
  const warm = await warmFunction({ source: FUNCTIONS_SOURCE, target, env }, call, store.apiKey);
  try {
    await atRate(PER_SECOND, WARM_UP, () => warm.call(call));
    const before = warm.processor();
    const times = await atRate(PER_SECOND, CALLS, () => warm.call(call));
    const each = (warm.processor() - before) / CALLS;
    return [...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share)), each].map(ms);
  } finally {
    await warm.stop();
  }
}

/** `npm run bench -- functions`: calls warm functions 50 times a second at a fixed rate. See bench/README.md. */
async function main(): Promise<void> {
  await buildFunctions();
  const rows: string[][] = [];
  for (const size of SIZES) {
    const documents = syntheticDocuments(size);
    const count = documents.filter(({ path }) => path.startsWith('products/')).length;
    const ground = await openFunctionBackend(documents);
    const cartItems = [lineOf(documents, 0), lineOf(documents, 1)];
    const quoteRequest = { cartItems, couponCode: 'GLOW10', paymentMethod: 'Cash on Delivery' };
    try {
      const catalogue = await measure('shop', ground.env, { path: '/api/catalogue' });
      rows.push([`GET catalogue, ${count} products`, ...catalogue]);
      const offer = await measure('payment', ground.env, {
        path: '/api/payment/validate-offer',
        body: quoteRequest,
      });
      rows.push([`POST validate-offer, 2 lines and a coupon, ${count} products`, ...offer]);
    } finally {
      await ground.close();
    }
  }
  console.log(
    textTable([`${CALLS} calls, ${PER_SECOND} a second`, 'p50', 'p95', 'p99', 'max', 'processor'], rows),
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
