import type { MailGateway } from '../../gateways/mail/mailGateway';
import { openSmtp, smtpUrlProblem } from '../../gateways/mail/smtp';
import { CONCURRENT_MAILS } from '../../mail/sendMails';
import { smtpUrl } from '../secrets/smtpUrl';

/** The shop's SMTP server; a sentence where none is set. */
export async function openMail(): Promise<MailGateway | { problem: string }> {
  const url = smtpUrl().trim();
  if (!url) {
    return { problem: 'No mail server is set up: MAIL_BY is not smtp, or the secret SMTP_URL is empty.' };
  }
  const problem = smtpUrlProblem(url);
  return problem ? { problem } : openSmtp({ url, maxConnections: CONCURRENT_MAILS });
}
