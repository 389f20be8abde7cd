import { startMailShop } from '../local/endpoints/testing/shops/mailShop';

const COUNT = 1000;
/** Megabytes by which the process may grow; mails are read 50 at a time. */
const MAX_MB = 150;
const MAX_SESSIONS = 5;

const megabytes = () => process.memoryUsage().rss / 1024 ** 2;

/** `npm run bench -- mail`: 1,000 mails queued at once go out once each, the oldest first, over five connections. */
async function main(): Promise<void> {
  const shop = await startMailShop();
  const ids = Array.from({ length: COUNT }, (_, at) => `GLM${String(at).padStart(4, '0')}`);
  for (const [at, id] of ids.entries()) await shop.queue(id, {}, (COUNT - at) * 1000);
  const [before, begun, cpu] = [megabytes(), performance.now(), process.cpuUsage()];
  let [runs, peakMb] = [0, before];
  const watch = setInterval(() => (peakMb = Math.max(peakMb, megabytes())), 100);
  for (let sent = -1; sent !== 0; runs += 1) ({ sent } = await shop.send());
  clearInterval(watch);
  const { user, system } = process.cpuUsage(cpu);
  const arrived = shop.arrived();
  const moved = Math.max(...arrived.map((id = '', at) => Math.abs(ids.indexOf(id) - at)));
  const facts = {
    mails: COUNT,
    arrived: arrived.length,
    'arrived once': new Set(arrived).size,
    'places out of order, at most': moved,
    'connections at once, at most': shop.smtp.peakSessions(),
    'MB more, at most': Math.round(peakMb - before),
    runs: runs - 1,
    seconds: Number(((performance.now() - begun) / 1000).toFixed(1)),
    'seconds of processor': Number(((user + system) / 1e6).toFixed(1)),
  };
  console.table(facts);
  await shop.close();
  const holds =
    arrived.length === COUNT &&
    new Set(arrived).size === COUNT &&
    moved < MAX_SESSIONS &&
    shop.smtp.peakSessions() <= MAX_SESSIONS &&
    peakMb - before <= MAX_MB;
  process.exitCode = holds ? 0 : 1;
}

void main();
