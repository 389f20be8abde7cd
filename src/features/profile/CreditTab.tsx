import { useSelector } from 'react-redux';
import { selectCredit, StoreCredit } from '@/features/credit';
import { GiftCards } from '@/features/giftCards';
import { Referrals, selectReferrals } from '@/features/referrals';
import { isAnswered } from '@/lib/remote';

/**
 * Store credit, referrals and gift cards. All three load at once; each is shown once those above have their
 * height, so that nothing moves.
 */
export function CreditTab() {
  const hasCredit = isAnswered(useSelector(selectCredit));
  const hasReferrals = isAnswered(useSelector(selectReferrals).page);
  return (
    <>
      <StoreCredit />
      <div data-part="" hidden={!hasCredit}>
        <Referrals />
      </div>
      <div data-part="" hidden={!hasCredit || !hasReferrals}>
        <GiftCards />
      </div>
    </>
  );
}
