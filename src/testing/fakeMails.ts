import { fail, ok, type Services } from '@/services';

type MailCalls =
  | 'askAlert'
  | 'mailChoice'
  | 'chooseMails'
  | 'mailLink'
  | 'pressMailLink'
  | 'prepayQuestion'
  | 'openPrepay'
  | 'orderLink'
  | 'lookUpOrder';

/** The calls about optional mails: nothing is switched on, and links are unreachable. */
export const fakeMails = (): Pick<Services['shop'], MailCalls> => ({
  askAlert: async () => fail({ kind: 'network' }),
  mailChoice: async () => ok({ success: true, cartMails: false, reviewMails: true }),
  chooseMails: async (choice) => ok({ success: true, cartMails: false, reviewMails: true, ...choice }),
  mailLink: async () => fail({ kind: 'network' }),
  pressMailLink: async () => fail({ kind: 'network' }),
  prepayQuestion: async () => fail({ kind: 'network' }),
  openPrepay: async () => fail({ kind: 'network' }),
  orderLink: async () => fail({ kind: 'network' }),
  lookUpOrder: async () => fail({ kind: 'network' }),
});
