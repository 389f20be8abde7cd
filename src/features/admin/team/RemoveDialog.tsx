import { useDispatch, useSelector } from 'react-redux';
import type { TeamMember } from '@/domain/contracts/adminStaff';
import { Button, Dialog, ErrorNote } from '@/ui';
import { messages } from './messages';
import { selectTeam, teamActions } from './teamSlice';

/** Asks before a member is removed. */
export function RemoveDialog({ member: { uid, name, email } }: { member: TeamMember }) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectTeam);
  const close = () => dispatch(teamActions.removalAsked(null));
  return (
    <Dialog
      title={messages.removeTitle(name || email)}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.keep}
          </Button>
          <Button
            busy={acting.status === 'sending'}
            onClick={() => dispatch(teamActions.actRequested({ kind: 'remove', uid }))}
          >
            {messages.remove}
          </Button>
        </>
      }
    >
      <p>{messages.removeText}</p>
      <div role="alert">{acting.status === 'failed' && <ErrorNote>{acting.message}</ErrorNote>}</div>
    </Dialog>
  );
}
