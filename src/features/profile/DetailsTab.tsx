import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested, selectUser } from '@/features/auth';
import { Button, H2 } from '@/ui';
import { Facts } from './ProfileScreen.styles';

export function DetailsTab() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <H2>Your details</H2>
      <Facts>
        {user.displayName && (
          <div>
            <dt>Name</dt>
            <dd>{user.displayName}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
      </Facts>
      <Button variant="ghost" size="sm" style={{ marginTop: 20 }} onClick={() => dispatch(logoutRequested())}>
        Logout
      </Button>
    </>
  );
}
