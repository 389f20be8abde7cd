import { useState } from 'react';
import { heldFiles } from '@/services';
import { Button, Caption, ErrorNote, IconButton } from '@/ui';
import { Progress, Track, UploadEntry, Uploads } from './pictures.styles';
import { messages } from './messages';
import { progressText } from './progressText';
import type { Upload } from './uploadsSlice';

/** A preview of the local file; empty where the browser cannot decode it. */
function Thumbnail({ id }: { id: string }) {
  const [broken, setBroken] = useState(false);
  const preview = heldFiles.previewOf(id);
  if (broken || !preview) return <span aria-hidden="true" />;
  return <img src={preview} alt="" onError={() => setBroken(true)} />;
}

interface Handlers {
  onAgain: (id: string) => void;
  onRemove: (id: string) => void;
}

function Entry({ upload, onAgain, onRemove }: { upload: Upload } & Handlers) {
  const { id, name, state } = upload;
  const text = progressText(upload);
  const percent = state.status === 'sending' ? state.percent : state.status === 'waiting' ? 0 : 100;
  const failed = state.status === 'failed';
  return (
    <UploadEntry>
      <Thumbnail id={id} />
      <b title={name}>{name}</b>
      <div>
        <IconButton
          label={failed ? messages.removeUpload(name) : messages.stopUpload(name)}
          icon="close"
          iconSize={20}
          onClick={() => onRemove(id)}
        />
      </div>
      {failed ? (
        <div role="alert">
          <ErrorNote>{text}</ErrorNote>
          {state.canRetry && (
            <Button
              variant="ghost"
              size="sm"
              style={{ justifySelf: 'start', marginBottom: 4 }}
              aria-label={messages.tryUploadAgain(name)}
              onClick={() => onAgain(id)}
            >
              {messages.tryAgain}
            </Button>
          )}
        </div>
      ) : (
        <div>
          <Caption>{text}</Caption>
          <Track role="progressbar" aria-label={name} aria-valuenow={percent} aria-valuetext={text}>
            <Progress style={{ width: `${percent}%` }} />
          </Track>
        </div>
      )}
    </UploadEntry>
  );
}

/** The running uploads, and the failed ones with the reason. */
export function UploadList({ uploads, ...handlers }: { uploads: Upload[] } & Handlers) {
  if (uploads.length === 0) return null;
  return (
    <Uploads aria-label={messages.uploads}>
      {uploads.map((upload) => (
        <Entry key={upload.id} upload={upload} {...handlers} />
      ))}
    </Uploads>
  );
}
