import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import type { PlacedKind } from '@/services/admin/catalogue/createScheduledAdmin';
import { Button, Caption, EmptyState, VisuallyHidden } from '@/ui';
import { Head, useRowKeys } from '../../table';
import { kindWords } from '../../shared';
import { focusMoved, type MoveControl, useDragOrder, MovableList } from '../../arrange';
import { ListState } from './ListState';
import { moveId, PlacedRow, type PlacedItem } from './PlacedRow';
import { itemMoved, listRequested, selectScheduled } from '../scheduledSlice';
import { placedWords, scheduledTexts } from '../messages';

/** All banners or highlights, in the order of the home page. */
export default function PlacedScreen({ kind }: { kind: PlacedKind }) {
  const words = kindWords[kind];
  usePageTitle(words.many);
  const dispatch = useDispatch();
  const { items, busy, announcement } = useSelector(selectScheduled(kind));
  const [now] = useState(() => new Date());
  const list = useRef<HTMLOListElement>(null);
  const heading = useFocusAfterRemoval(items.status === 'ready' ? items.value.length : 0);
  const focusNext = useRef<{ id: string; control: MoveControl }>(null);
  useRowKeys();
  useEffect(() => {
    dispatch(listRequested(kind));
  }, [dispatch, kind]);
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next) focusMoved(moveId(next.id, next.control), moveId(next.id, 'handle'));
  }, [items]);
  const all = items.status === 'ready' ? (items.value as PlacedItem[]) : [];
  const move = (from: number, to: number, control: MoveControl = 'handle') => {
    const item = all[from];
    if (!item) return;
    const { id, title } = item.stored;
    focusNext.current = { id, control };
    dispatch(itemMoved({ kind, from, to, announcement: scheduledTexts.moved(title, to + 1, all.length) }));
  };
  const { dragged, offset, handle } = useDragOrder(list, move);
  return (
    <>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {words.many}
        </h1>
        <Button as={Link} to={words.path} size="sm">
          {words.add}
        </Button>
      </Head>
      <Caption>{placedWords[kind].where}</Caption>
      <ListState kind={kind} />
      <MovableList ref={list} aria-label={words.many} hidden={all.length === 0}>
        {all.map((item, at) => (
          <PlacedRow
            key={item.stored.id}
            item={item}
            at={at}
            now={now}
            count={all.length}
            busy={busy.includes(item.stored.id)}
            offset={offset(at)}
            isDragged={dragged === at}
            drag={handle(at)}
            onMove={(to, control) => move(at, to, control)}
          />
        ))}
      </MovableList>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {items.status === 'ready' && all.length === 0 && (
        <EmptyState title={placedWords[kind].none} text={placedWords[kind].then} />
      )}
    </>
  );
}
