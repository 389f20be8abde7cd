import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { MismatchesResponse } from '@/domain/contracts/admin';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, Chip, DoubtNote, EmptyState, ErrorNote, OkNote, Skeleton } from '@/ui';
import { MismatchCard } from './MismatchCard';
import { Choice, List } from './MismatchesScreen.styles';
import { DAYS, keyOf, lookRequested, runRequested, selectMismatches, type Run } from './mismatchesSlice';
import { reportWords, texts } from './texts';
import { TryAgain } from '../TryAgain';

function Report({ run }: { run: Run }) {
  return (
    <>
      <div role="status">{run.status === 'done' && <OkNote>{reportWords(run.report)}</OkNote>}</div>
      <div role="alert">{run.status === 'failed' && <ErrorNote>{run.message}</ErrorNote>}</div>
    </>
  );
}

/** What could not be looked at. */
function Doubts({ payments }: Pick<MismatchesResponse, 'payments'>) {
  if (payments === 'all') return null;
  return <DoubtNote>{payments === 'unavailable' ? texts.unavailable : texts.newest}</DoubtNote>;
}

/** Where the shop's books and those of its providers differ, with the press that settles each. */
export function MismatchesScreen() {
  usePageTitle('Mismatches');
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const days = DAYS.find((one) => String(one) === params.get('days')) ?? DAYS[0];
  const { look, waiting, settling, run } = useSelector(selectMismatches);
  useEffect(() => {
    dispatch(lookRequested(days));
  }, [dispatch, days]);
  const found = look.status === 'ready' ? look.value : null;
  return (
    <>
      <h1>Mismatches</h1>
      <Caption style={{ maxWidth: '62ch' }}>{texts.intro}</Caption>
      <Choice role="group" aria-label="How far back">
        {DAYS.map((one) => (
          <Chip
            key={one}
            on={one === days}
            aria-pressed={one === days}
            onClick={() => setParams(one === DAYS[0] ? {} : { days: String(one) }, { replace: true })}
          >
            {one} days
          </Chip>
        ))}
        <Button
          variant="ghost"
          size="sm"
          busy={run.status === 'running'}
          onClick={() => dispatch(runRequested())}
        >
          {texts.run}
        </Button>
      </Choice>
      <Report run={run} />
      {look.status === 'loading' && <Skeleton style={{ height: 220 }} aria-busy="true" />}
      {look.status === 'failed' && (
        <TryAgain message={look.message} onAgain={() => dispatch(lookRequested(days))} />
      )}
      {found && <Doubts payments={found.payments} />}
      {found && found.mismatches.length > 0 && (
        <List aria-busy={waiting}>
          {found.mismatches.map((mismatch) => (
            <MismatchCard key={keyOf(mismatch)} mismatch={mismatch} settling={settling[keyOf(mismatch)]} />
          ))}
        </List>
      )}
      {found?.mismatches.length === 0 && (
        <EmptyState
          title={found.payments === 'unavailable' ? 'Parcels and orders agree' : texts.noneTitle}
          text={found.payments === 'unavailable' ? undefined : texts.noneText(days)}
        />
      )}
    </>
  );
}
