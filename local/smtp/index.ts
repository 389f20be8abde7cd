import { type Warn } from '../sandbox/journal';
import { type SandboxRequest } from '../sandbox/request';
import { answerBy } from '../sandbox/routes';
import { serve } from '../sandbox/server';
import { openStore } from '../sandbox/store';
import { HOST } from '../stack/settings';
import { type ArrivedMail, readMail } from './arrivedMail';
import { controlRoutes } from './controls';
import { createSmtpModes } from './modes';
import { listenSmtp, type SmtpAccount } from './server';

export interface SmtpOptions extends SmtpAccount {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the mails; null keeps them in memory. */
  dataDir: string | null;
  /** Receives a sentence for each repaired file. */
  warn?: Warn;
}

export interface SmtpSandbox {
  /** The value of SMTP_URL, login included. */
  smtpUrl: string;
  /** The address of its HTTP controls, on any free port. */
  url: string;
  /** Oldest first. */
  arrived(): ArrivedMail[];
  peakSessions(): number;
  close(): Promise<void>;
}

/** Starts a mail server that stores arriving mails, and its controls. */
export async function startSmtp(options: SmtpOptions): Promise<SmtpSandbox> {
  const { port, dataDir, warn, user, password } = options;
  const store = await openStore<{ mails: ArrivedMail }>(dataDir, 'smtp', warn);
  const modes = createSmtpModes();
  let count = store.all('mails').length;

  const smtp = await listenSmtp({
    host: HOST,
    port,
    account: { user, password },
    modes,
    async store(raw, { envelope }) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      count += 1;
      const id = `mail-${String(count).padStart(6, '0')}`;
      const record = { id, at: new Date().toISOString(), envelope: { from, to }, ...(await readMail(raw)) };
      await store.put({ table: 'mails', record });
    },
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  const arrived = () => store.all('mails');
  const routes = controlRoutes({ modes, arrived, peakSessions: smtp.peakSessions });
  const answer = (request: SandboxRequest) => answerBy(routes, request);
  const controls = await serve({ port: 0, answer });
  return {
    smtpUrl: `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${HOST}:${String(smtp.port)}`,
    url: controls.url,
    arrived,
    peakSessions: smtp.peakSessions,
    async close() {
      await smtp.close();
      await controls.close();
      await store.close();
    },
  };
}
