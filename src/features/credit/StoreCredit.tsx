import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CreditRow, CreditView } from '@/domain/credit/view';
import { formatRupees } from '@/domain/money/money';
import { formatDate, formatDay } from '@/lib/dates';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { Caption, DoubtNote, ErrorNote, H2, H3, Skeleton, TextLink } from '@/ui';
import { creditRequested, selectCredit } from './creditSlice';
import { messages } from './messages';
import { CreditPlate } from './CreditPlate';
import { Movements } from './StoreCredit.styles';

interface CreditSumProps {
  credit: CreditView;
  /** A link or button below the sum. */
  children?: ReactNode;
}

/** The spendable credit and its expiry dates. */
export function CreditSum({ credit: { spendable, isFrozen, lots }, children }: CreditSumProps) {
  const shown = isFrozen ? [] : lots;
  return (
    <CreditPlate label={messages.title}>
      <p>{messages.balance}</p>
      <strong>{formatRupees(spendable)}</strong>
      {shown.length > 0 && (
        <ul aria-label={messages.lots}>
          {shown.map(({ amount, lastDay }) => (
            <li key={lastDay ?? ''}>
              {lastDay
                ? messages.until(formatRupees(amount), formatDate(lastDay))
                : messages.forever(formatRupees(amount))}
            </li>
          ))}
        </ul>
      )}
      {children}
    </CreditPlate>
  );
}

function Movement({ row: { kind, at, orderId, note, amount, balance, lastDay } }: { row: CreditRow }) {
  const about = [orderId && messages.ofOrder(orderId), note].filter(Boolean).join('. ');
  const isUsable = amount > 0 && lastDay !== null;
  return (
    <li>
      <span>{messages.kinds[kind]}</span>
      <b>{amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount)}</b>
      <small>
        {[formatDay(at), about, isUsable && messages.usableUntil(formatDate(lastDay))]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <small>{messages.balanceAfter(formatRupees(balance))}</small>
    </li>
  );
}

function Contents({ credit }: { credit: CreditView }) {
  if (credit.entries.length === 0 && credit.balance === 0) return <p>{messages.none}</p>;
  return (
    <>
      <CreditSum credit={credit} />
      {credit.isFrozen ? (
        <DoubtNote>{messages.frozen}</DoubtNote>
      ) : (
        <Caption style={{ marginTop: 10 }}>{messages.how}</Caption>
      )}
      <section>
        <H3 style={{ marginBlock: '32px 12px' }}>{messages.movements}</H3>
        <Movements>
          {credit.entries.map((row) => (
            <Movement key={row.id} row={row} />
          ))}
        </Movements>
      </section>
    </>
  );
}

/** A person's store credit: the balance, when parts of it expire, and its movements. */
export function StoreCredit() {
  const dispatch = useDispatch();
  const credit = useSelector(selectCredit);
  const again = useFocusAfterRetry(credit.status);
  useEffect(() => {
    dispatch(creditRequested());
  }, [dispatch]);
  return (
    <>
      <H2>{messages.title}</H2>
      {credit.status === 'ready' && <Contents credit={credit.value} />}
      {credit.status === 'failed' && (
        <div role="alert">
          <ErrorNote>
            {credit.message}{' '}
            <TextLink ref={again} as="button" type="button" onClick={() => dispatch(creditRequested())}>
              {messages.tryAgain}
            </TextLink>
          </ErrorNote>
        </div>
      )}
      {(credit.status === 'loading' || credit.status === 'idle') && (
        <Skeleton style={{ height: 150, maxWidth: 480 }} aria-busy="true" />
      )}
    </>
  );
}
