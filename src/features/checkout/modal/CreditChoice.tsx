import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatPaise, ZERO } from '@/domain/money/money';
import { creditRequested, creditUseChosen, selectIsCreditUsed } from '@/features/credit';
import styled from 'styled-components';
import { arrowSummary, Caption, Checkbox, Icon } from '@/ui';
import { RedeemForm } from '@/features/giftCards';
import { selectCreditOffered, selectCreditSavedOnline } from '../creditSelectors';
import { messages } from '../messages';

const Block = styled.div`
  display: grid;
`;
const Disclosure = styled.details`
  ${arrowSummary}
  summary {
    display: flex;
    align-items: center;
    gap: 6px;
    width: fit-content;
    min-height: 44px;
    color: var(--dew);
    font-weight: 600;
    font-size: var(--t-small);
  }
`;

/** Whether the order uses the shopper's store credit; off by default. A gift card can be redeemed here. */
export function CreditChoice() {
  const dispatch = useDispatch();
  const offered = useSelector(selectCreditOffered);
  const isUsed = useSelector(selectIsCreditUsed);
  const saved = useSelector(selectCreditSavedOnline);
  useEffect(() => {
    dispatch(creditRequested());
    // The next checkout starts without it.
    return () => void dispatch(creditUseChosen(false));
  }, [dispatch]);
  return (
    <Block>
      {offered > ZERO && (
        <Checkbox
          label={messages.credit.use(formatPaise(offered))}
          checked={isUsed}
          onChange={({ target }) => dispatch(creditUseChosen(target.checked))}
        />
      )}
      <div role="status">
        {saved > ZERO && <Caption>{messages.credit.lessOnline(formatPaise(saved))}</Caption>}
      </div>
      <Disclosure>
        <summary>
          {messages.credit.giftCard}
          <Icon name="down" size={18} />
        </summary>
        <RedeemForm />
      </Disclosure>
    </Block>
  );
}
