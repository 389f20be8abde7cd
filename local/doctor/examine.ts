import { readFileSync } from 'node:fs';
import path from 'node:path';
import { store } from '@/domain/store';
import { ROOT } from '../stack/settings';
import type { Finding } from './finding';
import type { Access } from './inside/access';
import { checkInside, shopAddress, skipInside } from './inside/checks';
import type { DeclaredIndexes } from './inside/database';
import { readIndexes, readInside, type StoredIndex } from './inside/facts';
import { openGoogle, type Fetched } from './inside/google';
import { waitForIndexes } from './inside/waitForIndexes';
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

const declaredIndexes = () =>
  JSON.parse(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as DeclaredIndexes;

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
  const { hostname } = new URL(shop);
  return [...checkOutside(await readOutside(shop)), ...checkInside(facts, declaredIndexes(), hostname)];
}

interface IndexWait extends Pick<Patient, 'access' | 'google'> {
  project: string;
  sleep: (ms: number) => Promise<unknown>;
  log: (line: string) => void;
}

/** Waits until a project's indexes are built. Each look has its own token, because one ends after an hour. */
export function examineIndexes({ project, access, google, sleep, log }: IndexWait): Promise<Finding[]> {
  const read = async (): Promise<Fetched<StoredIndex[]>> => {
    const given = await access();
    if ('problem' in given) return { status: 401, body: null, problem: given.problem };
    return readIndexes(openGoogle({ project, ...given, origin: google }), project);
  };
  return waitForIndexes({ read, declared: declaredIndexes(), sleep, log });
}
