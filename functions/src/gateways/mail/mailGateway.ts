import type { SendOutcome } from '@/domain/mail/delivery';
import type { OutgoingMail } from '@/domain/mail/outgoingMail';

/** Sends mails; made for one run of the sender, and closed after it. */
export interface MailGateway {
  /** Never rejects. */
  send(mail: OutgoingMail): Promise<SendOutcome>;
  close(): void;
}
