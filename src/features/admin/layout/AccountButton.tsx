import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { logoutRequested, type SignedInUser } from '@/features/auth';
import { Icon, logoutIcon, VisuallyHidden } from '@/ui';
import { menuIcons } from '../shared';
import { AbovePhone, AccountPanel, BarItem, Initial, ReadOnPhone } from './TopBar.styles';
import { menuMessages as messages } from '../menu';

/** The signed-in person, with a menu to the shop and to log out. */
export function AccountButton({ user }: { user: SignedInUser }) {
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const name = user.displayName || user.email;
  const left = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div ref={frame} onBlur={left} onKeyDown={pressed} role="presentation">
      <BarItem>
        <button ref={opener} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Initial aria-hidden="true">{name.slice(0, 1).toUpperCase()}</Initial>
          <VisuallyHidden>{messages.account} </VisuallyHidden>
          <ReadOnPhone>{name}</ReadOnPhone>
          <AbovePhone>
            <Icon name="down" size={16} />
          </AbovePhone>
        </button>
      </BarItem>
      {open && (
        <AccountPanel>
          <p>{user.email}</p>
          <BarItem>
            <Link to={paths.home}>
              <Icon name={menuIcons.shop} size={20} />
              {messages.viewShop}
            </Link>
            <button type="button" onClick={() => dispatch(logoutRequested())}>
              <Icon name={logoutIcon} size={20} />
              {messages.logOut}
            </button>
          </BarItem>
        </AccountPanel>
      )}
    </div>
  );
}
