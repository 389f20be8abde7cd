import type { SendOutcome } from '@/domain/mail/delivery';
import type { OutgoingMail } from '@/domain/mail/outgoingMail';
import type { MailGateway } from './mailGateway';
import { outcomeOf, type SendError } from './sendOutcome';
import { messages } from '../messages';

interface SmtpSettings {
  /** smtps://user:password@host:465, or smtp:// with STARTTLS on port 587. */
  url: string;
  maxConnections: number;
  /** Milliseconds for one mail, from connecting to the server's last answer. */
  sendMs?: number;
}

const SEND_MS = 60_000;
/** Milliseconds without a byte from the server. */
const SILENCE_MS = 20_000;

const isLoopback = (hostname: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname);

/** A sentence about what is wrong with SMTP_URL; empty where it can be used. It never repeats the URL, which has a password. */
export function smtpUrlProblem(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname) {
    return messages.mail.wrongUrl;
  }
  return '';
}

/** The shop's SMTP server, by a pool of connections that are opened when the first mail is sent. */
export async function openSmtp({
  url,
  maxConnections,
  sendMs = SEND_MS,
}: SmtpSettings): Promise<MailGateway> {
  const { createTransport } = await import('nodemailer');
  const { hostname, protocol } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    // A mail whose connection broke may have arrived: whether it is sent again is decided by its document alone.
    maxRequeues: 0,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Mails that the connection has read to the last byte. */
  const handedOver = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((stream) => {
      stream.once('end', () => handedOver.add(String(data.messageId)));
      return stream;
    });
    done();
  });

  async function send(mail: OutgoingMail): Promise<SendOutcome> {
    const { id: _id, to, from, ...parts } = mail;
    const signal = AbortSignal.timeout(sendMs);
    try {
      await transport.sendMail({
        ...parts,
        from,
        // As objects, so that nothing in them is read as a list.
        to: { name: '', address: to },
        replyTo: { name: '', address: mail.replyTo },
        envelope: { from: from.address, to: [to] },
        signal,
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error as SendError, handedOver.has(mail.messageId));
    } finally {
      handedOver.delete(mail.messageId);
    }
  }

  return { send, close: () => transport.close({ force: true }) };
}
