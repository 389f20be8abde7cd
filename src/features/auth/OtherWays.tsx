import { useDispatch } from 'react-redux';
import { Button } from '@/ui';
import { authActions } from './authSlice';
import { messages } from './link/messages';

/** The ways to log in without a password. */
export function OtherWays({ disabled }: { disabled: boolean }) {
  const dispatch = useDispatch();
  return (
    <Button variant="ghost" wide disabled={disabled} onClick={() => dispatch(authActions.wayChosen('link'))}>
      {messages.choose}
    </Button>
  );
}
