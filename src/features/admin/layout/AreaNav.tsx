import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { Icon, Sheet } from '@/ui';
import { KeysHelp } from '../keys';
import { AreaButton, AreaList, Nav } from './AdminFrame.styles';
import { messages } from './messages';

const HOME = adminPaths.dashboard;
const AREAS = [
  'dashboard',
  'orders',
  'mismatches',
  'products',
  'newProduct',
  'combos',
  'newCombo',
  'messages',
  'mails',
  'offers',
  'banners',
  'highlights',
  'activity',
  'limits',
] as const;

const links = AREAS.map((area) => (
  <li key={area}>
    <NavLink to={adminPaths[area]} end={adminPaths[area] === HOME}>
      {messages.areas[area]}
    </NavLink>
  </li>
));

/** The area of an address; undefined where it belongs to none. */
const areaAt = (pathname: string) =>
  AREAS.find((area) => {
    const path = adminPaths[area];
    return pathname === path || (path !== HOME && pathname.startsWith(`${path}/`));
  });

/** Links to the areas: a list at the side, on a phone a menu whose button names the current area. */
export function AreaNav() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const area = areaAt(pathname);
  return (
    <Nav aria-label={messages.title}>
      <AreaButton type="button" aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
        {area ? messages.areas[area] : messages.title}
        <Icon name="down" size={20} />
      </AreaButton>
      <ul>{links}</ul>
      <KeysHelp />
      {/* A link changes the address, which closes the menu. */}
      {openAt === pathname && (
        <Sheet title={messages.title} onClose={() => setOpenAt(null)}>
          <AreaList>{links}</AreaList>
        </Sheet>
      )}
    </Nav>
  );
}
