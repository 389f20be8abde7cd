import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { DashboardResponse } from '@/domain/contracts/adminDashboard';
import { lengthOf } from '@/domain/admin/sales/period';
import { formatClock } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, DoubtNote, EmptyState, Icon, IconButton, refreshIcon, Skeleton } from '@/ui';
import { selectDashboard } from './dashboardSlice';
import { rangeText } from './dates';
import { Fading, Head, Pair } from './Dashboard.styles';
import { KpiCards } from './KpiCards';
import { PeriodChoice } from './PeriodChoice';
import { SalesPanel } from './SalesPanel';
import { Disclosure } from './SalesTable';
import { Shelves } from './Shelves';
import { HOW_COUNTED, ordersText } from './texts';
import { TodayPanel } from './TodayPanel';
import { useRange } from './useRange';
import { TryAgain } from '../TryAgain';

const Help = styled.dl`
  display: grid;
  gap: 10px;
  max-width: 68ch;
  padding-bottom: 8px;
  font-size: var(--t-small);
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--ink-2);
  }
`;

function Loading() {
  return (
    <div role="status" aria-label="Loading the dashboard" style={{ display: 'grid', gap: 20 }}>
      <Pair>
        <Skeleton $height="180px" $picture />
        <Skeleton $height="180px" />
      </Pair>
      <Skeleton $height="44px" />
      <Skeleton $height="244px" />
      <Skeleton $height="400px" />
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No orders yet"
      text="Once somebody orders, this is where you see how the shop does. Until then: see that your products are on sale."
      action={
        <>
          <Button as={Link} to={adminPaths.products}>
            See the products
          </Button>
          <Button as={Link} variant="ghost" to={adminPaths.newProduct}>
            Add a product
          </Button>
        </>
      }
    />
  );
}

function PeriodFigures({ figures, waiting }: { figures: DashboardResponse; waiting: boolean }) {
  const { period, before, uncounted, today } = figures;
  return (
    <Fading $waiting={waiting} aria-busy={waiting}>
      <Caption role="status">
        {rangeText(period)}, compared with {rangeText(before)}.
        {period.to === today.day && ' Today is not over yet.'}
      </Caption>
      {uncounted > 0 && <DoubtNote>{ordersText(uncounted)} more will be counted within minutes.</DoubtNote>}
      <KpiCards period={period} before={before} />
      {lengthOf(period) > 1 && <SalesPanel period={period} before={before} />}
      <Shelves {...figures} />
    </Fading>
  );
}

/** How the shop does: today, any days beside those before, and what waits for the admin. */
export function DashboardScreen() {
  usePageTitle('Dashboard');
  const { period, range, today, choose, chooseDays, again } = useRange();
  const { figures, waiting, stale } = useSelector(selectDashboard);
  const shown = figures.status === 'ready' ? figures.value : null;
  return (
    <>
      <Head>
        <h1>Dashboard</h1>
        {shown && (
          <div>
            <span role="status">{waiting ? 'Looking again' : `As of ${formatClock(shown.asOf)}`}</span>
            <IconButton icon={refreshIcon} label="Look again" onClick={again} disabled={waiting} />
          </div>
        )}
      </Head>
      {stale && <DoubtNote>These figures are older: {stale}</DoubtNote>}
      {(figures.status === 'loading' || figures.status === 'idle') && <Loading />}
      {figures.status === 'failed' && <TryAgain message={figures.message} onAgain={again} />}
      {shown && !shown.hasOrders && <NothingYet />}
      {shown && (shown.hasOrders || shown.messages.open > 0) && <TodayPanel {...shown} />}
      {(shown?.hasOrders || figures.status === 'failed') && (
        <PeriodChoice period={period} range={range} today={today} onChoose={choose} onDays={chooseDays} />
      )}
      {shown?.hasOrders && <PeriodFigures figures={shown} waiting={waiting} />}
      {shown?.hasOrders && (
        <Disclosure>
          <summary>
            How this is counted
            <Icon name="down" size={20} />
          </summary>
          <Help>
            {HOW_COUNTED.map(([name, how]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </Help>
        </Disclosure>
      )}
    </>
  );
}
