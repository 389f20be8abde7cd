/** `money` and `lastDay` are formatted; `note` is the team's. */
export const messages = {
  issued: {
    subject: (money: string) => `${money} of store credit for you`,
    heading: (money: string) => `You have ${money} more to spend`,
    howToUse: (lastDay: string) =>
      `Use it at the checkout, with any way to pay, until ${lastDay}. Your profile shows what is left of it, and everything that came and went.`,
  },
  corrected: {
    subject: (money: string) => `${money} of your store credit was taken back`,
    heading: 'Your store credit was corrected',
    tookBack: (money: string, note: string) => `We took back ${money} of your store credit. ${note}`,
    mistake: 'If you think that this is a mistake, please reply to this mail.',
  },
  ending: {
    subject: (money: string, lastDay: string) => `${money} of your store credit can be used until ${lastDay}`,
    heading: (money: string) => `${money} of your store credit`,
    expires: (money: string, lastDay: string) =>
      `You can spend ${money} of your store credit until ${lastDay}; after that day it expires.`,
    howToUse: 'Choose store credit at the checkout, with any way to pay. What expires first is spent first.',
    once: 'If you have spent it already, there is nothing to do. We remind you of it only once.',
  },
  frozen: {
    title: 'Your store credit is paused',
    why: 'We have to check something about your store credit. Until then it cannot be spent; nothing of it is lost by that. Please reply to this mail if you have a question.',
  },
  freed: {
    title: 'Your store credit can be used again',
    thanks: 'Thank you for your patience. You can spend it at the checkout as before.',
  },
  see: 'See your store credit',
};
