import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectCredit, StoreCredit } from '@/features/credit';
import { GiftCards } from '@/features/giftCards';
import { Referrals, selectReferrals } from '@/features/referrals';
import { isAnswered } from '@/lib/remote';

const Credit = styled.div`
  max-width: 760px;
`;
/** Below each other; on a wide screen beside each other, where one column would leave half of it empty. */
const Columns = styled.div`
  @media (min-width: 1280px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 48px;
    align-items: start;
    /* The shop offers no referrals. */
    > [data-part]:empty {
      display: none;
    }
  }
`;

/**
 * Store credit, referrals and gift cards. All three load at once; each is shown once those above have their
 * height, so that nothing moves.
 */
export function CreditTab() {
  const hasCredit = isAnswered(useSelector(selectCredit));
  const hasReferrals = isAnswered(useSelector(selectReferrals).page);
  return (
    <>
      <Credit data-part="">
        <StoreCredit />
      </Credit>
      <Columns>
        <div data-part="" hidden={!hasCredit}>
          <Referrals />
        </div>
        <div data-part="" hidden={!hasCredit || !hasReferrals}>
          <GiftCards />
        </div>
      </Columns>
    </>
  );
}
