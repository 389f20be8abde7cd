import { useDispatch, useSelector } from 'react-redux';
import { usePathname } from '@/lib/routing';
import { store } from '@/domain/store';
import { selectIsAdmin } from '@/features/auth';
import { SearchBox } from '@/features/search';
import { Link, NavLink } from '@/lib/Link';
import { useScrolledPast } from '@/lib/useScrolledPast';
import { DesktopOnly, PhoneOnly, Wrap } from '@/ui';
import { AccountMenu } from './AccountMenu';
import { CartButton } from './CartButton';
import { menuOpened } from './chromeSlice';
import { DesktopSearch, LogoLink, MenuButton, Nav, PhoneSearch, Row, Sticky } from './Header.styles';
import { Logo } from './Logo';

const HAIRLINE_AFTER = 11;
const SEARCH_AWAY_FROM = 50;
/** On a phone's detail screen the picture comes at once, without a search row. */
const DETAIL = /^\/(product|combo)\//;

function HomeLink() {
  return (
    <LogoLink>
      <Link to="/" aria-label={`${store.name}, home`}>
        <Logo />
      </Link>
    </LogoLink>
  );
}

function DesktopRow() {
  const isAdmin = useSelector(selectIsAdmin);
  return (
    <Row>
      <HomeLink />
      <Nav aria-label="Main">
        <NavLink to="/products">All Products</NavLink>
        <NavLink to="/about">About Us</NavLink>
        <NavLink to="/contact">Contact Us</NavLink>
        {isAdmin && <NavLink to="/admin/addproduct">Admin</NavLink>}
      </Nav>
      <DesktopSearch>
        <SearchBox />
      </DesktopSearch>
      <AccountMenu />
      <CartButton />
    </Row>
  );
}

function PhoneRows() {
  const dispatch = useDispatch();
  const away = useScrolledPast(SEARCH_AWAY_FROM);
  const pathname = usePathname();
  return (
    <>
      <Row>
        <MenuButton icon="menu" label="Menu" aria-haspopup="dialog" onClick={() => dispatch(menuOpened())} />
        <HomeLink />
        <AccountMenu />
        <CartButton />
      </Row>
      {!DETAIL.test(pathname) && (
        <PhoneSearch data-away={away || undefined}>
          <div>
            <SearchBox />
          </div>
        </PhoneSearch>
      )}
    </>
  );
}

/** Stays on top; its hairline appears once the page has been scrolled past 10 px. */
export function Header() {
  const scrolled = useScrolledPast(HAIRLINE_AFTER);
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
