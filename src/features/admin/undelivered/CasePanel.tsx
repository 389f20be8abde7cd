import { type Ref } from 'react';
import { Link } from 'react-router-dom';
import { adminCustomerPath, adminOrderPath, adminPaths } from '@/app/router/paths';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import { formatRupees } from '@/domain/money/money';
import type { OrderStatus } from '@/domain/orders/order/order';
import { timeLeft } from '@/domain/orders/undelivered/timeLeft';
import { CopyableText } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Caption, TextLink } from '@/ui';
import { useRights } from '../access';
import { LossView } from '../losses';
import { OrderNumber } from '../orders';
import { CustomerLink } from './CustomerLink';
import { messages } from './messages';
import { AnswerForm } from './AnswerForm';
import { Attempts, BackLink, Facts, LeftBox, Panel, PanelHead, Quiet } from './Undelivered.styles';
import { toldText } from './undeliveredColumns';
import { searchOf, type ScreenQuery } from './useUndeliveredQuery';

/** How long the courier still waits, in words. */
function Clock({ dueAt, now }: { dueAt: string; now: Date }) {
  const { ms, tone } = timeLeft({ dueAt }, now);
  return (
    <LeftBox $tone={tone}>
      <b>{ms > 0 ? messages.leftUntil(messages.length(ms)) : messages.over}</b>
      <span>{ms > 0 ? messages.turnsBack(formatMoment(dueAt)) : messages.overText}</span>
    </LeftBox>
  );
}

function AttemptList({ row: { attempts } }: { row: UndeliveredRow }) {
  return (
    <section>
      <h3>{messages.attemptsTitle}</h3>
      {attempts.length === 0 && <Caption>{messages.noAttempts}</Caption>}
      <Attempts reversed>
        {[...attempts].reverse().map(({ at, reason, said }) => (
          <li key={at}>
            <b>{messages.reason(reason)}</b>
            {said.toLowerCase() !== messages.reason(reason).toLowerCase() && <Quiet>{said}</Quiet>}
            <time dateTime={at}>{formatMoment(at)}</time>
          </li>
        ))}
      </Attempts>
    </section>
  );
}

function ParcelFacts({ row }: { row: UndeliveredRow }) {
  const canSeeCustomers = useRights()('customers.read');
  const { units, cash, total, awb, trackingUrl, uid, answer } = row;
  const sum = cash > 0 ? messages.cod(formatRupees(cash)) : formatRupees(total);
  return (
    <Facts>
      <dt>{messages.parcel}</dt>
      <dd>{`${messages.units(units)}, ${sum}`}</dd>
      {awb && (
        <>
          <dt>{messages.awb}</dt>
          <dd>
            <CopyableText name="" text={awb} />
            {trackingUrl && (
              <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
                {messages.track}
              </TextLink>
            )}
          </dd>
        </>
      )}
      {answer && (
        <>
          <dt>{messages.toldBefore}</dt>
          <dd>{toldText(answer)}</dd>
        </>
      )}
      {uid && canSeeCustomers && (
        <>
          <dt>{messages.openCustomer}</dt>
          <dd>
            <TextLink as={Link} to={adminCustomerPath(uid)} style={{ marginLeft: 0 }}>
              {row.customer}
            </TextLink>
          </dd>
        </>
      )}
    </Facts>
  );
}

/** The order of a lost parcel that was not sent again. */
const ENDED: readonly OrderStatus[] = ['cancelled', 'refunded'];

interface CasePanelProps {
  row: UndeliveredRow;
  query: ScreenQuery;
  now: Date;
  ref: Ref<HTMLElement>;
}

/** Everything about one undelivered parcel, and what can be done about it. */
export function CasePanel({ row, query, now, ref }: CasePanelProps) {
  const mayAnswer = useRights()('parcels.answer');
  const { orderId, customer, city, state, losses, acts } = row;
  const list = searchOf({ ...query, order: '' });
  return (
    <Panel ref={ref} tabIndex={-1} aria-label={orderId}>
      <BackLink>
        <Link to={list ? `${adminPaths.undelivered}?${list}` : adminPaths.undelivered}>
          {messages.toList}
        </Link>
      </BackLink>
      <PanelHead>
        <h2>{customer || messages.deleted}</h2>
        <Quiet>{city}</Quiet>
        <Link to={adminOrderPath(orderId)} title={messages.openOrder}>
          <OrderNumber id={orderId} />
        </Link>
      </PanelHead>
      {state === 'waits' && <Clock dueAt={row.dueAt} now={now} />}
      {state === 'waits' && mayAnswer && <CustomerLink row={row} />}
      {acts.length > 0 && mayAnswer && (
        <AnswerForm key={`${orderId}-${row.attempts.length}`} row={row} now={now} />
      )}
      {acts.length === 0 && losses.length === 0 && <Caption>{messages.state(state, row.end)}</Caption>}
      {losses.length > 0 && ENDED.includes(row.status) && <Caption>{messages.ended(row.status)}</Caption>}
      {losses.map((loss) => (
        <LossView
          key={loss.at}
          orderId={orderId}
          loss={loss}
          worth={row.total}
          units={row.units}
          choice={loss.awb === row.awb ? row.choice : null}
        />
      ))}
      <AttemptList row={row} />
      <ParcelFacts row={row} />
    </Panel>
  );
}
