import { useDispatch } from 'react-redux';
import { versionOf } from '@/domain/offers/scheduled/save';
import { statusAt } from '@/domain/offers/scheduled/schedule';
import { confirmRequested } from '@/features/notifications';
import { Link } from 'react-router-dom';
import { adminItemPath } from '@/app/router/paths';
import type { PlacedKind, ScheduledEntry } from '@/services/admin/catalogue/createScheduledAdmin';
import { IconButton, Picture, StatusDot, trashIcon } from '@/ui';
import { MoveButtons, type DragHandle, type MoveControl } from '../../arrange';
import { rowLink } from '../../table';
import { Actions, PlacedEntry, Shot, Words } from './PlacedRow.styles';
import { scheduledTexts, statusWords, timeWords } from '../messages';
import { deleteRequested } from '../scheduledSlice';
import { ToggleButton } from './ToggleButton';

export type PlacedItem = Extract<ScheduledEntry, { kind: PlacedKind }>;

export const moveId = (id: string, control: MoveControl) => `place-${id}-${control}`;

const WIDTHS = { banners: [960, 1440, 1920, 2400], highlights: [480, 800, 1200] };

interface PlacedRowProps {
  item: PlacedItem;
  at: number;
  count: number;
  now: Date;
  busy: boolean;
  /** Px from its place, while something is dragged. */
  offset: number;
  isDragged: boolean;
  drag: DragHandle;
  onMove: (to: number, control: MoveControl) => void;
}

/** One banner or highlight with its status and its controls. */
export function PlacedRow({ item, at, count, now, busy, offset, isDragged, drag, onMove }: PlacedRowProps) {
  const dispatch = useDispatch();
  const { kind, stored } = item;
  const { id, title, enabled } = stored;
  const { word, tone } = statusWords[statusAt(stored, now)];
  const src = item.kind === 'banners' ? item.stored.imageWide : item.stored.image;
  const target = { kind, id, name: `“${title}”`, version: versionOf(stored) };
  return (
    <PlacedEntry
      $held={isDragged}
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <Shot>
        {src && (
          <Picture picture={{ src, width: 800, height: 533 }} widths={WIDTHS[kind]} sizes="168px" alt="" />
        )}
      </Shot>
      <Words>
        <Link to={adminItemPath(kind, id)} {...rowLink}>
          {title}
        </Link>
        <StatusDot tone={tone}>{word}</StatusDot>
        <small>{timeWords(stored, now)}</small>
      </Words>
      <Actions>
        <MoveButtons
          title={title}
          at={at}
          count={count}
          drag={drag}
          onMove={onMove}
          idOf={(control) => moveId(id, control)}
        />
        <IconButton
          label={scheduledTexts.deleteOf(title)}
          icon={trashIcon}
          iconSize={20}
          disabled={busy}
          onClick={() =>
            dispatch(
              confirmRequested({
                ...scheduledTexts.askDelete(target.name),
                onConfirm: deleteRequested(target),
              }),
            )
          }
        />
        <ToggleButton which={target} on={enabled} busy={busy} />
      </Actions>
    </PlacedEntry>
  );
}
