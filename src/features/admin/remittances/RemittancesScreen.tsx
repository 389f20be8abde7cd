import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CASH_STATES, type CashState } from '@/domain/admin/remittances/cashOrder';
import { formatPaise } from '@/domain/money/money';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { loading } from '@/lib/remote';
import { Button, Caption, Chip, EmptyState, H2 } from '@/ui';
import { Choice, PeriodSelect, periodText, readPeriod } from '../gst';
import { LoadState } from '../shared';
import { AdminTable, Chips, Head, Pages, type AdminTableProps } from '../table';
import { cashColumns, recordedColumns, transferColumns } from './columns';
import { messages } from './messages';
import { CashSums, Part, Parts } from './Remittances.styles';
import { cashFileRequested, cashRequested, selectRemittances, uploadOpened } from './remittancesSlice';
import { ordersIn, selectCash } from './selectCash';
import { UploadPanel } from './UploadPanel';

/** The months that are shown at first, the current one among them: couriers pay within two weeks. */
const FIRST_MONTHS = 3;
const PAGE = 50;

type Cash = NonNullable<ReturnType<typeof selectCash>>;

function SumList({ sums }: Pick<Cash, 'sums'>) {
  const { collected, received, waiting, missing, extra } = sums;
  const texts = messages.sums;
  return (
    <CashSums>
      {(
        [
          [texts.collected, collected],
          [texts.received, received],
          [texts.waiting, waiting],
          [texts.missing, missing, missing > 0 ? 'bad' : undefined],
          ...(extra > 0 ? [[texts.extra, extra] as const] : []),
        ] as const
      ).map(([name, amount, tone]) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{formatPaise(amount)}</dd>
        </div>
      ))}
    </CashSums>
  );
}

/** A table whose rows come in pages. */
function PagedTable<Row extends { id: string }>({ rows, ...table }: AdminTableProps<Row>) {
  const [turned, setTurned] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const page = Math.min(turned, pages);
  return (
    <>
      <AdminTable {...table} rows={rows.slice((page - 1) * PAGE, page * PAGE)} />
      <Pages page={page} pages={pages} onPage={setTurned} />
    </>
  );
}

interface OrdersPartProps {
  cash: Cash;
  state: CashState | null;
  onState: (state: CashState | null) => void;
}

/** The delivered cash orders, all or of one state. */
function OrdersPart({ cash: { found, sums }, state, onState }: OrdersPartProps) {
  const dispatch = useDispatch();
  const shown = ordersIn(found, state);
  // Few shops have orders without an AWB.
  const states = CASH_STATES.filter((one) => one !== 'no_awb' || one === state || sums.counts[one] > 0);
  if (found.orders.length === 0) return <EmptyState title={messages.noneTitle} text={messages.noneText} />;
  return (
    <Part>
      <Head>
        <H2>{messages.orders}</H2>
        <Button
          size="sm"
          variant="ghost"
          disabled={shown.length === 0}
          onClick={() => dispatch(cashFileRequested(state))}
        >
          {messages.saveFile}
        </Button>
      </Head>
      <Chips role="group" aria-label={messages.filter}>
        {[null, ...states].map((one) => (
          <Chip key={one} on={one === state} aria-pressed={one === state} onClick={() => onState(one)}>
            {one ? `${messages.states[one]} ${sums.counts[one]}` : `${messages.all} ${found.orders.length}`}
          </Chip>
        ))}
      </Chips>
      {shown.length === 0 ? (
        <Caption>{messages.noneInState}</Caption>
      ) : (
        <PagedTable
          key={state}
          label={messages.orders}
          rows={shown.map((order) => ({ ...order, id: order.orderId }))}
          columns={cashColumns(found.today)}
          card="'order state' 'parcel paid' 'reference day' / minmax(0, 1fr) auto"
        />
      )}
    </Part>
  );
}

function DoubtsPart({ doubts }: Pick<Cash, 'doubts'>) {
  if (doubts.length === 0) return null;
  return (
    <Part>
      <H2>{messages.doubtsTitle}</H2>
      <Caption>{messages.doubtsText}</Caption>
      <PagedTable
        label={messages.doubtsTitle}
        rows={doubts.map((one) => ({ ...one, id: `${one.awb} ${one.reference}` }))}
        columns={recordedColumns}
        card="'awb amount' 'why order' 'reference day' / minmax(0, 1fr) auto"
      />
    </Part>
  );
}

function TransfersPart({ transfers }: Pick<Cash, 'transfers'>) {
  return (
    <Part>
      <H2>{messages.transfersTitle}</H2>
      <Caption>{transfers.length > 0 ? messages.transfersText : messages.noTransfers}</Caption>
      {transfers.length > 0 && (
        <PagedTable
          label={messages.transfersTitle}
          rows={transfers.map((one) => ({ ...one, id: one.reference }))}
          columns={transferColumns}
          card="'reference amount' 'day parcels' / minmax(0, 1fr) auto"
        />
      )}
    </Part>
  );
}

/** What couriers owe of the cash that they collected, and what they have paid. */
export default function RemittancesScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [now] = useState(() => new Date());
  const [params, setParams] = useSearchParams();
  const { from, to } = readPeriod(params.get('period'), now, FIRST_MONTHS);
  const state = CASH_STATES.find((one) => one === params.get('state')) ?? null;
  const { found, upload } = useSelector(selectRemittances);
  const read = useSelector(selectCash);
  const isOther = read && periodText(read.found.months) !== periodText({ from, to });
  const cash = isOther ? null : read;
  // The panel goes with the button that closed it.
  const title = useFocusAfterRemoval(upload.status === 'closed' ? 0 : 1);
  useEffect(() => {
    dispatch(cashRequested({ from, to }));
  }, [dispatch, from, to]);
  const change = (next: Record<string, string>) => {
    const all = { ...Object.fromEntries(params), ...next };
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value)), { replace: true });
  };
  return (
    <>
      <Head>
        <h1 ref={title} tabIndex={-1}>
          {messages.title}
        </h1>
        {upload.status === 'closed' && (
          <Button onClick={() => dispatch(uploadOpened())}>{messages.add}</Button>
        )}
      </Head>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <UploadPanel />
      <Choice>
        <PeriodSelect
          label={messages.period}
          period={{ from, to }}
          now={now}
          onChoose={(period) => change({ period })}
        />
        <Caption role="status">
          {found.status === 'loading' && messages.reading}
          {cash && messages.count(cash.found.orders.length)}
        </Caption>
      </Choice>
      <LoadState of={isOther ? loading : found} onAgain={() => dispatch(cashRequested({ from, to }))} />
      {cash && (
        <Parts>
          <SumList sums={cash.sums} />
          <OrdersPart
            key={periodText({ from, to })}
            cash={cash}
            state={state}
            onState={(one) => change({ state: one ?? '' })}
          />
          <DoubtsPart doubts={cash.doubts} />
          <TransfersPart transfers={cash.transfers} />
        </Parts>
      )}
    </>
  );
}
