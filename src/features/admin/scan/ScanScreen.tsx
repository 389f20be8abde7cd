import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { unitsToGo } from '@/domain/orders/packing/scan';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption } from '@/ui';
import {
  codeTyped,
  orderLeft,
  packRequested,
  refusalCleared,
  selectScan,
  tableLeft,
  tableShown,
} from './scanSlice';
import { ScanSide } from './ScanSide';
import { Field, Foot, Head, Main, Refusal, Table, Units } from './ScanScreen.styles';
import { UnitRow } from './UnitRow';
import { messages } from './messages';

/** Commands that are typed, or scanned from a card beside the table. */
const MISSING = 'M';
const SKIP = 'S';

/** The packing table: a scanner types an order's code and then each item's, and nothing but Enter is needed. */
export default function ScanScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { order, counted, refusal, isBusy, packed } = useSelector(selectScan);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dispatch(tableShown());
    return () => void dispatch(tableLeft());
  }, [dispatch]);
  // The scanner types into the field that has the focus, so it has it after each step.
  useEffect(() => field.current?.focus(), [order?.orderId, refusal, packed.length]);
  const units = order?.units ?? [];
  const toGo = unitsToGo(units, counted);
  const all = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const nextSku = units.find((unit) => unitsToGo([unit], counted) > 0)?.sku;
  const left = (isMissing: boolean) => order && dispatch(orderLeft({ isMissing }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? '';
    if (input) input.value = '';
    if (code === '') {
      if (order && toGo === 0) dispatch(packRequested());
    } else if (order && !isBusy && code.toUpperCase() === MISSING) left(true);
    else if (order && !isBusy && code.toUpperCase() === SKIP) left(false);
    else dispatch(codeTyped(code));
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === ' ' && event.currentTarget.value === '') {
      event.preventDefault();
      dispatch(refusalCleared());
    }
    if (event.key === 'Escape') void navigate(adminPaths.orders);
  };
  return (
    <Table>
      <Main>
        <Head>
          <h1>{order ? order.orderId : messages.title}</h1>
          {order && (
            <span>
              {order.customer}, {order.city}
              {order.isCod && `, ${messages.cod}`}
            </span>
          )}
          <Button variant="ghost" size="sm" onClick={() => void navigate(adminPaths.orders)}>
            {messages.stop}
          </Button>
        </Head>
        <Field onSubmit={submit}>
          <input
            ref={field}
            aria-label={order ? messages.scanItem : messages.scanOrder}
            placeholder={order ? messages.scanItemHint : messages.scanOrder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            onKeyDown={pressed}
          />
          <Caption>{isBusy ? messages.busy : messages.ready}</Caption>
        </Field>
        <div role="alert">
          {refusal && (
            <Refusal>
              <p>
                <b>{refusal.title}</b>
                {refusal.text}
              </p>
              <Button variant="ghost" size="sm" onClick={() => dispatch(refusalCleared())}>
                {messages.clear}
              </Button>
            </Refusal>
          )}
        </div>
        {order && (
          <>
            <Units>
              {units.map((unit) => (
                <UnitRow
                  key={unit.sku}
                  unit={unit}
                  counted={counted[unit.sku] ?? 0}
                  isNext={unit.sku === nextSku}
                />
              ))}
            </Units>
            <Foot>
              <Button variant="ghost" disabled={isBusy} onClick={() => left(true)}>
                {messages.missing}
              </Button>
              <Button variant="ghost" disabled={isBusy} onClick={() => left(false)}>
                {messages.skip}
              </Button>
              <Caption role="status">{messages.counted(all - toGo, all)}</Caption>
              <Button disabled={toGo > 0} busy={isBusy} onClick={() => dispatch(packRequested())}>
                {toGo > 0 ? messages.toGo(toGo) : messages.pack}
              </Button>
            </Foot>
          </>
        )}
        <Caption>{messages.keys}</Caption>
      </Main>
      <ScanSide />
    </Table>
  );
}
