import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayInIndia } from '@/domain/time/india';
import {
  checkRange,
  PERIODS,
  rangeOf,
  type NamedPeriod,
  type Period,
  type Range,
} from '@/domain/admin/sales/period';
import { subscribeToVisibility, usePageHidden } from '@/lib/hooks/usePageHidden';
import { dashboardRequested } from './dashboardSlice';

const DEFAULT_PERIOD: NamedPeriod = 'week';

/** The period in an address; invalid values become the default. */
export function readPeriod(search: string, today: string): { period: Period; range: Range } {
  const params = new URLSearchParams(search);
  const from = params.get('from') ?? '';
  const checked = checkRange(from, params.get('to') ?? '', today);
  if (checked.ok) return { period: 'custom', range: checked.range };
  const period = PERIODS.find((one) => one === params.get('period') && one !== 'custom') as
    NamedPeriod | undefined;
  return { period: period ?? DEFAULT_PERIOD, range: rangeOf(period ?? DEFAULT_PERIOD, today) };
}

/** The period in the address, and functions that change it. Loads the figures again whenever the page becomes visible. */
export function usePeriod() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const hidden = usePageHidden();
  // The day may have changed when the page becomes visible again.
  const today = useSyncExternalStore(subscribeToVisibility, () => dayInIndia(new Date()));
  const { period, range } = useMemo(() => readPeriod(search, today), [search, today]);
  const { from, to } = range;
  useEffect(() => {
    if (!hidden) dispatch(dashboardRequested({ from, to }));
  }, [dispatch, from, to, hidden]);
  const go = (query: string) => navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
  return {
    period,
    range,
    today,
    choose: (named: NamedPeriod) => go(named === DEFAULT_PERIOD ? '' : `period=${named}`),
    chooseDays: (days: Range) => go(new URLSearchParams({ ...days }).toString()),
    again: () => void dispatch(dashboardRequested({ from, to })),
  };
}
