import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatPaise, type Paise } from '@/domain/money/money';
import type { Loss } from '@/domain/orders/order/undelivered';
import { CopyableText } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Button, Caption, Dialog, ErrorNote } from '@/ui';
import { useRights } from '../access';
import { ClaimFields } from './ClaimFields';
import { LossBox, LossFacts, Row } from './Losses.styles';
import { resendRequested, selectLosses } from './lossesSlice';
import { messages } from './messages';

interface LossViewProps {
  orderId: string;
  loss: Loss;
  /** Rupees of the order, and its units. */
  worth: number;
  units: number;
  canResend: boolean;
}

/** One lost or damaged parcel: what became of it, the claim for it, and whether the order is sent again. */
export function LossView({ orderId, loss, worth, units, canResend }: LossViewProps) {
  const dispatch = useDispatch();
  const mayReplace = useRights()('parcels.replace');
  const { claims, acting } = useSelector(selectLosses);
  const [isAsking, setAsking] = useState(false);
  const claim = claims[loss.awb];
  const resending = acting[orderId];
  const send = () => {
    setAsking(false);
    dispatch(resendRequested(orderId));
  };
  return (
    <LossBox>
      <LossFacts>
        <b>{messages.kind(loss.kind)}</b>
        <span>
          {loss.courier}, {messages.since(formatMoment(loss.at))}
        </span>
      </LossFacts>
      {loss.awb && <CopyableText name={messages.awb} text={loss.awb} />}
      {loss.resent && <Caption>{messages.resentAt(formatMoment(loss.resent.at))}</Caption>}
      <div role="alert">{resending?.status === 'failed' && <ErrorNote>{resending.message}</ErrorNote>}</div>
      {mayReplace && canResend && (
        <Row>
          <Button size="sm" busy={resending?.status === 'sending'} onClick={() => setAsking(true)}>
            {messages.resend}
          </Button>
        </Row>
      )}
      <h3>{messages.claim}</h3>
      {mayReplace && loss.awb ? (
        <ClaimFields key={claim?.at ?? 'new'} orderId={orderId} loss={loss} worth={worth} />
      ) : (
        <Caption>
          {claim
            ? `${formatPaise(claim.amount as Paise)}, ${messages.statuses[claim.status].toLowerCase()}`
            : messages.noClaim}
        </Caption>
      )}
      {isAsking && (
        <Dialog
          title={messages.resendTitle(orderId)}
          size="confirm"
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                {messages.keep}
              </Button>
              <Button onClick={send}>{messages.resend}</Button>
            </>
          }
        >
          <p>{messages.resendWhat(units)}</p>
        </Dialog>
      )}
    </LossBox>
  );
}
