import { referenceWords } from '../../../payments/refund/refund';

/** `money` is formatted, `order` an order's number. */
export const messages = {
  paid: (money: string) => `Your payment of ${money} has arrived.`,
  paidWithCredit: (money: string) =>
    `Your payment of ${money} has arrived, and your store credit paid the rest.`,
  paidByCredit: 'Your store credit has paid for it.',
  keepCash: (money: string) => `Please keep ${money} in cash ready for the delivery.`,
  creditBack: (money: string) => `${money} of store credit is in your profile again.`,
  payOnline: {
    heading: (saving: string) => `Pay online and save ${saving}`,
    /** Before the link. */
    instead: (online: string, total: string) =>
      `${online} instead of ${total}, as long as we have not packed it:`,
  },
  refundOwed: {
    subject: (money: string, order: string) => `${money} of your order ${order} is being refunded`,
    heading: 'Your refund',
  },
  refunded: {
    subject: (money: string) => `${money} is on its way back to you`,
    subjectOfPart: (money: string, order: string) =>
      `${money} of your order ${order} is on its way back to you`,
    heading: 'Your refund is on its way',
    sent: (money: string, order: string) =>
      `We have sent ${money} of your order ${order} back to your original payment method. Banks usually take 5 to 7 working days to show it.`,
  },
  refundedAsCredit: {
    subject: (money: string, order: string) => `${money} of your order ${order} is store credit now`,
    heading: 'Your refund is ready to spend',
    spend: (money: string, order: string) =>
      `As you asked, ${money} of your order ${order} is store credit in your profile now. You can spend it at once, with any way to pay, and it does not expire.`,
    money: 'Did you want your money back instead? Please reply to this mail.',
  },
  refundedCredit: {
    subject: (money: string, order: string) => `${money} of your order ${order} is store credit again`,
    heading: 'Your store credit is back',
    back: (money: string, order: string) =>
      `${money} of your order ${order} was paid with store credit, and is in your profile again.`,
  },
  transferred: {
    subject: (money: string, order: string) => `${money} of your order ${order} has been transferred to you`,
    heading: 'Your money is on its way',
    sent: (money: string, order: string, reference: string) =>
      `We have transferred ${money} of your order ${order} to you. ${referenceWords(reference)}`,
  },
  returnLines: 'Your return, line by line',
};
