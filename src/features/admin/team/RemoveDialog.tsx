import { useDispatch, useSelector } from 'react-redux';
import type { TeamMember } from '@/domain/contracts/admin/staff';
import { Button, Dialog, ErrorNote } from '@/ui';
import { messages } from './messages';
import { selectTeam, teamActions, type TeamAct } from './teamSlice';

interface RemoveDialogProps {
  member: TeamMember;
  /** The member, or their authenticator app alone. */
  what: 'member' | 'app';
}

/** Asks before a member, or a member's authenticator app, is removed. */
export function RemoveDialog({ member: { uid, name, email }, what }: RemoveDialogProps) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectTeam);
  const close = () => dispatch(teamActions.removalAsked(null));
  const isApp = what === 'app';
  const act: TeamAct = isApp ? { kind: 'app', uid } : { kind: 'remove', uid };
  return (
    <Dialog
      title={(isApp ? messages.removeAppTitle : messages.removeTitle)(name || email)}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.keep}
          </Button>
          <Button busy={acting.status === 'sending'} onClick={() => dispatch(teamActions.actRequested(act))}>
            {isApp ? messages.removeApp : messages.remove}
          </Button>
        </>
      }
    >
      <p>{isApp ? messages.removeAppText : messages.removeText}</p>
      <div role="alert">{acting.status === 'failed' && <ErrorNote>{acting.message}</ErrorNote>}</div>
    </Dialog>
  );
}
