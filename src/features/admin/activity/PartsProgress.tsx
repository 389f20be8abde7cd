import { Link } from 'react-router-dom';
import type { ChangedSince } from '@/domain/admin/audit/undoFields';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { DoubtNote, OkNote } from '@/ui';
import { ProgressBar } from '../shared';
import { Reasons } from './Activity.styles';
import type { NotUndone, PartsUndo } from './activitySlice';
import { fieldLabel, sizeLabels, valueText } from './changeLines';
import { messages } from './messages';
import { pathOf, thingText } from './sentences';

const words = messages.undo;

function differenceText({ field, left, now }: ChangedSince, { changes }: ActivityEntry): string {
  const name = field.split('.').at(-1) ?? field;
  return words.difference(
    fieldLabel(field, sizeLabels(changes)),
    valueText(name, left),
    valueText(name, now),
  );
}

function NotUndoneRow({ part, why, differences }: NotUndone) {
  const path = pathOf(part);
  const name = thingText(part);
  return (
    <li>
      {path ? <Link to={path}>{name}</Link> : <b>{name}</b>}{' '}
      {differences.length > 0 ? differences.map((one) => differenceText(one, part)).join('; ') : why}
    </li>
  );
}

/** The progress of undoing a bulk act, and its failed parts. */
export function PartsProgress({ parts, count }: { parts: PartsUndo | null; count: number }) {
  const { undone, notUndone, isOver } = parts ?? { undone: 0, notUndone: [], isOver: false };
  const done = undone + notUndone.length;
  return (
    <>
      <ProgressBar value={done} max={Math.max(count, done)} aria-label={words.progress(done, count)} />
      <div role="status">
        {isOver && undone > 0 && <OkNote>{words.partsDone(undone)}</OkNote>}
        {!isOver && words.progress(done, count)}
      </div>
      {notUndone.length > 0 && (
        <>
          <DoubtNote>{words.partsNot(notUndone.length)}</DoubtNote>
          <Reasons tabIndex={0} aria-label={words.partsNot(notUndone.length)}>
            {notUndone.map((one) => (
              <NotUndoneRow key={one.part.id} {...one} />
            ))}
          </Reasons>
        </>
      )}
    </>
  );
}
