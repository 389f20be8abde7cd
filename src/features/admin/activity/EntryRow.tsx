import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { formatDay, formatMoment } from '@/lib/dates';
import { Button, Tag } from '@/ui';
import { Act } from './Activity.styles';
import { undoOpened } from './activitySlice';
import { ChangeList } from './ChangeList';
import { messages } from './messages';
import { RunParts } from './RunParts';
import { pathOf, sentenceOf, sentenceText } from './sentences';

/** The entry's target, with a link to its page. A deleted target is named without a link. */
function Thing({ entry, text }: { entry: ActivityEntry; text: string }) {
  const path = pathOf(entry);
  if (text === '') return null;
  if (path) return <Link to={path}>{text}</Link>;
  return (
    <>
      <b>{text}</b>
      {entry.targetExists === false && <s> ({messages.gone})</s>}
    </>
  );
}

/** One entry: time, person, action, and its undo. */
export function EntryRow({ entry }: { entry: ActivityEntry }) {
  const dispatch = useDispatch();
  const { before, thing, after } = sentenceOf(entry);
  return (
    <li>
      <time dateTime={entry.at} title={formatDay(entry.at)}>
        {formatMoment(entry.at)}
      </time>
      <Act>
        <span title={entry.by.email}>{entry.by.name}</span> {before} <Thing entry={entry} text={thing} />{' '}
        {after} {entry.undoes && <Tag>{messages.isUndo}</Tag>}
        {entry.parts > 0 ? (
          <RunParts entry={entry} row={(part) => <EntryRow key={part.id} entry={part} />} />
        ) : (
          <ChangeList entry={entry} />
        )}
      </Act>
      {entry.isUndoable && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={messages.undo.openFor(sentenceText(entry))}
          onClick={() => dispatch(undoOpened(entry))}
        >
          {messages.undo.open}
        </Button>
      )}
    </li>
  );
}
