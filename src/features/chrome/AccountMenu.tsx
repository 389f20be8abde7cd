import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loginPanelOpened, selectSession, selectUser } from '@/features/auth';
import { ChunkBoundary, lazyChunk } from '@/loading';
import { IconButton } from '@/ui';
import { messages } from './messages/accountMenu';

// Nobody is signed in before the runtime runs.
const SignedInMenu = lazyChunk(() =>
  import(/* webpackChunkName: "runtime" */ './SignedInMenu').then((module) => module.default),
);

/** The person's own corner: a menu when signed in, otherwise the way to sign in. A press waits until it is known which. */
export function AccountMenu() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { status } = useSelector(selectSession);
  const [pressed, setPressed] = useState(false);
  if (user) {
    const meanwhile = <IconButton icon="user" label={messages.account} onClick={() => setPressed(true)} />;
    return (
      <ChunkBoundary fallback={meanwhile} failure={() => meanwhile}>
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
