import type { ReferralProblem, ReferralStatus, SideProblem } from '@/domain/referrals/referral';

const standing: Record<ReferralStatus, string> = {
  waiting: 'Waiting',
  earned: 'Earned',
  refused: 'Not earned',
  withdrawn: 'Taken back',
};
const problems: Record<ReferralProblem | SideProblem, string> = {
  too_late: 'no order arrived in time',
  not_first: 'not a first order, or a known phone number',
  too_small: 'the order was too small',
  sent_back: 'too much was sent back',
  same_person: 'same phone number, address or email',
  team: 'refused by the team',
  limit: 'the month’s limit was reached',
  frozen: 'their credit is frozen',
  full: 'their account holds the most it may',
  gone: 'the account is gone',
};

export const messages = {
  title: 'Refer a friend',
  intro:
    'A customer’s link brings a friend; both get store credit once the friend’s first order is kept and cannot be returned any more.',
  none: 'Nobody has used a link yet',
  noneText: 'Those who do appear here, the newest first.',
  list: 'The newest referrals',
  deleted: 'Deleted account',
  standing,
  problems,
  by: ' came by ',
  facts: {
    joined: (day: string) => `Joined ${day}`,
    ordered: (day: string) => `Ordered ${day}`,
    order: (id: string) => `Order ${id}`,
    from: (day: string) => `Can be given from ${day}`,
    friend: (amount: string) => `Friend ${amount}`,
    referrer: (amount: string) => `Referrer ${amount}`,
    nothing: (why: string) => `nothing: ${why}`,
    team: (by: string, reason: string) => `${by}: ${reason}`,
  },
  acts: { waiting: 'Refuse', earned: 'Take back' },
  titles: { waiting: 'Refuse this referral?', earned: 'Take this reward back?' },
  hints: {
    waiting: 'Nobody gets credit for it, whatever is ordered. Both read that we looked at it, not why.',
    earned: 'What is left of it goes from both accounts. Both read that it was taken back, not why.',
  },
  reason: 'Why? Only the team reads it.',
  noReason: 'Please say it in a few words.',
  settings: {
    title: 'What it brings',
    enabled: 'Customers can refer friends',
    friendRupees: 'The friend gets, in rupees',
    referrerRupees: 'The referrer gets, in rupees',
    minRupees: 'Smallest first order in rupees',
    monthlyLimit: 'Friends in a month',
    note: 'Friends who have joined keep what was promised then, even when this is switched off.',
    save: 'Save',
  },
};
