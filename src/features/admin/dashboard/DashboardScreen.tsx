import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { lengthOf } from '@/domain/admin/sales/period';
import { formatClock } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, DoubtNote, EmptyState, IconButton, refreshIcon, Skeleton } from '@/ui';
import { selectDashboard } from './dashboardSlice';
import { rangeText } from './dates';
import { Fading, Head } from './Dashboard.styles';
import { KpiCards } from './kpis/KpiCards';
import { PeriodChoice } from './PeriodChoice';
import { SalesPanel } from './sales/SalesPanel';
import { Disclosure } from './Disclosure';
import { CataloguePanels } from './CataloguePanels';
import { messages } from './messages';
import { TaskPanel } from './TaskPanel';
import { TodayPanel } from './TodayPanel';
import { usePeriod } from './usePeriod';
import { RetryNote } from '../shared';

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
    <div role="status" aria-label={messages.loading} style={{ display: 'grid', gap: 20 }}>
      <Skeleton $height="180px" />
      <Skeleton $height="84px" $picture />
      <Skeleton $height="44px" />
      <Skeleton $height="244px" />
      <Skeleton $height="400px" />
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={messages.noOrdersTitle}
      text={messages.noOrdersText}
      action={
        <>
          <Button as={Link} to={adminPaths.products}>
            {messages.seeProducts}
          </Button>
          <Button as={Link} variant="ghost" to={adminPaths.newProduct}>
            {messages.addProduct}
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
        {messages.compared(rangeText(period), rangeText(before))}
        {period.to === today.day && messages.todayNotOver}
      </Caption>
      {uncounted > 0 && <DoubtNote>{messages.uncounted(uncounted)}</DoubtNote>}
      <KpiCards period={period} before={before} />
      {lengthOf(period) > 1 && <SalesPanel period={period} before={before} />}
      <CataloguePanels {...figures} />
    </Fading>
  );
}

/** Today's sales, the sales of a period beside the one before, and what waits for the team. */
export default function DashboardScreen() {
  usePageTitle(messages.title);
  const { period, range, today, choose, chooseDays, again } = usePeriod();
  const { figures, waiting, stale } = useSelector(selectDashboard);
  const shown = figures.status === 'ready' ? figures.value : null;
  return (
    <>
      <Head>
        <h1>{messages.title}</h1>
        {shown && (
          <div>
            <span role="status">{waiting ? messages.reloading : messages.asOf(formatClock(shown.asOf))}</span>
            <IconButton icon={refreshIcon} label={messages.reload} onClick={again} disabled={waiting} />
          </div>
        )}
      </Head>
      {stale && <DoubtNote>{messages.stale(stale)}</DoubtNote>}
      {(figures.status === 'loading' || figures.status === 'idle') && <Loading />}
      {figures.status === 'failed' && <RetryNote message={figures.message} onAgain={again} />}
      {shown && !shown.hasOrders && <NothingYet />}
      {shown && (shown.hasOrders || shown.messages.open > 0) && (
        <>
          <TaskPanel {...shown} />
          <TodayPanel {...shown} />
        </>
      )}
      {(shown?.hasOrders || figures.status === 'failed') && (
        <PeriodChoice period={period} range={range} today={today} onChoose={choose} onDays={chooseDays} />
      )}
      {shown?.hasOrders && <PeriodFigures figures={shown} waiting={waiting} />}
      {shown?.hasOrders && (
        <Disclosure summary={messages.howCountedTitle}>
          <Help>
            {messages.howCounted.map(([name, how]) => (
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
