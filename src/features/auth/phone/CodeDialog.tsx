import { useDispatch } from 'react-redux';
import { Dialog } from '@/ui';
import { authActions } from '../authSlice';
import { CodeForm } from './CodeForm';
import { messages } from './messages';
import { codeDialogClosed, type CodePurpose } from './phoneCodeSlice';

/** Logs in by a code, over the login panel, or adds a number to the account, over the profile. */
export function CodeDialog({ purpose }: { purpose: CodePurpose }) {
  const dispatch = useDispatch();
  const close = () => {
    dispatch(codeDialogClosed());
    if (purpose === 'login') dispatch(authActions.panelDialogClosed());
  };
  return (
    <Dialog title={messages[purpose].title} size="confirm" onClose={close}>
      <CodeForm purpose={purpose} />
    </Dialog>
  );
}
