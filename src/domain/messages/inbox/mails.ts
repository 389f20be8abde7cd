import type { MailContent, MailParagraph } from '@/domain/mail/mailContent';
import { mailBody, type Mail } from '@/domain/mail/mail';
import { store } from '@/domain/store';
import { firstName } from '@/domain/text/firstName';
import type { MessageReply, StoredMessage } from './message';

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Quoted, because anybody can write them for an address that is not theirs. */
const theirWords = ({ message, ticket }: StoredMessage): MailParagraph[] => [
  `You wrote (ticket ${ticket}):`,
  { quote: message },
];

/** The id of the mail that carries a reply. */
export const mailIdOf = (id: string, about: string): string => `message-${id}-${about}`;

function mail(id: string, about: string, createdAt: string, to: StoredMessage, content: MailContent): Mail {
  const { email, userId } = to;
  return {
    id: mailIdOf(id, about),
    to: [email],
    isAddressTyped: true,
    replyTo: store.supportEmail,
    message: mailBody(content),
    userId,
    orderId: '',
    createdAt,
  };
}

/** Confirms a message to its sender: its ticket number, and when it will be answered. */
export function receivedMail(id: string, message: StoredMessage, at: string): Mail {
  return mail(id, 'received', at, message, {
    subject: `We have your message [${message.ticket}]`,
    heading: `Thank you, ${firstName(message.name)}`,
    paragraphs: [
      `We have your message and will reply within two working days. Your ticket number is ${message.ticket}: please give it when you write or call about this.`,
      'We will resolve it within a month of the day you wrote.',
      ...theirWords(message),
    ],
  });
}

/** The mail with the team's reply. */
export function replyMail(id: string, message: StoredMessage, reply: MessageReply): Mail {
  return mail(id, reply.id, reply.at, message, {
    subject: `Re: your message to ${store.name} [${message.ticket}]`,
    heading: `Hello ${firstName(message.name)}`,
    paragraphs: [...paragraphsOf(reply.text), ...theirWords(message)],
  });
}
