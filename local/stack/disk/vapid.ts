import { existsSync, readFileSync } from 'node:fs';
import { makeVapidKeys } from '../../../functions/scripts/vapidKeys';
import type { VapidKeys } from '../../../functions/src/gateways/push/vapid';
import { writeFileAtomic } from './files';

/** The pair of this machine's shop, made at the first start: browsers that subscribed know its public half. */
export async function ensureVapidKeys(file: string): Promise<VapidKeys> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  const keys = makeVapidKeys();
  await writeFileAtomic(file, JSON.stringify(keys), 0o600);
  return keys;
}
