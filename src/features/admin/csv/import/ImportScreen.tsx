import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { offSaleSentence } from '@/domain/catalogue/comboSale';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useUnsavedForm } from '@/features/unsaved';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { Button, DoubtNote, H2, Icon, OkNote, TextLink, VisuallyHidden } from '@/ui';
import { Head } from '@/features/admin/table';
import { kindWords, ProgressBar } from '@/features/admin/shared';
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
import { messages } from '../messages';

type Sent = Extract<Import, { done: number }>;

function Result({
  created,
  changed,
  unchanged,
  refused,
}: Pick<Sent, 'created' | 'changed' | 'unchanged' | 'refused'>) {
  const tiles: Tile[] = [
    [messages.preview.added, created],
    [messages.preview.changed, changed],
    [messages.sending.unchanged, unchanged],
    [messages.sending.refused, refused.length, refused.length > 0 ? 'bad' : undefined],
  ];
  return <CountTiles label={messages.sending.tiles} tiles={tiles} />;
}

/** The progress of sending the rows, and afterwards the result. */
function Sending({ kind, sent }: { kind: CatalogueKind; sent: Sent }) {
  const dispatch = useDispatch();
  const { done, total, created, changed, unchanged, refused, preview } = sent;
  const left = [...preview.bad, ...refused];
  const titles = {
    done: messages.sending.done,
    paused: messages.sending.paused,
    sending: messages.sending.title,
  };
  return (
    <>
      <Part>
        <H2 tabIndex={-1} data-step="">
          {titles[sent.status]}
        </H2>
        {sent.status !== 'done' && (
          <Meter>
            <ProgressBar max={total} value={done} aria-label={messages.sending.progressLabel} />
            <p>
              {messages.sending.progress(done, total)}
              {sent.status === 'sending' && sent.stopping && messages.sending.stopping}
            </p>
          </Meter>
        )}
        {sent.status === 'paused' && <DoubtNote>{sent.message}</DoubtNote>}
        {sent.status !== 'sending' && (
          <Result created={created} changed={changed} unchanged={unchanged} refused={refused} />
        )}
        {sent.status === 'done' && left.length === 0 && <OkNote>{messages.sending.allSaved}</OkNote>}
        {sent.status !== 'sending' && sent.combosOffSale.length > 0 && (
          <DoubtNote>{offSaleSentence(sent.combosOffSale)}</DoubtNote>
        )}
        <Acts>
          {sent.status === 'sending' && (
            <Button variant="ghost" busy={sent.stopping} onClick={() => dispatch(stopRequested())}>
              {messages.sending.stop}
            </Button>
          )}
          {sent.status === 'paused' && (
            <Button onClick={() => dispatch(sendingRequested())}>
              {messages.sending.continue(total - done)}
            </Button>
          )}
          {sent.status === 'done' && (
            <Button as={Link} to={adminPaths[kind]}>
              {messages.sending.showAll(kindWords[kind].many)}
            </Button>
          )}
          {sent.status !== 'sending' && (
            <Button variant="ghost" onClick={() => dispatch(importOpened(kind))}>
              {messages.choose.another}
            </Button>
          )}
        </Acts>
      </Part>
      {sent.status !== 'sending' && <BadLines title={messages.badRows.stayedOut} bad={left} />}
    </>
  );
}

/** Progress for screen readers: announced at every tenth of the rows, not at every call. */
function announcementOf(upload: Import): string {
  switch (upload.status) {
    case 'reading':
      return messages.reading;
    case 'preview':
      return messages.sending.readAloud(upload.preview.file);
    case 'sending': {
      const tenths = upload.total === 0 ? 0 : Math.floor((upload.done / upload.total) * 10);
      return messages.sending.percentAloud(tenths * 10);
    }
    case 'done':
      return messages.sending.doneAloud;
    case 'choosing':
    case 'paused':
      return '';
  }
}

/** Imports a CSV file: choose it, check the preview, then save. */
export default function ImportScreen({ kind }: { kind: CatalogueKind }) {
  const dispatch = useDispatch();
  const { import: upload, kind: of } = useSelector(selectImport);
  usePageTitle(messages.importTitle[kind]);
  useEffect(() => {
    dispatch(importOpened(kind));
    return () => void dispatch(importClosed());
  }, [dispatch, kind]);
  useUnsavedForm(upload.status === 'sending' || upload.status === 'paused', messages.sending.leaving);
  const { status } = upload;
  // Screen readers learn of the next step when its heading gets the focus.
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
        <h1>{messages.importTitle[kind]}</h1>
      </Head>
      <VisuallyHidden role="status">{of === kind ? announcementOf(upload) : ''}</VisuallyHidden>
      {upload.status === 'choosing' && <FileDrop kind={kind} problem={upload.problem} />}
      {upload.status === 'reading' && (
        <Meter>
          <ProgressBar aria-label={upload.file} />
          <p>
            {upload.file}: {upload.doing || messages.reading}
          </p>
        </Meter>
      )}
      {upload.status === 'preview' && <ImportPreview kind={kind} preview={upload.preview} />}
      {'done' in upload && <Sending kind={kind} sent={upload} />}
    </>
  );
}
