import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loginPanelOpened, selectSession, selectUser } from '@/features/auth';
import { ChunkBoundary, lazyChunk } from '@/loading';
import { IconButton } from '@/ui';
import { messages } from '../messages/accountMenu';

// Before the runtime runs, nobody counts as signed in.
const SignedInMenu = lazyChunk(() => import(/* webpackChunkName: "runtime" */ './SignedInMenu'));

/** The account menu, or the Log In button. A press before the session is known is handled once it is. */
export function AccountMenu() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { status } = useSelector(selectSession);
  const [pressed, setPressed] = useState(false);
  if (user) {
    const placeholder = <IconButton icon="user" label={messages.account} onClick={() => setPressed(true)} />;
    return (
      <ChunkBoundary fallback={placeholder} failure={() => placeholder}>
        <SignedInMenu user={user} open={pressed} />
      </ChunkBoundary>
    );
  }
  const press = () => {
    setPressed(status === 'checking');
    dispatch(loginPanelOpened({ mode: 'login' }));
  };
  return <IconButton icon="user" label={messages.account} aria-haspopup="dialog" onClick={press} />;
}
