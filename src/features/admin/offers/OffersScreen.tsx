import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import type { Offer } from '@/domain/offers/offer';
import { statusAt, type ScheduledStatus } from '@/domain/offers/scheduled/schedule';
import { formatCount } from '@/domain/text/count';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, Chip, EmptyState } from '@/ui';
import { Chips, FilterBar, Head, SearchField, useRowKeys } from '../table';
import { findOffers } from './findOffers';
import { OffersTable } from './OffersTable';
import { ListState, listRequested, selectScheduled, STATUS_ORDER, statusWords } from '../scheduled';
import { listTexts } from './messages';

/** All offers, with a search by code or title and a filter by status. */
export default function OffersScreen() {
  usePageTitle(listTexts.title);
  const dispatch = useDispatch();
  const { items, busy } = useSelector(selectScheduled('offers'));
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  useRowKeys();
  useEffect(() => {
    dispatch(listRequested('offers'));
  }, [dispatch]);
  const offers = useMemo(
    () => (items.status === 'ready' ? items.value.map(({ stored }) => stored as Offer) : []),
    [items],
  );
  const q = params.get('q') ?? '';
  const status = STATUS_ORDER.find((one) => one === params.get('status')) ?? null;
  const changeQuery = (change: { q?: string; status?: ScheduledStatus | null }) => {
    const next = Object.entries({ q, status, ...change }).filter(([, value]) => value);
    setParams(Object.fromEntries(next) as Record<string, string>, { replace: true });
  };
  const found = findOffers(offers, q);
  const shown = status ? found.filter((offer) => statusAt(offer, now) === status) : found;
  const chip = (one: ScheduledStatus | null) => (
    <Chip
      key={one ?? 'all'}
      on={status === one}
      aria-pressed={status === one}
      onClick={() => changeQuery({ status: one })}
    >
      {one ? statusWords[one].word : listTexts.all}{' '}
      {formatCount((one ? found.filter((offer) => statusAt(offer, now) === one) : found).length)}
    </Chip>
  );
  return (
    <>
      <Head>
        <h1>{listTexts.title}</h1>
        <Button as={Link} to={adminPaths.newOffer} size="sm">
          {listTexts.add}
        </Button>
      </Head>
      <FilterBar>
        <SearchField
          label={listTexts.search}
          placeholder={listTexts.placeholder}
          q={q}
          onSearch={(text) => changeQuery({ q: text })}
        />
      </FilterBar>
      <Chips role="group" aria-label={listTexts.filter}>
        {chip(null)}
        {STATUS_ORDER.map(chip)}
      </Chips>
      <Caption role="status">{items.status === 'ready' && listTexts.count(shown.length)}</Caption>
      <ListState kind="offers" />
      {shown.length > 0 && <OffersTable offers={shown} now={now} busy={busy} />}
      {items.status === 'ready' && shown.length === 0 && (
        <EmptyState {...(offers.length === 0 ? listTexts.none : listTexts.nothingFound)} />
      )}
    </>
  );
}
