import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CustomerCredit } from '@/domain/contracts/admin/credit';
import { formatRupees } from '@/domain/money/money';
import { useRights } from '@/features/admin/access';
import { LoadState } from '@/features/admin/shared';
import { formatDate, formatShortDay } from '@/lib/dates';
import { loading, valueOf } from '@/lib/remote';
import { Button, Caption, StatusDot } from '@/ui';
import { Acts, Movements, Sum } from './Credit.styles';
import { CreditDialog } from './CreditDialog';
import { creditActions, selectCustomerCredit, type CreditAct } from './customerCreditSlice';
import { messages } from './messages';

function Contents({ credit }: { credit: CustomerCredit }) {
  const { balance, lots, frozen, entries } = credit;
  return (
    <>
      {balance > 0 || entries.length > 0 ? <Sum>{formatRupees(balance)}</Sum> : <p>{messages.none}</p>}
      {lots.map(({ amount, lastDay }) => (
        <Caption key={lastDay ?? ''}>
          {lastDay
            ? messages.until(formatRupees(amount), formatDate(lastDay))
            : messages.forever(formatRupees(amount))}
        </Caption>
      ))}
      {frozen && (
        <>
          <StatusDot tone="bad">{messages.frozen}</StatusDot>
          <p>{frozen.reason}</p>
          <Caption>{messages.frozenBy(frozen.by, formatShortDay(frozen.at))}</Caption>
        </>
      )}
      {entries.length > 0 && (
        <details>
          <summary>{messages.movements(entries.length)}</summary>
          <Movements>
            {entries.map(({ id, kind, amount, at, orderId, note }) => (
              <li key={id}>
                <span>{messages.kinds[kind]}</span>
                <b>{amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount)}</b>
                <small>{[formatShortDay(at), orderId, note].filter(Boolean).join(', ')}</small>
              </li>
            ))}
          </Movements>
        </details>
      )}
    </>
  );
}

/** A customer's store credit; managers give, take back and freeze it. */
export function CreditPanel({ uid, name }: { uid: string; name: string }) {
  const dispatch = useDispatch();
  const { uid: shown, credit, open } = useSelector(selectCustomerCredit);
  const canManage = useRights()('credit.manage');
  useEffect(() => {
    dispatch(creditActions.creditRequested(uid));
    return () => void dispatch(creditActions.creditLeft());
  }, [dispatch, uid]);
  const mine = shown === uid ? credit : loading;
  const found = valueOf(mine);
  const act = (what: CreditAct, label: string) => (
    <Button variant="ghost" size="sm" onClick={() => dispatch(creditActions.dialogOpened(what))}>
      {label}
    </Button>
  );
  return (
    <>
      <header>
        <h2>{messages.title}</h2>
      </header>
      {found && <Contents credit={found} />}
      <LoadState of={mine} height={48} onAgain={() => dispatch(creditActions.creditRequested(uid))} />
      {found && canManage && (
        <Acts>
          {act('give', messages.give)}
          {found.balance > 0 && act('takeBack', messages.takeBack)}
          {found.frozen ? act('free', messages.free) : act('freeze', messages.freeze)}
        </Acts>
      )}
      {open && <CreditDialog key={open} act={open} uid={uid} name={name} />}
    </>
  );
}
