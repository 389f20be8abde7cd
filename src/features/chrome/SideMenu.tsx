import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { store } from '@/domain/store';
import { loginPanelOpened, selectIsAdmin, selectUser } from '@/features/auth';
import { Link } from 'react-router-dom';
import { adminEntrances, paths } from '@/app/router/paths';
import { isDesktop, useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { Drawer, Icon } from '@/ui';
import { menuClosed } from './chromeSlice';
import { NEW_LAUNCH } from './links';
import { messages } from './messages/menus';

const List = styled.ul`
  padding-bottom: 24px;
  a,
  button {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 60px;
    border-bottom: var(--hair);
    font: 400 1.3125rem/1.2 var(--serif);
    word-spacing: 0.05em;
    text-align: left;
  }
  svg {
    color: var(--ink-3);
  }
`;

/** The phone's menu; on a desktop the header has the links. */
export default function SideMenu() {
  return useMediaQuery(isDesktop) ? null : <Menu />;
}

function Menu() {
  const dispatch = useDispatch();
  const onClose = () => dispatch(menuClosed());
  const user = useSelector(selectUser);
  const isAdmin = useSelector(selectIsAdmin);
  const entry = (to: string, text: string) => (
    <li>
      <Link to={to} onClick={onClose}>
        {text}
        <Icon name="next" size={20} />
      </Link>
    </li>
  );
  const login = () => {
    onClose();
    dispatch(loginPanelOpened({ mode: 'login' }));
  };
  return (
    <Drawer title={store.name} side="left" width={340} onClose={onClose}>
      <nav aria-label={messages.sideMenu.menu}>
        <List>
          {entry(NEW_LAUNCH, messages.sideMenu.newLaunch)}
          {entry(paths.products, messages.sideMenu.allProducts)}
          {entry(paths.about, messages.sideMenu.aboutUs)}
          {entry(paths.contact, messages.sideMenu.contactUs)}
          {isAdmin && entry(adminEntrances.dashboard, messages.sideMenu.admin)}
          {entry(paths.contact, messages.sideMenu.needHelp)}
          {user ? (
            entry(paths.profile, messages.sideMenu.account)
          ) : (
            <li>
              <button type="button" onClick={login}>
                {messages.sideMenu.account}
                <Icon name="next" size={20} />
              </button>
            </li>
          )}
        </List>
      </nav>
    </Drawer>
  );
}
