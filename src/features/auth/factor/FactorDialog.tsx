import { useDispatch, useSelector } from 'react-redux';
import { Caption, Dialog } from '@/ui';
import { FactorForm } from './FactorForm';
import { factorClosed, factorSubmitted, selectFactor } from './factorSlice';
import { messages } from './messages';

/** The second step of a login, or of a proof; renders nothing while none waits. */
export function FactorDialog() {
  const dispatch = useDispatch();
  const { asked, sending } = useSelector(selectFactor);
  if (!asked) return null;
  return (
    <Dialog title={messages.title} size="confirm" onClose={() => dispatch(factorClosed())}>
      <FactorForm
        submit={asked === 'login' ? messages.submit : messages.confirm}
        sending={sending}
        onSubmit={() => dispatch(factorSubmitted())}
        after={<Caption>{messages.lost}</Caption>}
      >
        <p>{messages.text}</p>
      </FactorForm>
    </Dialog>
  );
}
