import { formatRupees } from '@/domain/money/money';
import type { JoinDecision } from '@/domain/referrals/join';

type Refusal = Extract<JoinDecision, { kind: 'refused' }>['code'];

export const messages = {
  wait: 'Friends’ links were opened very often from here. Please wait a few minutes.',
  off: 'Refer a friend is switched off at the moment.',
  joined: (rupees: number) =>
    `Your friend’s link is noted: ${formatRupees(rupees)} of store credit comes once you have kept your first order.`,
  refused: {
    unknown_link:
      'This friend’s link has ended, or was cut off on the way. You can look around the shop all the same.',
    own_link: 'This is your own link. It is for a friend who has not ordered here yet.',
    joined_before: 'You have used another friend’s link before. Only the first one counts.',
    not_first: 'A friend’s link is for a first order, and you have ordered here before.',
    link_full: 'Too many people have used this link at the moment. Please try again later.',
  } satisfies Record<Refusal, string>,
  /** `reward` says what the credit is for. */
  asPromised: (reward: string) => `${reward}, as promised.`,
};
