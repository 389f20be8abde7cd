import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption } from '@/ui';
import { LoadState } from '../shared';
import { DevicesPanel } from './DevicesPanel';
import { NotificationsForm } from './NotificationsForm';
import { choicesRequested, selectNotifications } from './notificationsSlice';
import { messages } from './messages';

/** The signed-in colleague's notifications, by mail and on their devices. */
export default function NotificationsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { current } = useSelector(selectNotifications);
  useEffect(() => {
    dispatch(choicesRequested());
  }, [dispatch]);
  return (
    <>
      <h1>{messages.title}</h1>
      <LoadState of={current} onAgain={() => dispatch(choicesRequested())} />
      {current.status === 'ready' && (
        <>
          <Caption style={{ maxWidth: '62ch' }}>{messages.intro(current.value.email)}</Caption>
          <DevicesPanel push={current.value.push} />
          <NotificationsForm {...current.value} />
        </>
      )}
    </>
  );
}
