import { useDispatch } from 'react-redux';
import { MARK_ID } from '@/domain/pictures/logo';
import { Button, H3 } from '@/ui';
import { authActions, type PanelMode } from '../authSlice';
import { Art } from './LoginPanel.styles';
import { messages } from '../messages';

const INVITATIONS = {
  login: { text: messages.otherMode.newHere, button: messages.modes.register, leadsTo: 'registration' },
  registration: { text: messages.otherMode.beenHereBefore, button: messages.modes.login, leadsTo: 'login' },
} as const;

/** The link to the other mode; switching resets the form. */
export function OtherMode({ mode }: { mode: PanelMode }) {
  const dispatch = useDispatch();
  const { text, button, leadsTo } = INVITATIONS[mode];
  return (
    <Art>
      <svg aria-hidden="true">
        <use href={`#${MARK_ID}`} />
      </svg>
      <H3 as="p">{text}</H3>
      <Button variant="ghost" size="sm" onClick={() => dispatch(authActions.panelModeChanged(leadsTo))}>
        {button}
      </Button>
    </Art>
  );
}
