import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { changeMessage } from '@/domain/cart/lineChanges';
import { formatRupees } from '@/domain/money/money';
import { PREPAID_PERCENT, type PaymentMethod } from '@/domain/pricing/fees';
import { AmountList } from '@/features/orders';
import { catchFocus } from '@/lib/focusContent';
import { useFocusAfterStep } from '@/lib/hooks/useFocusAfterStep';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, ErrorNote, Locked, OkNote, RadioCard, Skeleton, TextField } from '@/ui';
import { Body, CardButtons, Changes, Methods, Part, Totals } from './NewOrder.styles';
import { couponProblem, newOrderActions as actions, selectNewOrder } from './newOrderSlice';
import { messages } from '../messages';

const { pay: texts } = messages;

const METHODS: readonly [PaymentMethod, string, string][] = [
  ['Pay Online', texts.link, texts.linkNote(PREPAID_PERCENT)],
  ['Cash on Delivery', texts.cod, texts.codNote],
];

/** The live sum. It counts what can be sold, so it waits until the items have been corrected to that. */
function Sums() {
  const dispatch = useDispatch();
  const { quote } = useSelector(selectNewOrder);
  if (quote.status === 'idle') return null;
  if (quote.status === 'loading') return <Skeleton style={{ height: 120 }} aria-label={texts.pricing} />;
  if (quote.status === 'failed') return <ErrorNote>{quote.message}</ErrorNote>;
  const { changes, couponMessage, problem, couponCode: applied } = quote.value;
  return (
    <>
      {changes.length === 0 && (
        <Totals>
          <AmountList amounts={quote.value} couponCode={applied} />
        </Totals>
      )}
      {applied && couponMessage && <OkNote>{couponMessage}</OkNote>}
      {changes.length > 0 && (
        <Changes>
          <p>{texts.changed}</p>
          {changes.map((change) => (
            <p key={`${change.kind}${change.id}${change.sku}`}>{changeMessage(change, formatRupees)}</p>
          ))}
          <Button size="sm" variant="ghost" onClick={() => dispatch(actions.changesApplied())}>
            {texts.applyChanges}
          </Button>
        </Changes>
      )}
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}

/** How it is paid, the sums, and the one filled button with the total in it. */
export function PayPart() {
  const dispatch = useDispatch();
  const order = useSelector(selectNewOrder);
  const { paymentMethod, couponCode, quote, sending } = order;
  const changeCount = quote.status === 'ready' ? quote.value.changes.length : 0;
  const total = quote.status === 'ready' && changeCount === 0 ? formatRupees(quote.value.finalTotal) : null;
  const label = paymentMethod === 'Pay Online' ? texts.makeLink : texts.place;
  const isBlocked = quote.status !== 'ready' || changeCount > 0 || quote.value.problem !== '';
  const send = useFocusAfterStep<HTMLButtonElement>(quote, changeCount > 0 ? 'sending' : 'idle');
  // A locked field lost the focus.
  useOnChange(sending.status, () => catchFocus(sending.status === 'failed' ? send.current : null));
  const existing = sending.status === 'failed' ? sending.existing : '';
  const another = () => {
    dispatch(actions.anotherOrderRequested());
    send.current?.focus();
  };
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
      </header>
      <Body>
        <Locked disabled={sending.status === 'sending'}>
          <Methods role="radiogroup" aria-label={texts.method}>
            {METHODS.map(([method, title, note]) => (
              <RadioCard
                key={method}
                name="paymentMethod"
                title={title}
                note={note}
                checked={paymentMethod === method}
                onChange={() => dispatch(actions.methodPicked(method))}
              />
            ))}
          </Methods>
          <div aria-live="polite">
            <TextField
              name="coupon"
              label={texts.coupon}
              optional
              maxLength={40}
              autoComplete="off"
              value={couponCode}
              error={couponProblem(order)}
              onChange={({ target }) => dispatch(actions.couponTyped(target.value.toUpperCase()))}
            />
          </div>
        </Locked>
        <div aria-live="polite">
          <Sums />
        </div>
        <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
        {existing && (
          <CardButtons>
            <Button as={Link} size="sm" variant="ghost" to={adminOrderPath(existing)}>
              {texts.open(existing)}
            </Button>
            <Button size="sm" variant="ghost" onClick={another}>
              {texts.another}
            </Button>
          </CardButtons>
        )}
        <Button ref={send} type="submit" disabled={isBlocked} busy={sending.status === 'sending'}>
          {total ? label(total) : changeCount > 0 ? texts.correctFirst : texts.missing}
        </Button>
      </Body>
    </Part>
  );
}
