import { startFirestore } from 'firestore-on-node';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { type MailDelivery, queuedMail } from '@/domain/mail/delivery';
import { openSmtp } from '../../../../functions/src/gateways/mail/smtp';
import { type MailGateway } from '../../../../functions/src/gateways/mail/mailGateway';
import { CONCURRENT_MAILS, sendMails, type MailDeps } from '../../../../functions/src/mail/sendMails';
import type { Account } from '../../../../functions/src/platform/callers/account';
import { startSmtp } from '../../../smtp';
import { type SmtpMode } from '../../../smtp/modes';
import { account } from '../people/testTeam';

const PROJECT = 'demo-mails';
/** The function `mail` with its own Firestore and mail server. */
export async function startMailShop() {
  const firestore = await startFirestore({ port: 0, dataDir: null, authorize: null });
  const { db, close } = adminFirestore(firestore.port, PROJECT);
  const smtp = await startSmtp({
    port: 0,
    dataDir: null,
    user: 'shop',
    password: 'secret of the mail server',
  });
  const events: { event: string; fields: object }[] = [];
  const accounts = new Map<string, Account>();
  // Moved forward by tests that need a lease or a backoff to end.
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const open = (change: { url?: string; sendMs?: number } = {}) =>
    openSmtp({ url: smtp.smtpUrl, maxConnections: CONCURRENT_MAILS, ...change });
  const deps: MailDeps = {
    db: () => Promise.resolve(db),
    accounts: { find: (uid) => Promise.resolve(accounts.get(uid) ?? null) },
    now,
    random: () => 0,
    elapsedMs: () => performance.now(),
    log: (event, fields = {}) => void events.push({ event, fields }),
    openMail: () => open(),
  };
  const all = db.collection('mail');

  return {
    db,
    smtp,
    events,
    now,
    /** One run of the function. */
    send: (change: Partial<MailDeps> = {}) => sendMails({ ...deps, ...change }),
    /** Another instance of the function with its own connections. */
    open,
    /** Gives an account this address in Firebase Auth. */
    setAccount: (uid: string, email: string, verified = true) =>
      void accounts.set(uid, account(uid, { email, verified })),
    advance: (ms: number) => void (ahead += ms),
    /** Queues a mail as the shop does, `ageMs` ago. */
    async queue(id: string, change: object = {}, ageMs = 0) {
      const createdAt = new Date(now().getTime() - ageMs).toISOString();
      const message = { subject: `Your order ${id}`, text: 'Thank you', html: '<p>Thank you</p>' };
      const mail = { to: [`${id}@shopper.example`], message, userId: 'u', orderId: id, createdAt };
      await all.doc(id).set({ ...mail, delivery: queuedMail(createdAt), ...change });
    },
    async deliveryOf(id: string) {
      return ((await all.doc(id).get()).data() as { delivery: MailDelivery }).delivery;
    },
    async behave(mode: SmtpMode, more: object = {}) {
      const body = JSON.stringify({ mode, ...more });
      await fetch(`${smtp.url}/__sandbox/mode`, { method: 'POST', body });
    },
    arrived: () => smtp.arrived().map(({ envelope }) => envelope.to[0]?.split('@')[0]),
    /** A gateway that crashes after the server accepted a mail, before the result is stored. */
    async dying(): Promise<MailGateway> {
      const real = await open();
      return {
        close: () => real.close(),
        async send(mail) {
          await real.send(mail);
          throw new Error('The instance is gone');
        },
      };
    },
    async close() {
      await smtp.close();
      await close();
      await firestore.close();
    },
  };
}

export type MailShop = Awaited<ReturnType<typeof startMailShop>>;
