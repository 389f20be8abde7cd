import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption } from '@/ui';
import { LoadState } from '../shared';
import { LiftedPeople } from './LiftedPeople';
import { LimitsForm } from './LimitsForm';
import { limitsRequested, selectLimits } from './limitsSlice';
import { messages } from './messages';

/** How much one person can hold and buy, and the people without limits. */
export default function LimitsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { current } = useSelector(selectLimits);
  useEffect(() => {
    dispatch(limitsRequested());
  }, [dispatch]);
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <LoadState of={current} onAgain={() => dispatch(limitsRequested())} />
      {current.status === 'ready' && (
        <>
          <LimitsForm limits={current.value.limits} />
          <LiftedPeople lifted={current.value.lifted} />
        </>
      )}
    </>
  );
}
