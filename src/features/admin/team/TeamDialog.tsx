import { useDispatch, useSelector } from 'react-redux';
import { Button, Dialog, ErrorNote } from '@/ui';
import { messages } from './messages';
import { ASKED_KINDS, selectTeam, teamActions, type TeamQuestion, type TeamAct } from './teamSlice';

interface Question {
  title: string;
  text: string;
  confirm: string;
  act: TeamAct;
}

function questionOf(asked: TeamQuestion, name: string): Question {
  switch (asked.what) {
    case 'member':
      return {
        title: messages.removeTitle(name),
        text: messages.removeText,
        confirm: messages.remove,
        act: { kind: 'remove', uid: asked.uid },
      };
    case 'app':
      return {
        title: messages.removeAppTitle(name),
        text: messages.removeAppText,
        confirm: messages.removeApp,
        act: { kind: 'app', uid: asked.uid },
      };
    case 'role':
      return {
        title: messages.roleTitle(name, asked.role),
        text: messages.roleText(asked.role),
        confirm: messages.changeRole,
        act: { kind: 'role', uid: asked.uid, role: asked.role },
      };
    case 'invite':
      return {
        title: messages.withdrawTitle(name),
        text: messages.withdrawText,
        confirm: messages.withdraw,
        act: { kind: 'withdraw', id: asked.id },
      };
  }
}

/**
 * Asks before a member is signed out everywhere, by another role or by the removal of them or of their authenticator app,
 * and before an invitation is withdrawn.
 */
export function TeamDialog({ name, asked }: { name: string; asked: TeamQuestion }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectTeam);
  const close = () => dispatch(teamActions.questionAsked(null));
  const { title, text, confirm, act } = questionOf(asked, name);
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.keep}
          </Button>
          <Button busy={sending.status === 'sending'} onClick={() => dispatch(teamActions.actRequested(act))}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div role="alert">
        {sending.status === 'failed' && ASKED_KINDS.has(sending.act.kind) && (
          <ErrorNote>{sending.message}</ErrorNote>
        )}
      </div>
    </Dialog>
  );
}
