import { useDispatch } from 'react-redux';
import { Button, H3 } from '@/ui';
import { authActions, type PanelMode } from './authSlice';
import { Art } from './LoginPanel.styles';
import { messages } from './messages';

const INVITATIONS = {
  login: { text: messages.otherMode.newHere, button: messages.modes.register, leadsTo: 'registration' },
  registration: { text: messages.otherMode.beenHereBefore, button: messages.modes.login, leadsTo: 'login' },
} as const;

/** The side that leads to the other mode; switching begins the form anew. */
export function OtherMode({ mode }: { mode: PanelMode }) {
  const dispatch = useDispatch();
  const { text, button, leadsTo } = INVITATIONS[mode];
  return (
    <Art>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d="M4 32a28 28 0 0 1 56 0z" fill="#F6C9B3" />
        <path d="M10 42h44M20 52h24" stroke="#FBF8F4" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <H3 as="p">{text}</H3>
      <Button variant="ghost" size="sm" onClick={() => dispatch(authActions.panelModeChanged(leadsTo))}>
        {button}
      </Button>
    </Art>
  );
}
