import type { SendOutcome } from '@/domain/mail/delivery';
import { messages } from '../messages';

/** The fields of nodemailer's errors that decide whether a mail is sent again. */
export interface SendError {
  message: string;
  code?: unknown;
  /** The server's reply; empty or missing without one. */
  response?: unknown;
  /** The code that the server answered, 100 to 599. */
  responseCode?: unknown;
}

/** Errors about the message itself; all others are about the connection or the login. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * The outcome of a failed attempt. `handedOver` is whether the whole message has left us: without an answer after that,
 * it is unknown whether the server took it; before that it certainly has not.
 */
export function outcomeOf(error: SendError, handedOver: boolean): SendOutcome {
  const { message, code, response, responseCode } = error;
  const text = typeof response === 'string' && response ? response : message;
  const reason = text.replace(/\s+/g, ' ').trim() || messages.mail.noReason;
  const answer = typeof responseCode === 'number' ? responseCode : 0;
  const isAboutTheMail = ABOUT_THE_MAIL.includes(String(code));
  if (answer >= 500 && isAboutTheMail) return { kind: 'permanent', reason };
  if (answer >= 400) return { kind: 'temporary', reason };
  if (handedOver) return { kind: 'unknown', reason: `${reason} ${messages.mail.mayHaveArrived}` };
  return { kind: isAboutTheMail ? 'permanent' : 'temporary', reason };
}
