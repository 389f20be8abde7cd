import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { RETURN_TABS, type ReturnsResponse, type ReturnTab } from '@/domain/contracts/adminOrders/returns';
import { MAX_COUNTED } from '@/domain/contracts/adminOrders/counts';
import { useOpenTab } from '@/lib/hooks/useOpenTab';
import { LoadState, Tabs } from '@/features/admin/shared';
import { CursorPages, useAddressQuery, useRowKeys } from '@/features/admin/table';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption, EmptyState } from '@/ui';
import { messages } from '../messages';
import {
  readReturnQuery,
  returnQueryText,
  returnsLeft,
  returnsRequested,
  returnsShown,
  selectReturnList,
} from './returnListSlice';
import { ListHead } from './ReturnsScreen.styles';
import { ReturnsTable } from './ReturnsTable';

const { list: texts } = messages;

const addressOf = (tab: ReturnTab): string => {
  const text = returnQueryText({ tab, after: '' });
  return text ? `${adminPaths.returns}?${text}` : adminPaths.returns;
};

function ReturnTabs({ current, counts }: { current: ReturnTab; counts: ReturnsResponse['counts'] | null }) {
  return (
    <Tabs ref={useOpenTab(current, counts !== null)} aria-label={texts.tabs}>
      {RETURN_TABS.map((tab) => {
        const count = tab === 'all' ? 0 : (counts?.[tab] ?? 0);
        return (
          <Link key={tab} to={addressOf(tab)} aria-current={tab === current ? 'page' : undefined}>
            {messages.tabs[tab]}
            {count > 0 && <span>{count >= MAX_COUNTED ? `${count}+` : count}</span>}
          </Link>
        );
      })}
    </Tabs>
  );
}

/** The returns desk: what waits for a decision, for a parcel, for a verdict and for its money. */
export default function ReturnsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { query, go } = useAddressQuery(readReturnQuery, returnQueryText);
  const { page, waiting, query: asked } = useSelector(selectReturnList);
  useEffect(() => {
    dispatch(returnsRequested(query));
  }, [dispatch, query]);
  useEffect(() => {
    dispatch(returnsShown());
    return () => void dispatch(returnsLeft());
  }, [dispatch]);
  useRowKeys();
  const shown = page.status === 'ready' ? page.value : null;
  const isOther = asked.tab !== query.tab;
  return (
    <>
      <ListHead>
        <h1>{messages.title}</h1>
        <Caption role="status">{shown && !waiting && texts.shown(shown.rows.length)}</Caption>
      </ListHead>
      <ReturnTabs current={query.tab} counts={shown?.counts ?? null} />
      <LoadState of={page} onAgain={() => dispatch(returnsRequested(query))} />
      {shown && !isOther && shown.rows.length > 0 && <ReturnsTable rows={shown.rows} waiting={waiting} />}
      {shown && !waiting && shown.rows.length === 0 && (
        <EmptyState title={messages.tabs[query.tab]} text={texts.empty[query.tab]} />
      )}
      {shown && (
        <CursorPages
          after={query.after}
          next={shown.next}
          labels={texts}
          onTurn={(after) => go({ after }, { replace: false })}
        />
      )}
    </>
  );
}
