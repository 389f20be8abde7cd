import { CONNECTION_PATH, type ConnectionResponse } from '@/domain/contracts/shoppers/connection';
import { FORGED_FASTLY, FORGED_LIST, hopsReport } from './report';

/** Asks a shop which address it sees this machine under. */
async function readConnection(shop: string, headers: Record<string, string>): Promise<ConnectionResponse> {
  const answer = await fetch(new URL(CONNECTION_PATH, shop), { headers });
  if (!answer.ok)
    throw new Error(`${shop} answered ${answer.status}. Is this version of the shop deployed there?`);
  return (await answer.json()) as ConnectionResponse;
}

/** `npm run measure-hops -- https://shop.example`: exits with 1 when the shop sees a wrong caller address. */
async function main(): Promise<void> {
  const [shop = ''] = process.argv.slice(2);
  if (!URL.canParse(shop)) throw new Error('Usage: npm run measure-hops -- https://<your domain>');
  const { isSound, lines, settings } = hopsReport({
    plain: await readConnection(shop, {}),
    withList: await readConnection(shop, { 'x-forwarded-for': FORGED_LIST }),
    withFastly: await readConnection(shop, { 'fastly-client-ip': FORGED_FASTLY }),
  });
  for (const line of lines) console.log(line);
  if (settings.length > 0)
    console.log(`Set for the functions (functions/.env.<project>), then deploy: ${settings.join(' ')}`);
  console.log(
    isSound ? 'Rate limits count this machine as itself.' : 'Rate limits count this machine wrongly.',
  );
  process.exitCode = isSound ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
