import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { Icon, Sheet } from '@/ui';
import { AreaButton, AreaList, Nav } from './AdminLayout.styles';
import { KeysHelp } from './keys/KeysHelp';

const HOME = adminPaths.dashboard;
const AREAS = [
  { path: HOME, word: 'Dashboard' },
  { path: adminPaths.orders, word: 'Orders' },
  { path: adminPaths.mismatches, word: 'Mismatches' },
  { path: adminPaths.products, word: 'Products' },
  { path: adminPaths.newProduct, word: 'Add product' },
  { path: adminPaths.combos, word: 'Combos' },
  { path: adminPaths.newCombo, word: 'Add combo' },
  { path: adminPaths.messages, word: 'Messages' },
  { path: adminPaths.offers, word: 'Offers' },
  { path: adminPaths.banners, word: 'Banners' },
  { path: adminPaths.highlights, word: 'Highlights' },
  { path: adminPaths.activity, word: 'Activity' },
  { path: adminPaths.limits, word: 'Limits' },
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
  const { pathname } = useLocation();
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
