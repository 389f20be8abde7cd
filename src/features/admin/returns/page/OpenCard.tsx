import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { Order } from '@/domain/orders/order/order';
import { MAX_RETURN_WORDS } from '@/domain/orders/returnDesk/decide';
import { RETURN_OUTCOMES, type ReturnOutcome } from '@/domain/orders/order/returnCase';
import { RETURN_REASONS } from '@/domain/orders/returns/messages';
import { returnDeadline } from '@/domain/orders/returns/returns';
import { firstName } from '@/domain/text/firstName';
import { focusInvalid } from '@/lib/focusInvalid';
import { formatDay } from '@/lib/dates';
import { Button, Caption, Checkbox, ErrorNote, SelectField, TextArea } from '@/ui';
import { messages } from '../messages';
import { returnActions, selectOpenReturn } from './openReturnSlice';
import { Body, Card, Pair } from './ReturnScreen.styles';
import { stepButton } from './stepButton';

const { page: texts } = messages;

/** How many of each line come back; all of them, until something else is chosen. */
function Lines({
  order,
  counts,
  onChange,
}: {
  order: Order;
  counts: readonly number[];
  onChange: (at: number, count: number) => void;
}) {
  return (
    <fieldset>
      <legend>{texts.lines}</legend>
      {order.lines.map(({ name, variant, quantity }, at) => {
        const what = itemTitle({ name, variant });
        if (quantity === 1) {
          return (
            <Checkbox
              key={at}
              label={what}
              checked={counts[at] === 1}
              onChange={({ target }) => onChange(at, target.checked ? 1 : 0)}
            />
          );
        }
        return (
          <SelectField
            key={at}
            label={texts.quantityOf(what)}
            value={counts[at]}
            onChange={({ target }) => onChange(at, Number(target.value))}
          >
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        );
      })}
    </fieldset>
  );
}

/** Opens a return for a customer who asked by phone or mail, and accepts it. */
export function OpenCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectOpenReturn);
  const [counts, setCounts] = useState(() => order.lines.map(({ quantity }) => quantity));
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<ReturnOutcome>('refund');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const [now] = useState(() => new Date());
  const ends = returnDeadline(order);
  const lines = counts.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason || lines.length === 0) return void focusInvalid(event.currentTarget);
    const body = { reason, lines, outcome, words: words.trim() };
    dispatch(returnActions.stepRequested({ orderId: order.orderId, step: 'open', body }));
  };
  return (
    <Card>
      <header>
        <h2>{texts.openTitle}</h2>
        <small>{texts.openHint}</small>
      </header>
      <Body>
        {ends && ends <= now && (
          <Caption>{texts.late(formatDay(new Date(ends.getTime() - 1).toISOString()))}</Caption>
        )}
        <form onSubmit={send} noValidate>
          <Lines
            order={order}
            counts={counts}
            onChange={(at, count) => setCounts(counts.map((one, index) => (index === at ? count : one)))}
          />
          <div role="alert">{tried && lines.length === 0 && <ErrorNote>{texts.linesMissing}</ErrorNote>}</div>
          <Pair>
            <SelectField
              label={texts.why}
              value={reason}
              error={tried && !reason ? texts.whyMissing : undefined}
              onChange={({ target }) => setReason(target.value)}
            >
              <option value="">{texts.choose}</option>
              {RETURN_REASONS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
            <SelectField
              label={texts.outcome}
              value={outcome}
              onChange={({ target }) => setOutcome(target.value as ReturnOutcome)}
            >
              {RETURN_OUTCOMES.map((one) => (
                <option key={one} value={one}>
                  {texts.outcomes[one]}
                </option>
              ))}
            </SelectField>
          </Pair>
          <TextArea
            label={texts.answer(firstName(order.address.name))}
            hint={texts.openWordsHint}
            rows={2}
            maxLength={MAX_RETURN_WORDS}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" size="sm" {...stepButton(sending, 'open')}>
            {texts.open}
          </Button>
        </form>
      </Body>
    </Card>
  );
}
