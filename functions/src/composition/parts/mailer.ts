import type { MailGateway } from '../../gateways/mail/mailGateway';
import { messages } from '../../gateways/messages';
import { openSmtp, smtpUrlProblem } from '../../gateways/mail/smtp';
import { CONCURRENT_MAILS } from '../../mail/sendMails';
import { smtpUrl } from '../secrets/smtpUrl';

/** The shop's SMTP server; a sentence where none is set. */
export async function openMail(): Promise<MailGateway | { problem: string }> {
  const url = smtpUrl().trim();
  if (!url) return { problem: messages.mail.none };
  const problem = smtpUrlProblem(url);
  return problem ? { problem } : openSmtp({ url, maxConnections: CONCURRENT_MAILS });
}
