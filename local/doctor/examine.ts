import { readFileSync } from 'node:fs';
import path from 'node:path';
import { store } from '@/domain/store';
import { ROOT } from '../stack/settings';
import type { Finding } from './finding';
import type { Access } from './inside/access';
import { checkInside, shopAddress, skipInside } from './inside/checks';
import type { DeclaredIndexes } from './inside/database';
import { readInside } from './inside/facts';
import { openGoogle } from './inside/google';
import { checkOutside } from './outside/checks';
import { readOutside } from './outside/facts';

interface Patient {
  /** The shop's address; without one, the address of the project's shop. */
  address?: string | undefined;
  project?: string | undefined;
  access: () => Promise<Access>;
  now: Date;
  /** The address of the fake Google API in tests. */
  google?: string;
}

/** Checks a shop from outside and its project from inside, whichever of the two was named. */
export async function examine({
  address,
  project,
  access,
  now,
  google: origin,
}: Patient): Promise<Finding[]> {
  if (project === undefined) return address === undefined ? [] : checkOutside(await readOutside(address));
  const given = await access();
  if ('problem' in given) {
    const shop = address ?? `https://${project}.web.app`;
    return [...checkOutside(await readOutside(shop)), ...skipInside(given.problem)];
  }
  const google = openGoogle({ project, token: given.token, isPerson: given.isPerson, origin });
  const facts = await readInside(google, project, store.adminEmail, now);
  const shop = address ?? shopAddress(facts);
  const declared = JSON.parse(
    readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as DeclaredIndexes;
  return [...checkOutside(await readOutside(shop)), ...checkInside(facts, declared, new URL(shop).hostname)];
}
