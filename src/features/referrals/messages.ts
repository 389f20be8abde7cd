import {
  REMEMBER_DAYS,
  ORDER_DAYS,
  type ReferralProblem,
  type SideProblem,
} from '@/domain/referrals/referral';
import { plural } from '@/domain/text/plural';
import { RETURN_DAYS } from '@/domain/orders/returns/returns';
import type { ShareOutcome } from '@/services';
import { store } from '@/domain/store';

/** Why the referrer earned nothing. */
const problems: Record<ReferralProblem | SideProblem, (minimum: string) => string> = {
  too_late: () => 'No order came, or none arrived, in time',
  not_first: () =>
    'It was no first order: your friend, or somebody with their phone number, had ordered before',
  too_small: (minimum) => `Less than ${minimum} was paid for it, store credit aside`,
  sent_back: (minimum) => `Less than ${minimum} of it was kept`,
  same_person: () => 'Phone number, address or email are the same as yours',
  team: () => 'We looked at it and did not give it. Please write to us if that is a mistake',
  limit: () => 'You had already earned for as many friends as one month allows',
  frozen: () => 'Your store credit was paused',
  full: () => 'You had as much store credit as one account may hold',
  gone: () => 'The account was closed',
};

/** The same reasons, for the friend. */
const friendProblems: Record<ReferralProblem | SideProblem, (minimum: string) => string> = {
  ...problems,
  not_first: () => 'It was no first order: you, or somebody with your phone number, had ordered before',
  same_person: () => 'Phone number, address or email are the same as your friend’s',
};

export const messages = {
  problems,
  friendProblems,
  title: 'Refer a friend',
  promise: (friend: string, referrer: string) => `Your friend gets ${friend}, you get ${referrer}`,
  steps: (minimum: string) => [
    'Send your link to a friend who has not ordered here yet.',
    `They use it, make an account and order for ${minimum} or more within ${ORDER_DAYS} days. Store credit does not count towards it.`,
    `Once that order cannot be returned any more, ${RETURN_DAYS} days after it came, you both get your store credit. It is good for a year.`,
  ],
  limits: (monthly: number) =>
    plural(monthly, {
      one: 'For one friend in a month. An order with your own phone number, address or email earns nothing.',
      other:
        'For up to # friends in a month. An order with your own phone number, address or email earns nothing.',
    }),
  getLink: 'Get my link',
  link: 'Your link',
  share: 'Share my link',
  whatsapp: 'Text for WhatsApp',
  shared: {
    copied: 'Link copied',
    failed: 'The link could not be copied. Please copy it by hand.',
    shared: '',
    dismissed: '',
  } satisfies Record<ShareOutcome, string>,
  openWhatsApp: 'Open WhatsApp',
  textName: 'the text for WhatsApp',
  text: (friend: string, minimum: string, url: string) =>
    `I buy my skincare at ${store.name}. With my link you get ${friend} of store credit after your first order of ${minimum} or more, and I get some too: ${url}`,
  tryAgain: 'Try again',
  off: 'Refer a friend is paused at the moment. You still get what we promised before.',
  friends: {
    title: 'What came of it',
    none: 'Nobody has used your link yet.',
    joined: (day: string) => `A friend used your link on ${day}`,
    ordered: (day: string) => `A friend ordered on ${day}`,
    waitsForOrder: 'No order yet',
    waitsForParcel: 'On its way, or not settled yet',
    from: (day: string) => `Yours on ${day}, if they keep it`,
    earned: 'Earned: it is in your store credit',
    withdrawn: 'Taken back. Please write to us if that is a mistake',
  },
  mine: {
    title: 'You came by a friend’s link',
    waitsForOrder: (amount: string, minimum: string) =>
      `${amount} of store credit is yours once you have kept your first order of ${minimum} or more.`,
    waitsForParcel: (amount: string) =>
      `${amount} of store credit comes ${RETURN_DAYS} days after your order has arrived, if you keep it.`,
    from: (amount: string, day: string) =>
      `${amount} of store credit is yours on ${day}, if you keep your order.`,
    earned: (amount: string) => `${amount} is in your store credit, for your first order.`,
    refused: (why: string) => `You get no store credit from it. ${why}.`,
    withdrawn: (amount: string) => `We took the ${amount} back. Please write to us if that is a mistake.`,
  },
  landing: {
    title: 'A link from a friend',
    heading: (amount: string) => `${amount} for you, from a friend`,
    lead: (amount: string) =>
      `A friend who shops here has sent you this link. Keep your first order, and ${amount} of store credit is yours for the next one.`,
    plate: 'Store credit for you',
    conditions: 'What it takes',
    rules: (minimum: string, referrer: string) => [
      `A first order of ${minimum} or more within ${ORDER_DAYS} days. What store credit or a gift card pays does not count.`,
      'An account and a phone number with which nobody has ordered here before.',
      `You keep the order. The credit comes when it cannot be returned any more, ${RETURN_DAYS} days after it arrived, and is good for a year.`,
      `Your friend gets ${referrer} then. We tell them the day of your order, never who you are or what you bought.`,
    ],
    use: 'Use this link',
    look: 'Look around first',
    note: `We note it in this browser for ${REMEMBER_DAYS} days, until you log in or make an account. Nothing else changes: prices are the same for everyone.`,
    kept: 'Noted. It counts once you log in or make an account, before you order.',
    register: 'Make an account',
    products: 'See products',
  },
};
