import { LOOKUP_LINK_HOURS } from '../../mailLink';

export const messages = {
  subject: (order: string) => `Your order ${order}`,
  heading: 'Here is your order',
  asked: (order: string) =>
    `Somebody asked us how order ${order} stands and named this email address. The button shows where it is, for ${LOOKUP_LINK_HOURS} hours, on any device.`,
  notYou: 'If it was not you, you need not do anything: nobody else was sent this link.',
};
