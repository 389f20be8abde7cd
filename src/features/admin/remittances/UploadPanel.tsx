import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIST_FIELDS } from '@/domain/admin/remittances/readList';
import { normalizedCode } from '@/domain/admin/remittances/remittance';
import { formatPaise } from '@/domain/money/money';
import { dayInIndia } from '@/domain/time/india';
import { useUnsavedForm } from '@/features/unsaved';
import { heldFiles } from '@/services';
import { Button, Caption, DoubtNote, ErrorNote, H2, OkNote, TextField } from '@/ui';
import { CountTiles } from '../csv';
import { ProgressBar } from '../shared';
import { AdminTable } from '../table';
import { badColumns, doubtColumns } from './columns';
import { messages } from './messages';
import { Acts, Fields, Part, UploadBox } from './Remittances.styles';
import {
  listChosen,
  saveRequested,
  selectRemittances,
  uploadClosed,
  uploadOpened,
  type ListPreview,
} from './remittancesSlice';

const texts = messages.upload;

/** The most rows of a kind that the preview shows. */
const SHOWN = 50;

/** Takes a file, with what stands for columns that it does not have. */
function FileChoice({ problem }: { problem: string }) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [today] = useState(() => dayInIndia(new Date()));
  const [reference, setReference] = useState('');
  const [day, setDay] = useState('');
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const defaults = { reference: normalizedCode(reference), day };
    dispatch(listChosen({ id: heldFiles.hold(file), name: file.name, defaults }));
  };
  return (
    <>
      <Caption style={{ maxWidth: '62ch' }}>{texts.lead}</Caption>
      <Fields>
        <TextField
          label={texts.reference}
          hint={texts.referenceHint}
          value={reference}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setReference(target.value)}
        />
        <TextField
          label={texts.day}
          hint={texts.referenceHint}
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => setDay(target.value)}
        />
      </Fields>
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
      <Acts>
        <Button onClick={() => input.current?.click()}>{texts.choose}</Button>
        <Button variant="ghost" onClick={() => dispatch(uploadClosed())}>
          {texts.cancel}
        </Button>
      </Acts>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={texts.file}
        onChange={(event) => {
          take(event.target.files);
          // Without this the same file could not be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </>
  );
}

const shortened = (all: readonly unknown[]) =>
  all.length > SHOWN && <Caption>{texts.first(SHOWN, all.length)}</Caption>;

/** The rows that stay out, and those whose money is in question. */
function Rows({ preview: { bad, doubts } }: { preview: ListPreview }) {
  return (
    <>
      {bad.length > 0 && (
        <Part>
          <h3>{texts.bad}</h3>
          <Caption>{texts.badText}</Caption>
          <AdminTable
            label={texts.bad}
            rows={bad.slice(0, SHOWN).map((one) => ({ ...one, id: String(one.row) }))}
            columns={badColumns}
            card="'awb row' 'why why' / minmax(0, 1fr) auto"
          />
          {shortened(bad)}
        </Part>
      )}
      {doubts.length > 0 && (
        <Part>
          <h3>{texts.doubts}</h3>
          <Caption>{texts.doubtsText}</Caption>
          <AdminTable
            label={texts.doubts}
            rows={doubts.slice(0, SHOWN).map((one) => ({ ...one, id: String(one.row) }))}
            columns={doubtColumns}
            card="'awb amount' 'why order' / minmax(0, 1fr) auto"
          />
          {shortened(doubts)}
        </Part>
      )}
    </>
  );
}

function Tiles({ preview: { counts, bad } }: { preview: ListPreview }) {
  return (
    <CountTiles
      label={texts.tiles}
      tiles={[
        [texts.counts.new, counts.new],
        [texts.counts.changed, counts.changed],
        [texts.counts.same, counts.same],
        [texts.counts.bad, bad.length, bad.length > 0 ? 'bad' : undefined],
      ]}
    />
  );
}

