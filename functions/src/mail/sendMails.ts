import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { SendOutcome } from '@/domain/mail/delivery';
import { readOutgoingMail } from '@/domain/mail/outgoingMail';
import { store } from '@/domain/store';
import type { MailGateway } from '../gateways/mail/mailGateway';
import { runDueWork } from '../platform/dueWork';
import type { Accounts } from '../platform/callers/account';
import { errorFields } from '../platform/log';
import { mailRef } from '../platform/firestore/refs';
import type { StoreDeps } from '../platform/storeDeps';
import { claim, dueMails, end } from './mailDocuments';
import { messages } from './messages';
import { movedTo } from './movedTo';
import { noteSender } from './senderNote';

export interface MailDeps extends StoreDeps {
  accounts: Pick<Accounts, 'find'>;
  random: () => number;
  elapsedMs: () => number;
  /** The SMTP server, opened for one run; a sentence says why there is none. */
  openMail: () => Promise<MailGateway | { problem: string }>;
}

export interface MailReport {
  sent: number;
  /** Failed for now. */
  retried: number;
  /** Dead letters. */
  failed: number;
}

const NO_MAILS: MailReport = { sent: 0, retried: 0, failed: 0 };
/** Mails sent at a time, each over a connection of its own. */
export const CONCURRENT_MAILS = 5;
/** Documents read at a time. */
const BATCH = 50;
/** Milliseconds after which a run begins no other mail: the next run begins a minute after this one. */
const RUN_MS = 45_000;

type Done = Partial<MailReport>;

interface Delivered {
  outcome: SendOutcome;
  /** The address to which it goes instead of its own; null for its own. */
  movedTo: string | null;
}

/** Without an answer of Firebase Auth a mail waits: it may have links that only its owner may have. */
async function deliver(
  { accounts, log }: MailDeps,
  db: Firestore,
  gateway: MailGateway,
  { ref, document }: { ref: DocumentReference; document: object },
): Promise<Delivered> {
  let address: string | null;
  try {
    address = await movedTo(db, accounts, document);
  } catch (error) {
    log('mail.address_unknown', { mail: ref.id, ...errorFields(error) }, 'ERROR');
    return { outcome: { kind: 'temporary', reason: messages.addressUnknown }, movedTo: null };
  }
  const read = readOutgoingMail(ref.id, address ? { ...document, to: [address] } : document, store);
  const outcome: SendOutcome =
    'problem' in read ? { kind: 'invalid', reason: read.problem } : await gateway.send(read.mail);
  return { outcome, movedTo: address };
}

async function attempt(
  deps: MailDeps,
  db: Firestore,
  gateway: MailGateway,
  ref: DocumentReference,
): Promise<Done> {
  const claimed = await claim(db, ref, deps.now());
  if (!claimed) return {};
  if (claimed.claim.kind === 'abandoned') {
    deps.log('mail.abandoned', { mail: ref.id }, 'WARNING');
    return { failed: 1 };
  }
  const { outcome, movedTo: address } = await deliver(deps, db, gateway, { ref, document: claimed.document });
  const facts = { now: deps.now(), random: deps.random(), movedTo: address };
  const delivery = await end(db, ref, claimed.claim.lease, outcome, facts);
  if (outcome.kind === 'sent') return { sent: 1 };
  deps.log('mail.not_sent', { mail: ref.id, outcome: outcome.kind }, 'WARNING');
  return delivery?.status === 'waiting' ? { retried: 1 } : { failed: 1 };
}

/**
 * Sends the mails that are due, the oldest first. An attempt is written down before its SMTP session begins, so each mail
 * goes out at most once (docs/adr/0032). Two runs at once share the work.
 */
export async function sendMails(deps: MailDeps): Promise<MailReport> {
  const db = await deps.db();
  const report = { ...NO_MAILS };
  const gateway = await deps.openMail();
  await noteSender(db, 'problem' in gateway ? gateway.problem : '', deps.now());
  if ('problem' in gateway) return report;
  const endsAtMs = deps.elapsedMs() + RUN_MS;
  const hasTime = () => deps.elapsedMs() < endsAtMs;
  const crashed = (event: string, error: unknown, about = {}) =>
    deps.log(event, { ...about, ...errorFields(error) }, 'ERROR');
  let goesOn = true;
  try {
    while (goesOn && hasTime()) {
      let found = 0;
      const counts = await runDueWork(
        { hasTime, crashed },
        {
          async read() {
            const { docs } = await dueMails(db, deps.now()).limit(BATCH).select().get();
            found = docs.length;
            return docs.map(({ id }) => mailRef(db, id));
          },
          atOnce: CONCURRENT_MAILS,
          empty: NO_MAILS,
          work: (ref) => attempt(deps, db, gateway, ref),
          crashEvent: 'mail.crashed',
          about: ({ id }) => ({ mail: id }),
          // A batch of which nothing could be sent for now: the server is away, and the rest waits for the next run.
          goOn: (batch) => (goesOn = !batch.every(({ retried = 0 }) => retried > 0)),
        },
      );
      for (const name of ['sent', 'retried', 'failed'] as const) report[name] += counts[name];
      if (found < BATCH) break;
    }
  } finally {
    gateway.close();
  }
  if (report.sent + report.retried + report.failed === 0) return report;
  deps.log('mail.done', { ...report }, report.failed > 0 ? 'WARNING' : 'INFO');
  return report;
}
