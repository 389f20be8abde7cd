import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatPaise, ZERO } from '@/domain/money/money';
import { creditRequested, creditUseChosen, selectIsCreditUsed } from '@/features/credit';
import { Checkbox } from '@/ui';
import { selectCreditOffered } from './creditSelectors';
import { messages } from './messages/checkout';

/** Whether the order takes the shopper's store credit; nothing where they have none. Off until they choose it. */
export function CreditChoice() {
  const dispatch = useDispatch();
  const offered = useSelector(selectCreditOffered);
  const isUsed = useSelector(selectIsCreditUsed);
  useEffect(() => {
    dispatch(creditRequested());
    // The next checkout begins without it.
    return () => void dispatch(creditUseChosen(false));
  }, [dispatch]);
  if (offered === ZERO) return null;
  return (
    <Checkbox
      label={messages.credit.use(formatPaise(offered))}
      checked={isUsed}
      onChange={({ target }) => dispatch(creditUseChosen(target.checked))}
    />
  );
}
