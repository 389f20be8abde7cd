import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths, adminReturnPath } from '@/app/router/paths';
import { TABS, type UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import type { UndeliveredResponse } from '@/domain/contracts/orders/undelivered';
import { formatCount } from '@/domain/text/count';
import { formatPaise } from '@/domain/money/money';
import { CLAIM_STATUSES, type ClaimSums } from '@/domain/orders/undelivered/claim';
import { useUnsavedForm } from '@/features/unsaved';
import { useInterval } from '@/lib/hooks/useInterval';
import { usePageHidden } from '@/lib/hooks/usePageHidden';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useOpenTab } from '@/lib/hooks/useOpenTab';
import { Caption, EmptyState, ErrorNote, TextLink } from '@/ui';
import { claimText, selectLosses } from '../losses';
import { OrderNumber } from '../orders';
import { LoadState } from '../shared';
import { AdminTable, CursorPages, useRowKeys } from '../table';
import { hasUnsentAnswer } from './answerDraft';
import { CasePanel } from './CasePanel';
import { messages } from './messages';
import { HeadRow, Live, Split, Sums, UndeliveredTabs } from './Undelivered.styles';
import { undeliveredColumns } from './undeliveredColumns';
import { pageRequested, selectUndelivered } from './undeliveredSlice';
import { useKeptFocus } from './useKeptFocus';
import { searchOf, useUndeliveredQuery, type ScreenQuery } from './useUndeliveredQuery';
import { MINUTE_MS } from '@/domain/time/calendar';

const { pages, newest, older } = messages;
const PAGE_LABELS = { pages, first: newest, next: older };
const CARD = "'customer state' 'order attempts' 'words words' / minmax(0, 1fr) auto";

const addressOf = (tab: UndeliveredTab): string => {
  const search = searchOf({ tab, after: '', order: '' });
  return search ? `${adminPaths.undelivered}?${search}` : adminPaths.undelivered;
};

function Views({ tab, counts }: { tab: UndeliveredTab; counts: UndeliveredResponse['counts'] | null }) {
  const countOf: Partial<Record<UndeliveredTab, number>> = counts ?? {};
  return (
    <UndeliveredTabs ref={useOpenTab(tab, counts !== null)} aria-label={messages.tabsLabel}>
      {TABS.map((one) => (
        <Link key={one} to={addressOf(one)} aria-current={one === tab ? 'page' : undefined}>
          {messages.tabs[one]}
          {countOf[one] ? <span>{formatCount(countOf[one])}</span> : null}
        </Link>
      ))}
    </UndeliveredTabs>
  );
}

const ClaimTotals = ({ sums }: { sums: ClaimSums }) => (
  <Sums>
    {CLAIM_STATUSES.map((status) => (
      <div key={status}>
        <dt>{messages.sums[status]}</dt>
        <dd>{formatPaise(sums[status])}</dd>
      </div>
    ))}
  </Sums>
);

/** The claims for parcels from customers, each with its return. */
const BackClaims = ({ claims }: { claims: UndeliveredResponse['backClaims'] }) => (
  <ul aria-label={messages.backClaims}>
    {claims.map(({ awb, orderId, ...claim }) => (
      <li key={awb}>
        {messages.backClaim(claimText(claim))}{' '}
        <TextLink as={Link} to={adminReturnPath(orderId)} aria-label={orderId} title={orderId}>
          <OrderNumber id={orderId} />
        </TextLink>
      </li>
    ))}
  </ul>
);

interface CasesProps {
  found: UndeliveredResponse;
  query: ScreenQuery;
  onTurn: (after: string) => void;
}

/** The rows of a view with the panel of one of them: the chosen one, or beside a wide list the first. */
function Cases({ found, query, onTurn }: CasesProps) {
  const { claims } = useSelector(selectLosses);
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), MINUTE_MS);
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  const columns = useMemo(() => undeliveredColumns(query, { now, claims }), [query, now, claims]);
  const rows = useMemo(() => found.rows.map((row) => ({ ...row, id: row.orderId })), [found.rows]);
  const linked = found.linked?.orderId === query.order ? found.linked : undefined;
  const chosen = rows.find(({ id }) => id === query.order) ?? linked;
  const open = chosen ?? rows[0];
  const { drafts } = useSelector(selectUndelivered);
  const answerable = linked ? [...rows, linked] : rows;
  useUnsavedForm(
    answerable.some((row) => hasUnsentAnswer(drafts, row)),
    messages.leaving,
  );
  const chosenId = chosen?.orderId;
  useEffect(() => {
    // After the router's own effects, which focus the page.
    if (chosenId) queueMicrotask(() => panel.current?.focus({ preventScroll: true }));
  }, [chosenId]);
  const [title, text] = messages.nothing(query.tab);
  return (
    <Split $isOpen={chosen !== undefined} $hasPanel={open !== undefined}>
      <div>
        {found.sums && <ClaimTotals sums={found.sums} />}
        {found.backClaims.length > 0 && <BackClaims claims={found.backClaims} />}
        {rows.length === 0 && found.backClaims.length === 0 && <EmptyState title={title} text={text} />}
        {rows.length > 0 && (
          <AdminTable label={messages.tabs[query.tab]} rows={rows} columns={columns} card={CARD} />
        )}
        <CursorPages after={query.after} next={found.next} labels={PAGE_LABELS} onTurn={onTurn} />
      </div>
      {open && <CasePanel ref={panel} row={open} query={query} now={now} />}
    </Split>
  );
}

/** The parcels that could not be handed over, with a clock for each, and the lost ones with their claims. */
export default function UndeliveredScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { query, go } = useUndeliveredQuery();
  const { page, staleReason } = useSelector(selectUndelivered);
  const { tab, after } = query;
  const [linked] = useState(query.order);
  const hidden = usePageHidden();
  useEffect(() => {
    if (!hidden) dispatch(pageRequested({ tab, after, linked }));
  }, [dispatch, tab, after, linked, hidden]);
  // 56 reads at most, and those of the claims where lost parcels are shown: a clock that runs for hours needs it no more
  // often, and a tab that nobody sees not at all.
  useInterval(() => dispatch(pageRequested({ tab, after, linked })), MINUTE_MS, !hidden);
  useRowKeys();
  const found = page.status === 'ready' ? page.value : null;
  return (
    <>
      <HeadRow>
        <h1>{messages.title}</h1>
        <Caption>{messages.intro}</Caption>
      </HeadRow>
      <Views tab={tab} counts={found?.counts ?? null} />
      <LoadState of={page} height={320} onAgain={() => dispatch(pageRequested({ tab, after, linked }))} />
      <Live role="status">{staleReason && <ErrorNote>{messages.stale(staleReason)}</ErrorNote>}</Live>
      {found && (
        <Cases
          found={found}
          query={query}
          onTurn={(next) => go({ after: next, order: '' }, { replace: false })}
        />
      )}
    </>
  );
}
