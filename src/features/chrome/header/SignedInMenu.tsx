import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { logoutRequested } from '@/features/auth';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import type { SignedInUser } from '@/services';
import { Icon, IconButton, logoutIcon, media, boxIcon } from '@/ui';
import { menuStep } from './menuStep';
import { messages } from '../messages/menus';

const Frame = styled.div`
  position: relative;
`;
const Menu = styled.div`
  position: absolute;
  right: 0;
  top: calc(100% + 8px);
  z-index: 2;
  min-width: 220px;
  padding: 8px;
  border-radius: var(--r-l);
  background: var(--paper);
  box-shadow: var(--float);
  p {
    padding: 8px 12px;
    color: var(--ink-3);
    font-size: var(--t-cap);
    overflow-wrap: anywhere;
  }
  a,
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--r-s);
    font-weight: 500;
  }
  a:hover,
  button:hover {
    background: var(--sand);
  }
  /* Clear of the header, so that all four corners show. */
  ${media.desktop} {
    top: calc(100% + 24px);
  }
`;

/** The menu of a signed-in person; `open` if the button was pressed before it loaded. */
export default function SignedInMenu({ user, open: opened }: { user: SignedInUser; open: boolean }) {
  const dispatch = useDispatch();
  const [open, setOpen] = useState(opened);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const left = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) close();
  };
  const stops = () => [...(frame.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      stops()[0]?.focus();
      return;
    }
    const at = stops().findIndex((stop) => stop === document.activeElement);
    if (menuStep(event.key, at, stops().length) === null) return;
    event.preventDefault();
    // The entries exist only once the menu is rendered.
    flushSync(() => setOpen(true));
    stops()[menuStep(event.key, at, stops().length) ?? 0]?.focus();
  };
  return (
    <Frame ref={frame} onBlur={left} onKeyDown={pressed} role="presentation">
      <IconButton
        icon="user"
        label={messages.signedInMenu.account}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu>
          <p>{user.displayName || user.email}</p>
          <Link to={paths.profile} onClick={close}>
            <Icon name="user" size={20} />
            {messages.signedInMenu.profile}
          </Link>
          <Link to={paths.profile} state={{ activeTab: 'orders' }} onClick={close}>
            <Icon name={boxIcon} size={20} />
            {messages.signedInMenu.orders}
          </Link>
          <button type="button" onClick={() => dispatch(logoutRequested())}>
            <Icon name={logoutIcon} size={20} />
            {messages.signedInMenu.logout}
          </button>
        </Menu>
      )}
    </Frame>
  );
}
