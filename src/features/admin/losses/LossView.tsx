import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatPaise } from '@/domain/money/money';
import type { Loss } from '@/domain/orders/order/undelivered';
import type { LossChoice, LossDecision } from '@/domain/orders/undelivered/closeLost';
import { CopyableText } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { useFocusAfterStep } from '@/lib/hooks/useFocusAfterStep';
import { Button, Caption, Dialog, ErrorNote } from '@/ui';
import { useRights } from '../access';
import { ClaimFields } from './ClaimFields';
import { claimText } from './claimText';
import { LossBox, LossFacts, Row } from './Losses.styles';
import { lossDecisionAsked, lossDecisionDropped, lossDecisionRequested, selectLosses } from './lossesSlice';
import { messages } from './messages';

interface LossViewProps {
  orderId: string;
  /** `at` is empty where only its claim remembers it. */
  loss: Loss;
  /** Rupees of the order, and its units. */
  worth: number;
  units: number;
  /** The open decision about this parcel; null once it is decided. */
  choice: LossChoice | null;
  /** The page has the buttons of the decision elsewhere. */
  isDecidedAbove?: boolean;
}

interface AskDialogProps {
  orderId: string;
  decision: LossDecision;
  units: number;
  busy: boolean;
}

/** Asks whether the order is to be sent again or closed, and says what follows. */
function AskDialog({ orderId, decision, units, busy }: AskDialogProps) {
  const dispatch = useDispatch();
  const isResend = decision === 'resend';
  const close = () => void dispatch(lossDecisionDropped());
  return (
    <Dialog
      title={isResend ? messages.resendTitle(orderId) : messages.closeTitle(orderId)}
      size="confirm"
      onClose={close}
      footer={
        <Row>
          <Button variant="ghost" onClick={close}>
            {messages.keep}
          </Button>
          <Button
            variant={isResend ? undefined : 'danger'}
            busy={busy}
            onClick={() => dispatch(lossDecisionRequested({ orderId, decision }))}
          >
            {isResend ? messages.resend : messages.close}
          </Button>
        </Row>
      }
    >
      <p>{isResend ? messages.resendWhat(units) : messages.closeWhat}</p>
    </Dialog>
  );
}

/** One lost or damaged parcel: what became of it, the claim for it, and whether the order is sent again or ends. */
export function LossView({ orderId, loss, worth, units, choice, isDecidedAbove = false }: LossViewProps) {
  const dispatch = useDispatch();
  const mayReplace = useRights()('parcels.replace');
  const { claims, sending, asking } = useSelector(selectLosses);
  const claim = claims[loss.awb];
  const deciding = sending[orderId];
  const busy = deciding?.status === 'sending';
  const save = useFocusAfterStep<HTMLButtonElement>(claim?.at, sending[loss.awb]?.status ?? 'idle');
  // A page that was left closes its question.
  useEffect(() => () => void dispatch(lossDecisionDropped()), [dispatch]);
  const ask = (decision: LossDecision) => () => {
    dispatch(lossDecisionAsked({ orderId, decision }));
  };
  return (
    <LossBox>
      <LossFacts>
        <b>{messages.kind(loss.kind)}</b>
        <span>
          {[loss.courier, loss.at && messages.since(formatMoment(loss.at))].filter(Boolean).join(', ')}
        </span>
      </LossFacts>
      {loss.awb && <CopyableText name={messages.awb} text={loss.awb} />}
      {loss.resent && <Caption>{messages.resentAt(formatMoment(loss.resent.at))}</Caption>}
      <div role="alert">{deciding?.status === 'failed' && <ErrorNote>{deciding.message}</ErrorNote>}</div>
      {mayReplace && choice && (
        <Row>
          {choice.canResend && !isDecidedAbove && (
            <Button size="sm" busy={busy} onClick={ask('resend')}>
              {messages.resend}
            </Button>
          )}
          {choice.canClose && !isDecidedAbove && (
            <Button size="sm" variant="ghost" busy={busy} onClick={ask('close')}>
              {messages.close}
            </Button>
          )}
          {choice.owed > 0 && <Caption>{messages.refundFirst(formatPaise(choice.owed))}</Caption>}
        </Row>
      )}
      <h3>{messages.claim}</h3>
      {mayReplace && loss.awb ? (
        <ClaimFields key={loss.awb} save={save} orderId={orderId} loss={loss} worth={worth} />
      ) : (
        <Caption>{claim ? claimText(claim) : messages.noClaim}</Caption>
      )}
      {choice && asking?.orderId === orderId && <AskDialog {...asking} units={units} busy={busy} />}
    </LossBox>
  );
}
