import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { UndoPreview } from '@/domain/contracts/admin/activity';
import { formatMoment } from '@/lib/dates';
import { Button, Dialog, DoubtNote, ErrorNote } from '@/ui';
import { LoadState } from '../shared';
import { Foot, Lines, Undoing } from './Activity.styles';
import { selectActivity, undoClosed, undoOpened, undoRequested, type OpenUndo } from './activitySlice';
import { fieldLabel, sizeLabels, valueText } from './changeLines';
import { messages } from './messages';
import { pathOf, sentenceText } from './sentences';
import { PartsProgress } from './PartsProgress';

const words = messages.undo;
const nameOf = (path: string) => path.split('.').at(-1) ?? path;

interface LinesProps {
  sizes: ReadonlyMap<string, string>;
  label: string;
  heads: readonly [string, string];
  lines: readonly { field: string; first: unknown; second: unknown }[];
}

function LineTable({ sizes, label, heads, lines }: LinesProps) {
  return (
    <Lines aria-label={label}>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, first, second }) => (
          <tr key={field}>
            <th scope="row">{fieldLabel(field, sizes)}</th>
            <td>{valueText(nameOf(field), first)}</td>
            <td>{valueText(nameOf(field), second)}</td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}

/** Effects of the undo beyond the fields. */
function effectOf({ how, lines }: Extract<UndoPreview, { kind: 'possible' }>): string {
  const isArchived = lines.some(({ field, back }) => field === 'status' && back === 'archived');
  return how === 'save' && isArchived && lines.length === 1 ? words.archive : words[how];
}

function Preview({ undo, sizes }: { undo: UndoPreview; sizes: LinesProps['sizes'] }) {
  switch (undo.kind) {
    case 'possible':
      return (
        <>
          <p>{effectOf(undo)}</p>
          {undo.how !== 'delete' && (
            <LineTable
              sizes={sizes}
              label={words.comesBack}
              heads={[words.now, words.back]}
              lines={undo.lines.map(({ field, now, back }) => ({ field, first: now, second: back }))}
            />
          )}
        </>
      );
    case 'changed':
      return (
        <>
          <DoubtNote>{words.sinceText}</DoubtNote>
          <LineTable
            sizes={sizes}
            label={words.since}
            heads={[words.left, words.now]}
            lines={undo.differences.map(({ field, left, now }) => ({ field, first: left, second: now }))}
          />
        </>
      );
    case 'undone':
      return <p>{words.undone(undo.by, formatMoment(undo.at))}</p>;
    case 'parts':
      return <p>{words.parts(undo.count)}</p>;
    case 'already':
    case 'gone':
    case 'none':
      return <p>{words[undo.kind]}</p>;
  }
}

const kindOf = ({ preview }: OpenUndo) => (preview.status === 'ready' ? preview.value.undo.kind : null);
const isRun = (open: OpenUndo): boolean => kindOf(open) === 'parts';
const canUndo = (open: OpenUndo): boolean => isRun(open) || kindOf(open) === 'possible';

function Buttons({ open }: { open: OpenUndo }) {
  const dispatch = useDispatch();
  const { preview } = open;
  const isSending = open.sending.status === 'sending';
  const isPossible = canUndo(open) && !open.parts?.isOver;
  const path = pathOf(open.entry);
  return (
    <Foot>
      <Button variant="ghost" onClick={() => dispatch(undoClosed())}>
        {isSending && isRun(open) ? words.stop : isPossible ? words.cancel : words.close}
      </Button>
      {isPossible && (
        <Button busy={isSending} onClick={() => dispatch(undoRequested(open.entry.id))}>
          {words.confirm}
        </Button>
      )}
      {!isPossible && preview.status === 'ready' && path && (
        <Button as={Link} to={path}>
          {words.look}
        </Button>
      )}
    </Foot>
  );
}

/** Shows the effect of an undo, or the changes since that prevent it, and performs it. */
export function UndoDialog() {
  const dispatch = useDispatch();
  const { undo: open } = useSelector(selectActivity);
  if (!open) return null;
  const { entry, preview, sending } = open;
  const isRefused = preview.status === 'ready' && !canUndo(open);
  return (
    <Dialog
      title={isRefused ? words.titleNo : words.title}
      onClose={() => dispatch(undoClosed())}
      footer={<Buttons open={open} />}
    >
      <Undoing>
        <p>
          {words.entry(entry.by.name ?? entry.by.email, sentenceText(entry))}
          <small>{formatMoment(entry.at)}</small>
        </p>
        <LoadState of={preview} height={120} onAgain={() => dispatch(undoOpened(entry))} />
        {preview.status === 'ready' && (
          <Preview undo={preview.value.undo} sizes={sizeLabels(entry.changes)} />
        )}
        {preview.status === 'ready' &&
          preview.value.undo.kind === 'parts' &&
          (open.parts ?? sending.status === 'sending') && (
            <PartsProgress parts={open.parts} count={preview.value.undo.count} />
          )}
        <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      </Undoing>
    </Dialog>
  );
}
