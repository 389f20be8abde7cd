import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePageTitle } from '@/lib/usePageTitle';
import { Caption, Skeleton } from '@/ui';
import { TryAgain } from '../TryAgain';
import { LiftedPeople } from './LiftedPeople';
import { LimitsForm } from './LimitsForm';
import { limitsRequested, selectLimits } from './limitsSlice';
import { texts } from './texts';

/** How much one person can hold and buy, and for whom that does not hold. */
export function LimitsScreen() {
  usePageTitle(texts.title);
  const dispatch = useDispatch();
  const { current } = useSelector(selectLimits);
  useEffect(() => {
    dispatch(limitsRequested());
  }, [dispatch]);
  return (
    <>
      <h1>{texts.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{texts.intro}</Caption>
      {current.status === 'loading' && <Skeleton style={{ height: 420 }} aria-busy="true" />}
      {current.status === 'failed' && (
        <TryAgain message={current.message} onAgain={() => dispatch(limitsRequested())} />
      )}
      {current.status === 'ready' && (
        <>
          <LimitsForm limits={current.value.limits} />
          <LiftedPeople lifted={current.value.lifted} />
        </>
      )}
    </>
  );
}
