import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Button, Caption, ErrorNote } from '@/ui';
import { messages } from './messages';
import { prepayRequested, selectPrepay, type PrepayTarget } from './prepaySlice';

const Area = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty {
    margin-top: -10px;
  }
`;

/** Opens Razorpay's page with this sum, in rupees. */
export function PayButton({ target, online }: { target: PrepayTarget; online: number }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectPrepay);
  const isThis = sending.status !== 'idle' && sending.key === target.key;
  const busy = isThis && sending.status === 'sending';
  const hasFailed = isThis && sending.status === 'failed';
  const label = hasFailed ? messages.tryAgain : messages.pay(online);
  return (
    <Area>
      <Button size="sm" busy={busy} onClick={() => dispatch(prepayRequested(target))}>
        {busy ? messages.opening : label}
      </Button>
      <div role="alert">{hasFailed && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Caption>{messages.hint}</Caption>
    </Area>
  );
}
