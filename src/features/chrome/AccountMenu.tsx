import { useDispatch, useSelector } from 'react-redux';
import { loginPanelOpened, selectUser } from '@/features/auth';
import { lazyPart } from '@/lib/lazyPart';
import { IconButton } from '@/ui';

// Nobody is known before the engine is there.
const SignedInMenu = lazyPart(() => import(/* webpackChunkName: "engine" */ './SignedInMenu'));

/** The person's own corner: a menu when signed in, otherwise the way to sign in. */
export function AccountMenu() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  if (user) return <SignedInMenu user={user} meanwhile={<IconButton icon="user" label="Account" />} />;
  return (
    <IconButton
      icon="user"
      label="Account"
      aria-haspopup="dialog"
      onClick={() => dispatch(loginPanelOpened({ mode: 'login' }))}
    />
  );
}
