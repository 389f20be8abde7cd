import { toPaise, ZERO } from '../../src/domain/money/money';
import { customers } from '../../demo/history/customers';
import { DAY_MS } from '../../src/domain/time/calendar';
import { newReferrer, type Referral } from '../../src/domain/referrals/referral';
import { NO_REFERRALS, termsOf } from '../../src/domain/referrals/settings';
import { demoAccounts, EARNED_REFERRAL } from './accounts';
import type { SeedDocument } from './documents';

/** Friends can be referred, and four have used the shopper's link: two are waited for, one earned, one did not. */
export function referralDocuments(now: Date): SeedDocument[] {
  const { uid } = demoAccounts.shopper;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const referral = (friend: number, joinedDays: number, change: Partial<Referral>): SeedDocument => {
    const data: Referral = {
      id: `DEMO${friend}`,
      userId: customers[friend]!.uid,
      referrerId: uid,
      terms: termsOf(NO_REFERRALS),
      status: 'waiting',
      problem: '',
      orderId: '',
      orderedAt: '',
      rewardAt: '',
      friend: { paise: ZERO, problem: '' },
      referrer: { paise: ZERO, problem: '' },
      // Nothing is due: these people have ordered before, so a look would refuse them.
      dueAt: null,
      decidedAt: '',
      createdAt: ago(joinedDays),
      updatedAt: ago(joinedDays),
      ...change,
    };
    return { path: `referrals/${data.userId}`, data: { ...data } };
  };
  return [
    { path: 'settings/referrals', data: { ...NO_REFERRALS, enabled: true } },
    {
      path: `referrers/${uid}`,
      data: { ...newReferrer(uid, 'D3M0FR1END22', new Date(ago(50))) },
    },
    referral(8, 5, { orderedAt: ago(4), rewardAt: new Date(now.getTime() + 5 * DAY_MS).toISOString() }),
    referral(9, 3, {}),
    referral(10, 30, {
      status: 'earned',
      orderedAt: ago(29),
      rewardAt: ago(EARNED_REFERRAL.decidedDaysAgo),
      decidedAt: ago(EARNED_REFERRAL.decidedDaysAgo),
      friend: { paise: toPaise(EARNED_REFERRAL.friend), problem: '' },
      referrer: { paise: toPaise(EARNED_REFERRAL.referrer), problem: '' },
    }),
    referral(11, 40, { status: 'refused', problem: 'too_small', orderedAt: ago(38), decidedAt: ago(28) }),
  ];
}
