import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type SmtpModeSwitch } from './modes';

export interface SmtpAccount {
  user: string;
  password: string;
}

interface ServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  account: SmtpAccount;
  modes: SmtpModeSwitch;
  /** Stores a mail; it counts as arrived once this resolves. */
  store(raw: Buffer, session: SMTPServerSession): Promise<void>;
}

export interface ListeningSmtp {
  port: number;
  /** The highest number of concurrent sessions so far. */
  peakSessions(): number;
  close(): Promise<void>;
}

/** As real servers limit a message. */
const MAX_BYTES = 10 * 1024 * 1024;

const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const recipientsOf = ({ envelope }: SMTPServerSession): string =>
  envelope.rcptTo.map(({ address }) => address).join(' ');

/** Listens on SMTP with a login, without TLS; rejects with Node's own error when the port is taken. */
export async function listenSmtp(options: ServerOptions): Promise<ListeningSmtp> {
  const { host, port, account, modes, store } = options;
  const closing = new AbortController();
  let peak = 0;

  /** Closes the connection without a reply. */
  function cut({ id }: SMTPServerSession): void {
    for (const connection of server.connections)
      if (connection.session.id === id) connection._socket?.destroy();
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const behaviour = modes.use(['slow', 'drop', 'accept-then-drop'], recipientsOf(session));
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      if (behaviour?.mode === 'drop') {
        cut(session);
        return null;
      }
    }
    if (stream.sizeExceeded) return answer(552, 'Message exceeds the size limit');
    if (behaviour?.mode === 'slow') {
      await pause(behaviour.delayMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    await store(Buffer.concat(chunks), session);
    if (behaviour?.mode === 'accept-then-drop') cut(session);
    return null;
  }

  const server = new SMTPServer({
    name: 'smtp.local',
    banner: 'Sandbox',
    size: MAX_BYTES,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_session, done) {
      peak = Math.max(peak, server.connections.size);
      done(modes.use(['down'], '') ? answer(421, 'Service not available, try again later') : null);
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === account.user && password === account.password;
      if (isRight && !modes.use(['unauthorized'], '')) done(null, { user: username });
      else done(answer(535, 'Username and password not accepted'));
    },
    onRcptTo({ address }, _session, done) {
      if (modes.use(['bounce'], address)) return done(answer(550, `No such user here: ${address}`));
      if (modes.use(['refuse'], address)) return done(answer(451, 'Try again later'));
      return done();
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        (refusal) => done(refusal),
        (error: unknown) => done(answer(451, error instanceof Error ? error.message : 'Local error')),
      );
    },
  });
  // Errors of disconnected clients do not matter.
  server.on('error', () => undefined);
  const bound = new Promise<never>((_resolve, reject) => server.server.once('error', reject));
  server.listen(port, host);
  await Promise.race([once(server.server, 'listening'), bound]);
  return {
    port: (server.server.address() as { port: number }).port,
    peakSessions: () => peak,
    async close() {
      closing.abort();
      for (const connection of server.connections) connection._socket?.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
