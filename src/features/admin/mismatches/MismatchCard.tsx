import { useDispatch } from 'react-redux';
import type { Mismatch } from '@/domain/admin/mismatch';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { Button, Caption, ErrorNote, OkNote, TextLink } from '@/ui';
import { Actions, Difference } from './MismatchesScreen.styles';
import { settleRequested, type Settling } from './mismatchesSlice';
import { describeMismatch } from './describeMismatch';
import { messages } from './messages';

/** The ids by which the mismatch is found at Razorpay, at the courier and in the shop. */
function Ids({ mismatch }: { mismatch: Mismatch }) {
  const rows: [string, string][] =
    'paymentId' in mismatch
      ? [[messages.facts.payment, mismatch.paymentId]]
      : 'awb' in mismatch
        ? [[messages.facts.awb, mismatch.awb]]
        : [];
  const orderId = 'orderId' in mismatch ? mismatch.orderId : '';
  return (
    <>
      {rows.map(([name, id]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{id}</dd>
        </div>
      ))}
      {orderId && (
        <div style={{ display: 'contents' }}>
          <dt>{messages.facts.order}</dt>
          <dd>
            <TextLink as={Link} to={adminOrderPath(orderId)}>
              {orderId}
            </TextLink>
          </dd>
        </div>
      )}
    </>
  );
}

/** One mismatch: what each side says, and the button that settles it. */
export function MismatchCard({ mismatch, settling }: { mismatch: Mismatch; settling?: Settling }) {
  const dispatch = useDispatch();
  const { title, facts, act, byHand } = describeMismatch(mismatch);
  return (
    <Difference>
      <h2>{title}</h2>
      <dl>
        {facts.map(([who, what]) => (
          <div key={who} style={{ display: 'contents' }}>
            <dt>{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
        <Ids mismatch={mismatch} />
      </dl>
      <Actions>
        {act && (
          <Button
            size="sm"
            busy={settling?.status === 'sending'}
            onClick={() => dispatch(settleRequested(mismatch))}
          >
            {act}
          </Button>
        )}
        {byHand && <Caption>{byHand}</Caption>}
      </Actions>
      <div role="alert">{settling?.status === 'failed' && <ErrorNote>{settling.message}</ErrorNote>}</div>
      <div role="status">{settling?.status === 'answered' && <OkNote>{settling.message}</OkNote>}</div>
    </Difference>
  );
}
