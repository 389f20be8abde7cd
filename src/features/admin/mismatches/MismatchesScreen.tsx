import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { MismatchesResponse } from '@/domain/contracts/admin';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, Chip, DoubtNote, EmptyState, ErrorNote, OkNote, Skeleton } from '@/ui';
import { MismatchCard } from './MismatchCard';
import { Choice } from './MismatchesScreen.styles';
import {
  DAYS,
  keyOf,
  mismatchesRequested,
  runRequested,
  selectMismatches,
  type Run,
} from './mismatchesSlice';
import { messages } from './messages';
import { CardList, RetryNote } from '../shared';

function Report({ run }: { run: Run }) {
  return (
    <>
      <div role="status">{run.status === 'done' && <OkNote>{messages.ran(run.report)}</OkNote>}</div>
      <div role="alert">{run.status === 'failed' && <ErrorNote>{run.message}</ErrorNote>}</div>
    </>
  );
}

/** Says which payments could not be checked. */
function UncheckedNote({ payments }: Pick<MismatchesResponse, 'payments'>) {
  if (payments === 'all') return null;
  return <DoubtNote>{payments === 'unavailable' ? messages.unavailable : messages.newest}</DoubtNote>;
}

/** The differences between the shop, Razorpay and the courier, each with the button that settles it. */
export function MismatchesScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const days = DAYS.find((one) => String(one) === params.get('days')) ?? DAYS[0];
  const { found: state, waiting, settling, run } = useSelector(selectMismatches);
  useEffect(() => {
    dispatch(mismatchesRequested(days));
  }, [dispatch, days]);
  const found = state.status === 'ready' ? state.value : null;
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <Choice role="group" aria-label={messages.period}>
        {DAYS.map((one) => (
          <Chip
            key={one}
            on={one === days}
            aria-pressed={one === days}
            onClick={() => setParams(one === DAYS[0] ? {} : { days: String(one) }, { replace: true })}
          >
            {messages.days(one)}
          </Chip>
        ))}
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
      {state.status === 'loading' && <Skeleton style={{ height: 220 }} aria-busy="true" />}
      {state.status === 'failed' && (
        <RetryNote message={state.message} onAgain={() => dispatch(mismatchesRequested(days))} />
      )}
      {found && <UncheckedNote payments={found.payments} />}
      {found && found.mismatches.length > 0 && (
        <CardList aria-busy={waiting}>
          {found.mismatches.map((mismatch) => (
            <MismatchCard key={keyOf(mismatch)} mismatch={mismatch} settling={settling[keyOf(mismatch)]} />
          ))}
        </CardList>
      )}
      {found?.mismatches.length === 0 && (
        <EmptyState
          title={found.payments === 'unavailable' ? messages.noneOfParcels : messages.noneTitle}
          text={found.payments === 'unavailable' ? undefined : messages.noneText(days)}
        />
      )}
    </>
  );
}
