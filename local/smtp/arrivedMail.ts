import PostalMime from 'postal-mime';

/** A mail as it arrived in a mailbox. */
export interface ArrivedMail {
  id: string;
  /** ISO. */
  at: string;
  /** The SMTP envelope: sender and recipients. */
  envelope: { from: string; to: string[] };
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: { key: string; value: string }[];
}

type Read = Pick<
  ArrivedMail,
  'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'headers'
>;

const named = (all: readonly { name: string; address?: string | undefined }[] = []): string =>
  all.map(({ name, address = '' }) => (name ? `${name} <${address}>` : address)).join(', ');

/** Reads the bytes of a mail as a mail program does. */
export async function readMail(raw: Buffer): Promise<Read> {
  const mail = await PostalMime.parse(raw);
  return {
    from: named(mail.from ? [mail.from] : []),
    to: named(mail.to),
    replyTo: named(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  };
}
