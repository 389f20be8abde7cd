import { backupTexts } from '../messages';
import type { Shop } from '../shop/openShop';
import { request, requestPages } from './request';
import { inBatches } from './jsonLines';

/** An account as Auth's REST API describes it, with the hash of its password. */
export interface AccountLine {
  localId: string;
  email?: string;
}

type Auth = Pick<Shop, 'authUrl' | 'projectId' | 'token'>;

const PAGE = 500;
/** The emulator takes 100,000 bytes in a call. */
const BATCH = { maxItems: 500, maxBytes: 80_000 };

/** All accounts, ordered by id. */
export async function* readAccounts(shop: Auth, page = PAGE): AsyncGenerator<AccountLine> {
  const url = `${shop.authUrl}/v1/projects/${shop.projectId}/accounts:batchGet?maxResults=${page}`;
  for await (const { users = [] } of requestPages<{ users?: AccountLine[] }>(shop, url, 'nextPageToken')) {
    yield* users;
  }
}

/** Writes accounts with their passwords. Signed-in people have to sign in again. */
export async function writeAccounts(shop: Auth, lines: AsyncIterable<AccountLine>): Promise<void> {
  const url = `${shop.authUrl}/v1/projects/${shop.projectId}/accounts:batchCreate`;
  for await (const users of inBatches(lines, BATCH)) {
    const { error = [] } = (await (await request(shop, url, { body: { users } })).json()) as {
      error?: { index: number; message: string }[];
    };
    for (const { index, message } of error)
      throw new Error(backupTexts.accountRefused(users[index]?.localId ?? '', message));
  }
}
