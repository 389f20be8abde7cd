import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { MismatchesResponse } from '@/domain/contracts/adminOrders/actions';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, Caption, Chip, DoubtNote, EmptyState, ErrorNote, OkNote } from '@/ui';
import { AdminTable, SearchField } from '../table';
import { mismatchColumns } from './mismatchColumns';
import { isFound, mismatchRow } from './mismatchRow';
import { MismatchesBulk } from './MismatchesBulk';
import { TransferDialog } from './TransferDialog';
import { Choice, Days, Live } from './MismatchesScreen.styles';
import {
  DAYS,
  mismatchesChosen,
  mismatchesRequested,
  keyOf,
  runRequested,
  selectMismatches,
  type Run,
} from './mismatchesSlice';
import { messages } from './messages';
import { LoadState } from '../shared';

const CARD =
  "'pick what' 'pick customer' 'pick order' 'pick reference' 'pick ours' 'pick theirs' 'pick act' / 36px minmax(0, 1fr)";

function Report({ run }: { run: Run }) {
  return (
    <>
      <Live role="status">{run.status === 'done' && <OkNote>{messages.ran(run.report)}</OkNote>}</Live>
      <Live role="alert">{run.status === 'failed' && <ErrorNote>{run.message}</ErrorNote>}</Live>
    </>
  );
}

/** Says which payments could not be checked. */
function UncheckedNote({ payments }: Pick<MismatchesResponse, 'payments'>) {
  if (payments === 'all') return null;
  return <DoubtNote>{payments === 'unavailable' ? messages.unavailable : messages.newest}</DoubtNote>;
}

/** The differences between the shop, Razorpay and the courier, each with the button that settles it. */
export default function MismatchesScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const days = DAYS.find((one) => String(one) === params.get('days')) ?? DAYS[0];
  const { found: state, waiting, sending, transferOf, chosen, run } = useSelector(selectMismatches);
  const q = params.get('q') ?? '';
  const change = (next: { days?: string; q?: string }) => {
    const all = { days: params.get('days') ?? '', q, ...next };
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value)), { replace: true });
  };
  useEffect(() => {
    dispatch(mismatchesRequested(days));
  }, [dispatch, days]);
  const found = state.status === 'ready' ? state.value : null;
  const all = (found?.mismatches ?? []).map((mismatch) => mismatchRow(mismatch, sending[keyOf(mismatch)]));
  const rows = all.filter((row) => isFound(row, q));
  const transferred = found?.mismatches.find((one) => keyOf(one) === transferOf);
  const heading = useFocusAfterRemoval(all.length);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <Choice>
        <SearchField
          label={messages.search}
          placeholder={messages.searchHint}
          q={q}
          onSearch={(typed) => change({ q: typed })}
        />
        <Days role="group" aria-label={messages.period}>
          {DAYS.map((one) => (
            <Chip
              key={one}
              on={one === days}
              aria-pressed={one === days}
              onClick={() => change({ days: one === DAYS[0] ? '' : String(one) })}
            >
              {messages.days(one)}
            </Chip>
          ))}
        </Days>
        <Button
          variant="ghost"
          size="sm"
          busy={run.status === 'running'}
          onClick={() => dispatch(runRequested())}
        >
          {messages.run}
        </Button>
      </Choice>
      <Report run={run} />
      <LoadState of={state} height={220} onAgain={() => dispatch(mismatchesRequested(days))} />
      {found && <UncheckedNote payments={found.payments} />}
      <MismatchesBulk rows={rows} />
      {rows.length > 0 && (
        <AdminTable
          label={messages.table}
          rows={rows}
          columns={mismatchColumns}
          card={CARD}
          selection={{
            selected: chosen,
            onSelect: (keys, on) => dispatch(mismatchesChosen({ keys, on })),
            nameOf: ({ name }) => name,
          }}
          waiting={waiting}
        />
      )}
      {transferred?.kind === 'refund_refused' && <TransferDialog mismatch={transferred} />}
      {all.length > 0 && rows.length === 0 && <EmptyState title={messages.noneFound(q)} />}
      {found?.mismatches.length === 0 && (
        <EmptyState
          title={found.payments === 'unavailable' ? messages.noneOfParcels : messages.noneTitle}
          text={found.payments === 'unavailable' ? undefined : messages.noneText(days)}
        />
      )}
    </>
  );
}
