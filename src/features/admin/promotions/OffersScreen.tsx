import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import type { Offer } from '@/domain/offers/offer';
import { statusAt, type PromotionStatus } from '@/domain/offers/schedule';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, Chip, EmptyState } from '@/ui';
import { Chips, Head, SearchField, useRowKeys } from '../table';
import { ListState } from './ListState';
import { findOffers } from './findOffers';
import { OffersTable } from './OffersTable';
import { listRequested, selectPromotions } from './promotionsSlice';
import { STATUS_ORDER, statusWords } from './texts';

/** All offers: found by code or title, and by how they stand. */
export function OffersScreen() {
  usePageTitle('Offers');
  const dispatch = useDispatch();
  const { items, busy } = useSelector(selectPromotions('offers'));
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
  const ask = (change: { q?: string; status?: PromotionStatus | null }) => {
    const next = Object.entries({ q, status, ...change }).filter(([, value]) => value);
    setParams(Object.fromEntries(next) as Record<string, string>, { replace: true });
  };
  const found = findOffers(offers, q);
  const shown = status ? found.filter((offer) => statusAt(offer, now) === status) : found;
  const chip = (one: PromotionStatus | null) => (
    <Chip
      key={one ?? 'all'}
      on={status === one}
      aria-pressed={status === one}
      onClick={() => ask({ status: one })}
    >
      {one ? statusWords[one].word : 'All'}{' '}
      {(one ? found.filter((offer) => statusAt(offer, now) === one) : found).length.toLocaleString('en-IN')}
    </Chip>
  );
  return (
    <>
      <Head>
        <h1>Offers</h1>
        <Button as={Link} to={adminPaths.newOffer} size="sm">
          Add offer
        </Button>
      </Head>
      <SearchField
        label="Search offers"
        placeholder="Code or title"
        q={q}
        onSearch={(text) => ask({ q: text })}
      />
      <Chips role="group" aria-label="Filter by status">
        {chip(null)}
        {STATUS_ORDER.map(chip)}
      </Chips>
      <Caption role="status">
        {items.status === 'ready' && (shown.length === 1 ? '1 offer' : `${shown.length} offers`)}
      </Caption>
      <ListState kind="offers" />
      {shown.length > 0 && <OffersTable offers={shown} now={now} busy={busy} />}
      {items.status === 'ready' && shown.length === 0 && (
        <EmptyState
          title={offers.length === 0 ? 'No offers yet' : 'Nothing found'}
          text={
            offers.length === 0
              ? 'An offer is a code that takes something off, or gives something free.'
              : 'Search for something else, or take a filter away.'
          }
        />
      )}
    </>
  );
}
