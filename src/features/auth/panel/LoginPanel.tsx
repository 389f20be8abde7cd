import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { OfflineNote } from '@/features/connection';
import { Dialog, H2 } from '@/ui';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { selectPanel, selectPanelDialog, selectUser } from '../authSelectors';
import { loginPanelClosed } from '../authSlice';
import { FactorDialog } from '../factor/FactorDialog';
import { LinkDialog } from '../link/LinkDialog';
import { CodeDialog } from '../phone/CodeDialog';
import { LoginForm } from './LoginForm';
import { Columns, Pane } from './LoginPanel.styles';
import { OtherMode } from './OtherMode';
import { ResetDialog } from './ResetDialog';
import { messages } from '../messages';

const TITLES = { login: messages.modes.login, registration: messages.modes.registration } as const;

/** The overlay for login and registration; renders nothing when somebody is signed in. */
export default function LoginPanel() {
  const dispatch = useDispatch();
  const panel = useSelector(selectPanel);
  const user = useSelector(selectUser);
  const dialog = useSelector(selectPanelDialog);
  // The slices of the other ways come with the runtime.
  const isRunning = useSelector(selectRuntimeRunning);
  const heading = useId();
  if (!panel || user) return null;
  return (
    <>
      <Dialog size="login" labelledBy={heading} onClose={() => dispatch(loginPanelClosed())}>
        <Columns>
          <Pane>
            <H2 id={heading}>{TITLES[panel.mode]}</H2>
            <OfflineNote>{messages.loginPanel.offline}</OfflineNote>
            <LoginForm key={panel.mode} mode={panel.mode} />
          </Pane>
          <OtherMode mode={panel.mode} />
        </Columns>
      </Dialog>
      {(dialog.kind === 'open' || dialog.kind === 'sending') && <ResetDialog />}
      {isRunning && dialog.kind === 'link' && <LinkDialog />}
      {isRunning && dialog.kind === 'code' && <CodeDialog purpose="login" />}
      {isRunning && <FactorDialog />}
    </>
  );
}
