import { useId, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { selectUser } from '@/features/auth';
import { H1 } from '@/ui';
import { useOpenTab } from '@/lib/hooks/useOpenTab';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { AddressesTab } from './addresses/AddressesTab';
import { CreditTab } from './CreditTab';
import { DetailsTab } from './details/DetailsTab';
import { OrdersTab } from './orders/OrdersTab';
import { greetingOf } from './overview/greeting';
import { OverviewTab } from './overview/OverviewTab';
import { Page, Panel, Tabs } from './ProfileScreen.styles';
import { PROFILE_TABS, tabOf, type ProfileTab } from './tabs';
import { messages } from './messages';

const CONTENTS = {
  overview: OverviewTab,
  orders: OrdersTab,
  credit: CreditTab,
  addresses: AddressesTab,
  details: DetailsTab,
};
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** An overview, orders, store credit, addresses and details. The tab is in the navigation state, so that Back works. */
export default function ProfileScreen() {
  usePageTitle(messages.profileScreen.title);
  const navigate = useNavigate();
  const active = tabOf(useLocation());
  const id = useId();
  const list = useOpenTab<HTMLDivElement>(active);
  const Contents = CONTENTS[active];
  const name = useSelector(selectUser)?.displayName ?? '';
  const [now] = useState(() => new Date());
  const greeting = greetingOf(now, name);

  const open = (tab: ProfileTab) => navigate(paths.profile, { replace: true, state: { activeTab: tab } });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = PROFILE_TABS.findIndex((tab) => tab.id === active);
    const next = PROFILE_TABS[(at + step + PROFILE_TABS.length) % PROFILE_TABS.length];
    if (!next) return;
    open(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}${next.id}`)}`)?.focus();
  };

  return (
    <Page>
      <H1>{active === 'overview' ? greeting : messages.profileScreen.title}</H1>
      <Tabs
        ref={list}
        role="tablist"
        aria-label={messages.profileScreen.title}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {PROFILE_TABS.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => open(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </Tabs>
      <Panel
        id={`${id}panel`}
        $isWide={active === 'overview' || active === 'credit'}
        role="tabpanel"
        aria-labelledby={`${id}${active}`}
        tabIndex={-1}
      >
        <Contents />
      </Panel>
    </Page>
  );
}
