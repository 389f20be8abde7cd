import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayInIndia } from '@/domain/general/india';
import {
  checkRange,
  PERIODS,
  rangeOf,
  type NamedPeriod,
  type Period,
  type Range,
} from '@/domain/admin/sales/period';
import { usePageHidden } from '@/lib/usePageHidden';
import { dashboardRequested } from './dashboardSlice';

const USUAL: NamedPeriod = 'week';

/** The period of an address; what it says wrongly is as if it said nothing. */
export function readPeriod(search: string, today: string): { period: Period; range: Range } {
  const given = new URLSearchParams(search);
  const from = given.get('from') ?? '';
  const checked = checkRange(from, given.get('to') ?? '', today);
  if (checked.ok) return { period: 'custom', range: checked.range };
  const period = PERIODS.find((one) => one === given.get('period') && one !== 'custom') as
    NamedPeriod | undefined;
  return { period: period ?? USUAL, range: rangeOf(period ?? USUAL, today) };
}

/** When somebody looks at the page again it may be another day. */
function onLook(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The period that the address asks for, and the ways to ask for another. Figures are asked for again whenever the page is looked at. */
export function useRange() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const hidden = usePageHidden();
  const today = useSyncExternalStore(onLook, () => dayInIndia(new Date()));
  const { period, range } = useMemo(() => readPeriod(search, today), [search, today]);
  const { from, to } = range;
  useEffect(() => {
    if (!hidden) dispatch(dashboardRequested({ from, to }));
  }, [dispatch, from, to, hidden]);
  const go = (query: string) => navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
  return {
    ...{ period, range, today },
    choose: (wanted: NamedPeriod) => go(wanted === USUAL ? '' : `period=${wanted}`),
    chooseDays: (wanted: Range) => go(new URLSearchParams({ ...wanted }).toString()),
    again: () => void dispatch(dashboardRequested({ from, to })),
  };
}