/** The summary of the list, before anything is recorded. */
function Preview({
  preview,
  problem,
  isSaving,
}: {
  preview: ListPreview;
  problem: string;
  isSaving: boolean;
}) {
  const dispatch = useDispatch();
  const { counts, amount, bad, doubts, columns, unused } = preview;
  const good = counts.new + counts.changed;
  const read = LIST_FIELDS.flatMap((field) => (columns[field] ? texts.columnAs(field, columns[field]) : []));
  return (
    <>
      <Tiles preview={preview} />
      <Caption>
        {texts.read(read.join(', '))} {unused.length > 0 && texts.unused(unused)}
      </Caption>
      {good === 0 &&
        (bad.length === 0 ? <OkNote>{texts.nothing}</OkNote> : <DoubtNote>{texts.allBad}</DoubtNote>)}
      {doubts.length > 0 && <DoubtNote>{texts.inDoubt(doubts.length)}</DoubtNote>}
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
      <Acts>
        {good > 0 && (
          <Button busy={isSaving} onClick={() => dispatch(saveRequested())}>
            {texts.save(good, formatPaise(amount))}
          </Button>
        )}
        <Button variant="ghost" disabled={isSaving} onClick={() => dispatch(uploadOpened())}>
          {texts.another}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={() => dispatch(uploadClosed())}>
          {texts.cancel}
        </Button>
      </Acts>
      <Rows preview={preview} />
    </>
  );
}

function Done({ preview }: { preview: ListPreview }) {
  const dispatch = useDispatch();
  const { counts, amount } = preview;
  return (
    <>
      <OkNote>{texts.done(counts.new + counts.changed + counts.same, formatPaise(amount))}</OkNote>
      <Acts>
        <Button variant="ghost" onClick={() => dispatch(uploadClosed())}>
          {texts.close}
        </Button>
        <Button variant="ghost" onClick={() => dispatch(uploadOpened())}>
          {texts.another}
        </Button>
      </Acts>
      <Rows preview={preview} />
    </>
  );
}

/** Takes in a courier's list: choose it, check what it comes to, then record it. */
export function UploadPanel() {
  const dispatch = useDispatch();
  const { upload } = useSelector(selectRemittances);
  const { status } = upload;
  useUnsavedForm(status === 'saving', texts.leaving);
  const title = useRef<HTMLHeadingElement>(null);
  // Screen readers learn of the next step when its heading gets the focus.
  useEffect(() => {
    if (status !== 'closed') title.current?.focus();
  }, [status]);
  useEffect(() => () => void dispatch(uploadClosed()), [dispatch]);
  if (status === 'closed') return null;
  const name = status === 'choosing' ? texts.title : status === 'reading' ? upload.file : upload.preview.file;
  return (
    <UploadBox aria-label={texts.title}>
      <H2 ref={title} tabIndex={-1}>
        {name}
      </H2>
      {status === 'choosing' && <FileChoice problem={upload.problem} />}
      {status === 'reading' && (
        <>
          <ProgressBar
            max={upload.total || undefined}
            value={upload.done || undefined}
            aria-label={texts.progress}
          />
          <Caption role="status">
            {upload.total ? texts.comparing(upload.done, upload.total) : texts.reading(upload.file)}
          </Caption>
          <Acts>
            <Button variant="ghost" onClick={() => dispatch(uploadClosed())}>
              {texts.cancel}
            </Button>
          </Acts>
        </>
      )}
      {status === 'saving' && upload.total > 0 && (
        <Caption role="status">{texts.recording(upload.done, upload.total)}</Caption>
      )}
      {(status === 'preview' || status === 'saving') && (
        <Preview
          preview={upload.preview}
          problem={status === 'preview' ? upload.problem : ''}
          isSaving={status === 'saving'}
        />
      )}
      {status === 'done' && <Done preview={upload.preview} />}
    </UploadBox>
  );
}
