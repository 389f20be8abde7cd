import { useState } from 'react';
import { usePathname } from '@/lib/routing';
import { NavLink } from '@/lib/Link';
import { Icon, Sheet } from '@/ui';
import { AreaButton, AreaList, Nav } from './AdminLayout.styles';
import { KeysHelp } from './keys/KeysHelp';

const HOME = '/admin';
const AREAS = [
  { path: HOME, word: 'Dashboard' },
  { path: '/admin/orders', word: 'Orders' },
  { path: '/admin/mismatches', word: 'Mismatches' },
  { path: '/admin/products', word: 'Products' },
  { path: '/admin/addproduct', word: 'Add product' },
  { path: '/admin/combos', word: 'Combos' },
  { path: '/admin/addcombos', word: 'Add combo' },
  { path: '/admin/messages', word: 'Messages' },
  { path: '/admin/offers', word: 'Offers' },
  { path: '/admin/banner', word: 'Banners' },
  { path: '/admin/glumisthighlights', word: 'Highlights' },
  { path: '/admin/activity', word: 'Activity' },
] as const;

const links = AREAS.map(({ path, word }) => (
  <li key={path}>
    <NavLink to={path} end={path === HOME}>
      {word}
    </NavLink>
  </li>
));

/** The way from area to area: a list at the side, on a phone a menu that names where one is. */
export function AreaNav() {
  const pathname = usePathname();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = AREAS.find(
    ({ path }) => pathname === path || (path !== HOME && pathname.startsWith(`${path}/`)),
  );
  return (
    <Nav aria-label="Admin">
      <AreaButton type="button" aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
        {here?.word ?? 'Admin'}
        <Icon name="down" size={20} />
      </AreaButton>
      <ul>{links}</ul>
      <KeysHelp />
      {/* Following a link goes elsewhere, and so closes it. */}
      {openAt === pathname && (
        <Sheet title="Admin" onClose={() => setOpenAt(null)}>
          <AreaList>{links}</AreaList>
        </Sheet>
      )}
    </Nav>
  );
}
