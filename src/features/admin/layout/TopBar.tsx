import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths, paths } from '@/app/router/paths';
import { store } from '@/domain/store';
import { selectUser } from '@/features/auth';
import { Logo } from '@/features/chrome';
import { Icon } from '@/ui';
import { CourierCountdown } from '../courierTime';
import { PaletteButton } from '../palette';
import { AccountButton } from './AccountButton';
import { selectMenu } from '../menu';
import { menuIcons } from '../shared';
import { AbovePhone, Bar, BarItem, Home, Side } from './TopBar.styles';
import { menuMessages as messages } from '../menu';

/** The admin's own bar: the way home, to the shop, and out. */
export function TopBar() {
  const user = useSelector(selectUser);
  const { counts } = useSelector(selectMenu);
  return (
    <Bar>
      <Home>
        <Link to={adminPaths.dashboard} aria-label={messages.home(store.name)}>
          <Logo />
        </Link>
      </Home>
      <PaletteButton />
      <Side>
        <CourierCountdown toPack={counts.pack} />
        <AbovePhone>
          <BarItem>
            <Link to={paths.home}>
              {messages.viewShop}
              <Icon name={menuIcons.shop} size={16} />
            </Link>
          </BarItem>
        </AbovePhone>
        {user && <AccountButton user={user} />}
      </Side>
    </Bar>
  );
}
