import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption } from '@/ui';
import { LoadState } from '../shared';
import { CartSettingsForm } from './CartSettingsForm';
import { selectCartSettings, settingsRequested } from './cartSettingsSlice';
import { messages } from './messages';

/** The settings of gift wrap and free samples. */
export default function CartSettingsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { current } = useSelector(selectCartSettings);
  useEffect(() => {
    dispatch(settingsRequested());
  }, [dispatch]);
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <LoadState of={current} height={220} onAgain={() => dispatch(settingsRequested())} />
      {current.status === 'ready' && <CartSettingsForm {...current.value} />}
    </>
  );
}
