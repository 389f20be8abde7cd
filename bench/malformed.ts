import { attack } from '../local/endpoints/malformed/attack';
import { textTable } from '../local/textTable';

const INPUTS = 10_000;
/** Fixed, so that failures can be reproduced. */
const SEED = Number(process.argv[2] ?? 20_261_122);
const SLOW = 2000;

/** `npm run bench -- malformed`: malformed requests to every endpoint. Exits with 1 when one had an effect. */
async function main(): Promise<void> {
  const { statuses, slowest, failed, traces, badHeaders, written, reached, crashes } = await attack(
    INPUTS,
    SEED,
  );
  const rows = [
    ...Object.entries(statuses).map(([status, count]) => [`answered ${status}`, String(count)]),
    ['answered 500 or above', String(failed.length)],
    ['with a word of the code', String(traces.length)],
    ['with wrong headers', String(badHeaders.length)],
    ['documents written', String(written.length)],
    ['addresses out of a request asked', String(reached.length)],
    ['slowest', `${slowest.toFixed(0)} ms`],
  ];
  console.log(textTable([`${INPUTS} malformed requests, seed ${SEED}`, ''], rows));
  const wrong = [failed, traces, badHeaders, written, reached, crashes].flat();
  for (const one of wrong.slice(0, 20)) console.error(one);
  if (wrong.length > 0 || slowest > SLOW) process.exitCode = 1;
}

void main();
