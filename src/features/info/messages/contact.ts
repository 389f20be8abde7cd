import { plural } from '@/domain/text/plural';
import type { CallFailure } from '@/services';

export function contactMessage(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'changed':
      return failure.message || 'Your message was not sent. Please try again.';
    case 'network':
      return 'Your message was not sent, because we could not reach the shop. Your text is still here: please try again.';
  }
}

export const messages = {
  contactFormView: {
    left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
    website: 'Website',
    writeToUs: 'Write to us',
    name: 'Name',
    email: 'Email',
    mobileNumber: 'Mobile Number',
    message: 'Message',
    sending: 'Sending',
    sendMessage: 'Send message',
  },
  contactScreen: {
    grievanceOfficer: (name: string) => `Grievance officer: ${name},`,
    contactUs: 'Contact Us',
    intro: 'About an order, a product or your skin: write, call, or use the form.',
  },
  messageSent: {
    ticket: 'Your ticket number is',
    ticketUse:
      '. Please give it when you write or call about this. If it is urgent, call us: the number is on this page.',
    thankYou: (name: string) => `Thank you, ${name}`,
    answerPromise: (email: string) =>
      `We have your message and will reply to ${email} within two working days.`,
    writeAnother: 'Write another',
  },
};
