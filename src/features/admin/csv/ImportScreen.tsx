import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { wentOffSale } from '@/domain/catalogue/comboSale';
import { usePageTitle } from '@/lib/usePageTitle';
import { useUnsavedForm } from '@/features/unsaved';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { Button, DoubtNote, H2, Icon, OkNote, TextLink, VisuallyHidden } from '@/ui';
import { Head } from '../table/ListScreen.styles';
import { kindWords } from '../catalogue/texts';
import { BadLines } from './BadLines';
import { FileDrop } from './FileDrop';
import { ImportPreview } from './ImportPreview';
import {
  importClosed,
  importOpened,
  selectImport,
  sendingRequested,
  stopRequested,
  type Import,
} from './importSlice';
import { CountTiles, type Tile } from './CountTiles';
import { Acts, Meter, Part } from './ImportScreen.styles';
import { csvTexts } from './texts';

type Sent = Extract<Import, { done: number }>;

function Result({
  made,
  changed,
  unchanged,
  refused,
}: { made: number } & Pick<Sent, 'changed' | 'unchanged' | 'refused'>) {
  const tiles: Tile[] = [
    ['New', made],
    ['Changed', changed],
    ['Were so already', unchanged],
    ['Refused', refused.length, refused.length > 0 ? 'bad' : undefined],
  ];
  return <CountTiles label="What was imported" tiles={tiles} />;
}

/** How far the rows are, and what became of them. */
function Sending({ kind, sent }: { kind: ShelfKind; sent: Sent }) {
  const dispatch = useDispatch();
  const { done, total, created, changed, unchanged, refused, preview } = sent;
  const left = [...preview.bad, ...refused];
  const words = sent.status === 'done' ? 'Imported' : sent.status === 'paused' ? 'Not finished' : 'Importing';
  return (
    <>
      <Part>
        <H2 tabIndex={-1} data-step="">
          {words}
        </H2>
        {sent.status !== 'done' && (
          <Meter>
            <progress max={total} value={done} aria-label="Progress of the import" />
            <p>
              {csvTexts.progress(done, total)}
              {sent.status === 'sending' && sent.stopping && ', stopping …'}
            </p>
          </Meter>
        )}
        {sent.status === 'paused' && <DoubtNote>{sent.message}</DoubtNote>}
        {sent.status !== 'sending' && <Result made={created} {...{ changed, unchanged, refused }} />}
        {sent.status === 'done' && left.length === 0 && (
          <OkNote>Everything in the file is in the shop.</OkNote>
        )}
        {sent.status !== 'sending' && sent.combosOffSale.length > 0 && (
          <DoubtNote>{wentOffSale(sent.combosOffSale)}</DoubtNote>
        )}
        <Acts>
          {sent.status === 'sending' && (
            <Button variant="ghost" busy={sent.stopping} onClick={() => dispatch(stopRequested())}>
              Stop
            </Button>
          )}
          {sent.status === 'paused' && (
            <Button onClick={() => dispatch(sendingRequested())}>{csvTexts.rest(total - done)}</Button>
          )}
          {sent.status === 'done' && (
            <Button as={Link} to={adminPaths[kind]}>
              All {kindWords[kind].many.toLowerCase()}
            </Button>
          )}
          {sent.status !== 'sending' && (
            <Button variant="ghost" onClick={() => dispatch(importOpened(kind))}>
              Choose another file
            </Button>
          )}
        </Acts>
      </Part>
      {sent.status !== 'sending' && <BadLines title="Rows that stayed out" bad={left} />}
    </>
  );
}

/** What is said aloud as it goes on: every tenth, not every call. */
function spoken(now: Import): string {
  switch (now.status) {
    case 'reading':
      return csvTexts.reading;
    case 'preview':
      return `${now.preview.file} is read.`;
    case 'sending': {
      const tenths = now.total === 0 ? 0 : Math.floor((now.done / now.total) * 10);
      return `${tenths * 10} percent imported`;
    }
    case 'done':
      return 'The import is finished.';
    case 'choosing':
    case 'paused':
      return '';
  }
}

/** Brings a spreadsheet's file into the shop: chosen, looked at, and only then saved. */
export default function ImportScreen({ kind }: { kind: ShelfKind }) {
  const dispatch = useDispatch();
  const { import: now, kind: of } = useSelector(selectImport);
  usePageTitle(csvTexts.importTitle(kind));
  useEffect(() => {
    dispatch(importOpened(kind));
    return () => void dispatch(importClosed());
  }, [dispatch, kind]);
  useUnsavedForm(now.status === 'sending' || now.status === 'paused', csvTexts.leaving);
  const { status } = now;
  // Each step begins where it is named, for whoever cannot see that the page is another one.
  useEffect(() => {
    if (status !== 'choosing') document.querySelector<HTMLElement>('[data-step]')?.focus();
  }, [status]);
  return (
    <>
      <TextLink as={Link} to={adminPaths[kind]}>
        <Icon name="back" size={20} />
        {kindWords[kind].many}
      </TextLink>
      <Head>
        <h1>{csvTexts.importTitle(kind)}</h1>
      </Head>
      <VisuallyHidden role="status">{of === kind ? spoken(now) : ''}</VisuallyHidden>
      {now.status === 'choosing' && <FileDrop kind={kind} problem={now.problem} />}
      {now.status === 'reading' && (
        <Meter>
          <progress aria-label={now.file} />
          <p>
            {now.file}: {now.doing || csvTexts.reading}
          </p>
        </Meter>
      )}
      {now.status === 'preview' && <ImportPreview kind={kind} preview={now.preview} />}
      {'done' in now && <Sending kind={kind} sent={now} />}
    </>
  );
}
