import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { adminPaths } from '@/app/router/paths';
import type { AuditChange } from '@/domain/general/audit';
import type { ActivityResponse } from '@/domain/contracts/adminActivity';
import { formatDay, formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, EmptyState, media, Skeleton, TextLink } from '@/ui';
import { activityRequested, olderRequested, selectActivity } from './activitySlice';
import { actionText, targetOf, valueText } from './entries';
import { messages } from './messages';
import { RetryNote } from '../shared';

const Entries = styled.ol`
  display: grid;
  > li {
    display: grid;
    gap: 4px 24px;
    padding: 14px 0;
    border-bottom: var(--hair);
  }
  > li > time {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  a {
    font-weight: 600;
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
  }
  summary {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    color: var(--dew);
    font-size: var(--t-small);
    cursor: pointer;
  }
  ${media.desktop} {
    > li {
      grid-template-columns: 190px minmax(0, 1fr);
    }
  }
`;
const Changes = styled.dl`
  display: grid;
  gap: 8px;
  padding-bottom: 8px;
  font-size: var(--t-small);
  dt {
    font-weight: 600;
  }
  dd {
    overflow-wrap: anywhere;
  }
  del {
    color: var(--ink-3);
  }
`;

function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{messages.changed(changes.length)}</summary>
      <Changes>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              <del>{valueText(before)}</del> → <ins>{valueText(after)}</ins>
            </dd>
          </div>
        ))}
      </Changes>
    </details>
  );
}

function Entry({ entry }: { entry: ActivityResponse['entries'][number] }) {
  const { id, path } = targetOf(entry);
  return (
    <li>
      <time dateTime={entry.at} title={formatDay(entry.at)}>
        {formatMoment(entry.at)}
      </time>
      <div>
        {actionText(entry)} {path ? <Link to={path}>{id}</Link> : id}
        <Caption>{entry.by.email}</Caption>
        <ChangeList changes={entry.changes} />
      </div>
    </li>
  );
}

/** The audit log, newest entry first; `?target=` shows the entries of one document. */
export function ActivityScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const target = search.get('target') ?? '';
  const { page, loadingMore } = useSelector(selectActivity);
  useEffect(() => {
    dispatch(activityRequested(target));
  }, [dispatch, target]);
  return (
    <>
      <h1>{messages.title}</h1>
      {target && (
        <div>
          <Caption>{messages.about(target)}</Caption>
          <TextLink as={Link} to={adminPaths.activity}>
            {messages.all}
          </TextLink>
        </div>
      )}
      {(page.status === 'idle' || page.status === 'loading') && (
        <Skeleton style={{ height: 420 }} aria-busy="true" />
      )}
      {page.status === 'failed' && (
        <RetryNote message={page.message} onAgain={() => dispatch(activityRequested(target))} />
      )}
      {page.status === 'ready' && page.value.entries.length === 0 && <EmptyState title={messages.empty} />}
      {page.status === 'ready' && (
        <Entries aria-label={messages.title}>
          {page.value.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
      {page.status === 'ready' && page.value.next && (
        <div>
          <Button variant="ghost" size="sm" busy={loadingMore} onClick={() => dispatch(olderRequested())}>
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}
