import type { CallFailure } from '@/services';

export function contactMessage(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'changed':
      return failure.message || 'Your message was not sent. Please try again.';
    case 'network':
      return 'Your message was not sent: the network did not answer. It is still here, please try again.';
  }
}

export const messages = {
  aboutScreen: {
    or: 'Or',
    aboutUs: 'About Us',
    intro: (name: string) =>
      `${name} makes skincare for the weather most of India lives in: heat that melts a cream, humidity that makes it slide, water hard enough to leave skin tight. What feels fine in a cool, dry room often does not here, so we start from here.`,
    labels:
      'We write the whole ingredient list on every page, in the order of how much there is, with the percentages of what does the work. If something is not for your skin, you should be able to see that before you pay for it.',
    fewThingsTitle: 'Few things, made to go together',
    fewThingsText:
      'A face wash, something for water, something for work, something against the sun. Most skin needs no more than four steps, and many need two. Our combos are the steps that people buy together anyway, for less than they cost apart.',
    seeAllProducts: 'See all products',
    whoWeAre: 'Who we are',
    questions: (supportEmail: string, supportPhone: string, supportHours: string) =>
      `Questions are welcome at ${supportEmail} or ${supportPhone}, ${supportHours}.`,
    writeHere: 'write to us here',
  },
  contactFormView: {
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
    ticket: 'Its ticket is',
    ticketUse:
      '. Name it when you write or call about it. If it cannot wait, call us: the number is on this page.',
    thankYou: (name: string) => `Thank you, ${name}`,
    answerPromise: (email: string) => `We have your message and answer to ${email} within two working days.`,
    writeAnother: 'Write another',
  },
  notFoundScreen: {
    title: 'Nothing at this address',
    text: 'The page may have moved, or the link is not quite right.',
    seeAllProducts: 'See all products',
    goHome: 'Go home',
  },
};
