import { useDispatch, useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { adminEntrances, paths } from '@/app/router/paths';
import { store } from '@/domain/store';
import { selectRole } from '@/features/auth';
import { SearchBox } from '@/features/search';
import { useScrolledPast } from '@/lib/hooks/useScrolledPast';
import { DesktopOnly, PhoneOnly, Wrap } from '@/ui';
import { AccountMenu } from './AccountMenu';
import { CartButton } from './CartButton';
import { menuOpened } from '../chromeSlice';
import { DesktopSearch, LogoLink, MenuButton, Nav, PhoneSearch, Row, Sticky } from './Header.styles';
import { Logo } from '../Logo';
import { WishlistLink } from './WishlistLink';
import { messages } from '../messages/header';

const showsHairline = (y: number) => y > 10;
const hidesSearch = (y: number) => y >= 50;

function HomeLink() {
  return (
    <LogoLink>
      <Link to={paths.home} aria-label={messages.home(store.name)}>
        <Logo />
      </Link>
    </LogoLink>
  );
}

function DesktopRow() {
  const role = useSelector(selectRole);
  const adminPath = role === 'owner' ? adminEntrances.newProduct : adminEntrances.dashboard;
  return (
    <Row>
      <HomeLink />
      <Nav aria-label={messages.main}>
        <NavLink to={paths.products}>{messages.allProducts}</NavLink>
        <NavLink to={paths.about}>{messages.aboutUs}</NavLink>
        <NavLink to={paths.contact}>{messages.contactUs}</NavLink>
        {role && <NavLink to={adminPath}>{messages.admin}</NavLink>}
      </Nav>
      <DesktopSearch>
        <SearchBox />
      </DesktopSearch>
      <WishlistLink />
      <AccountMenu />
      <CartButton />
    </Row>
  );
}

function PhoneRows() {
  const dispatch = useDispatch();
  const isSearchAway = useScrolledPast(hidesSearch);
  return (
    <>
      <Row>
        <MenuButton
          icon="menu"
          label={messages.menu}
          aria-haspopup="dialog"
          onClick={() => dispatch(menuOpened())}
        />
        <HomeLink />
        <WishlistLink />
        <AccountMenu />
        <CartButton />
      </Row>
      <PhoneSearch data-away={isSearchAway || undefined}>
        <div>
          <SearchBox />
        </div>
      </PhoneSearch>
    </>
  );
}

/** The sticky header; its border appears after 10 px of scrolling. */
export function Header() {
  const scrolled = useScrolledPast(showsHairline);
  return (
    <Sticky $scrolled={scrolled} data-scrolled={scrolled}>
      <Wrap>
        <DesktopOnly>
          <DesktopRow />
        </DesktopOnly>
        <PhoneOnly>
          <PhoneRows />
        </PhoneOnly>
      </Wrap>
    </Sticky>
  );
}
