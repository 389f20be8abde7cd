import type { Firestore } from 'firebase-admin/firestore';
import { newsMessage, ttlSeconds } from '@/domain/admin/notifications/push/message';
import { claimPushes, settlePushes, type PushJob } from '@/domain/admin/notifications/push/queue';
import type { Role } from '@/domain/staff/roles';
import { readTeam } from '@/domain/staff/team';
import type { PushGateway } from '../gateways/push/pushGateway';
import { teamRef } from '../platform/callers/teamRecord';
import { mapInBatches } from '../platform/concurrency/mapInBatches';
import { inTransaction, readTogether } from '../platform/firestore/transaction';
import { errorFields } from '../platform/log';
import { notificationsRef } from '../platform/news';
import type { StoreDeps } from '../platform/storeDeps';
import { colleaguesOf } from './recipients';
import { collectionOf } from '../platform/firestore/collections';

interface PushDeps extends StoreDeps {
  /** Null where the shop has no keys: nothing is sent then. */
  push: () => PushGateway | null;
  elapsedMs: () => number;
}

/** Colleagues in one run: more than a team has. */
const MAX_DUE = 60;
/** Colleagues at a time, each with up to six devices. */
const CONCURRENCY = 6;
/** Milliseconds after which a run begins nothing more: the next one begins a minute after this one. */
const RUN_MS = 6000;

interface Claimed {
  role: Role;
  jobs: PushJob[];
  ttlS: number;
}

/** Begins the due pushes of one colleague; for a colleague who has left it deletes the devices instead. */
function claimFor(db: Firestore, key: string, now: Date): Promise<Claimed | null> {
  return inTransaction(db, async (transaction) => {
    const ref = notificationsRef(db, key);
    const [team, found] = await readTogether(transaction, teamRef(db), ref);
    const stored = found.data();
    if (!stored) return null;
    const role = colleaguesOf(readTeam(team.data())).find((one) => one.key === key)?.role;
    if (!role) {
      transaction.delete(ref);
      return null;
    }
    const { jobs, choices, next } = claimPushes(stored, role, now);
    transaction.set(ref, next);
    return { role, jobs, ttlS: ttlSeconds(now, choices.quiet) };
  });
}

async function pushTo(deps: PushDeps, gateway: PushGateway, db: Firestore, key: string): Promise<number> {
  const claimed = await claimFor(db, key, deps.now());
  if (!claimed || claimed.jobs.length === 0) return 0;
  const { role, jobs, ttlS } = claimed;
  const done = await Promise.all(
    jobs.map(async ({ device, counts }) => {
      const outcome = await gateway.send(device, newsMessage(counts), ttlS);
      if (outcome.kind === 'refused') deps.log('push.refused', { reason: outcome.reason }, 'ERROR');
      if (outcome.kind === 'later') deps.log('push.failed', { reason: outcome.reason }, 'WARNING');
      return [device.id, { counts, outcome }] as const;
    }),
  );
  await inTransaction(db, async (transaction) => {
    const ref = notificationsRef(db, key);
    const stored = (await transaction.get(ref)).data();
    if (stored) transaction.set(ref, settlePushes(stored, new Map(done), { role, now: deps.now() }));
  });
  return done.filter(([, { outcome }]) => outcome.kind === 'sent').length;
}

/**
 * Sends the pushes that are due. An attempt is written down before it begins and its end after it, so that a stop between the
 * two sends the same text again, which replaces the first on the screen. A run without one reads a query that finds nothing.
 */
export async function sendPushes(deps: PushDeps): Promise<number> {
  let sent = 0;
  try {
    const gateway = deps.push();
    if (!gateway) return 0;
    const endsAtMs = deps.elapsedMs() + RUN_MS;
    const db = await deps.db();
    const due = collectionOf(db, 'notifications').where('pushAt', '<=', deps.now().toISOString());
    const { docs } = await due.orderBy('pushAt').limit(MAX_DUE).select().get();
    await mapInBatches(docs, CONCURRENCY, async ({ id }) => {
      if (deps.elapsedMs() >= endsAtMs) return;
      try {
        // Read after the await: others count meanwhile.
        const taken = await pushTo(deps, gateway, db, id);
        sent += taken;
      } catch (error) {
        deps.log('push.crashed', errorFields(error), 'ERROR');
      }
    });
  } catch (error) {
    deps.log('push.crashed', errorFields(error), 'ERROR');
  }
  if (sent > 0) deps.log('push.sent', { sent });
  return sent;
}
