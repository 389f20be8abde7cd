import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EditPreviewResponse } from '@/domain/contracts/adminOrders/editOrder';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { AmountList } from '@/features/orders';
import { catchFocus, focusContent } from '@/lib/focusContent';
import { Button, Caption, DoubtNote, ErrorNote, Skeleton } from '@/ui';
import { Body, Part, Totals } from '../newOrder/NewOrder.styles';
import { Live, Sentences } from './EditOrder.styles';
import { editOrderActions as actions, selectEditOrder } from './editOrderSlice';
import { messages } from './messages';

const { sums: texts } = messages;

/** The customer's extra payment or refund, as a sentence and as the button's label. */
function moneyOf({ paymentMethod }: Order, { difference, finalTotal }: EditPreviewResponse) {
  if (difference === 0) return { sentence: '', save: texts.save };
  if (paymentMethod === 'Cash on Delivery') {
    return { sentence: texts.collect(finalTotal), save: texts.saveCollect(finalTotal) };
  }
  if (difference > 0) return { sentence: texts.pay(difference), save: texts.savePay(difference) };
  return { sentence: texts.back(-difference), save: texts.saveBack(-difference) };
}

/** Other effects of saving the edit. */
const nextOf = ({ paymentMethod }: Order, { difference }: EditPreviewResponse): string[] =>
  paymentMethod === 'Pay Online' && difference > 0 ? [texts.payMail] : [texts.parcel, texts.mail];

function Sums({ order, preview }: { order: Order; preview: EditPreviewResponse }) {
  const { what, couponMessage, couponCode, problem, difference } = preview;
  return (
    <>
      {what.length > 0 && (
        <Sentences>
          {what.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Sentences>
      )}
      {difference !== 0 && (
        <Totals>
          <AmountList amounts={preview} couponCode={couponCode} />
        </Totals>
      )}
      {couponMessage && <DoubtNote>{couponMessage}</DoubtNote>}
      {problem && <ErrorNote>{problem}</ErrorNote>}
      {!problem && what.length > 0 && (
        <Sentences>
          {[moneyOf(order, preview).sentence, ...nextOf(order, preview)].filter(Boolean).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Sentences>
      )}
    </>
  );
}

/** Reloads an order that was changed meanwhile. The form and its button disappear. */
function OpenAgain({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // It replaces the save button, which may have had the focus.
  useEffect(() => catchFocus(button.current), []);
  const open = () => {
    focusContent();
    dispatch(actions.editOrderShown(orderId));
  };
  return (
    <>
      <Button ref={button} type="button" aria-describedby={id} onClick={open}>
        {texts.openAgain}
      </Button>
      <Caption id={id}>{texts.openAgainLoses}</Caption>
    </>
  );
}

/** The new sums, the effect of the difference, and the primary button, which leads to a wrong field (`isWrong`). */
export function EditSums({ order, isWrong }: { order: Order; isWrong: boolean }) {
  const { preview, sending } = useSelector(selectEditOrder);
  const shown = preview.status === 'ready' ? preview.value : null;
  // The preview will show the same message after its next request.
  const refusal = sending.status === 'failed' && sending.message !== shown?.problem ? sending.message : '';
  const isBlocked = !shown || shown.problem !== '' || shown.what.length === 0;
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <small>
          {texts.now} {formatRupees(order.amounts.finalTotal)}
        </small>
      </header>
      <Body>
        <Live aria-live="polite">
          {preview.status === 'idle' && <Caption>{isWrong ? texts.wrong : texts.nothing}</Caption>}
          {preview.status === 'loading' && <Skeleton style={{ height: 120 }} aria-label={texts.pricing} />}
          {preview.status === 'failed' && <ErrorNote>{preview.message}</ErrorNote>}
          {shown && <Sums order={order} preview={shown} />}
        </Live>
        <div role="alert">{refusal && <ErrorNote>{refusal}</ErrorNote>}</div>
        {shown?.isStale ? (
          <OpenAgain orderId={order.orderId} />
        ) : (
          <Button type="submit" disabled={isBlocked && !isWrong} busy={sending.status === 'sending'}>
            {shown && !isBlocked ? moneyOf(order, shown).save : texts.save}
          </Button>
        )}
      </Body>
    </Part>
  );
}
