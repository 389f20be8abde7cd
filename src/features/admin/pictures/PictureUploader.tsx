import { useId, type ClipboardEvent } from 'react';
import type { UploadedPicture } from '@/domain/contracts/picture';
import { PICTURE_USES, type PictureUseName } from '@/domain/pictures/uses';
import { Button, Caption, ErrorNote, Label, Picture } from '@/ui';
import { InterruptedNote } from './InterruptedNote';
import { messages } from './messages';
import { DropZone } from './DropZone';
import { Group, Shown } from './pictures.styles';
import { UploadList } from './UploadList';
import { usePictureUploads } from './usePictureUploads';

const RATIOS: Record<PictureUseName, [width: number, height: number]> = {
  shelf: [800, 1000],
  bannerWide: [1600, 832],
  bannerTall: [800, 1250],
  highlight: [1200, 800],
};

export interface PictureUploaderProps {
  /** Names this picture in its form, the same after a reload: 'banners/new/wide'. No two on a screen share one. */
  place: string;
  /** Decides the widths it is stored in, and the shape it is shown in. */
  use: PictureUseName;
  label: string;
  hint?: string;
  /** The problem shown below it. */
  problem?: string;
  /** The address of the picture; empty for none. */
  value: string;
  /** While the form cannot change: another picture waits, and none is chosen or removed. */
  disabled?: boolean;
  /** Gets null when the picture is removed. */
  onChange: (picture: UploadedPicture | null) => void;
}

/**
 * One picture of a form, chosen, dropped, pasted or photographed. It uploads at once, and the form gets it when the upload is done:
 *   <PictureUploader place={`banners/${id}/wide`} use="bannerWide" label="On wide screens" problem={errorOf('imageWide')}
 *     value={form.imageWide} onChange={(picture) => change({ imageWide: picture?.src ?? '' })} />
 */
export function PictureUploader(props: PictureUploaderProps) {
  const { place, use, label, hint, problem, value, disabled = false, onChange } = props;
  const id = useId();
  const { uploads, interrupted, choose, again, remove, dismissInterrupted } = usePictureUploads({
    place,
    use,
    paused: disabled,
    onPicture: onChange,
  });
  // Another file replaces one that failed or is still uploading.
  const take = (files: readonly File[]) => {
    if (files.length === 0 || disabled) return;
    for (const upload of uploads) remove(upload.id);
    choose(files.slice(0, 1));
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  };
  const [width, height] = RATIOS[use];
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Group
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      onPaste={paste}
    >
      <Label id={`${id}-label`}>{label}</Label>
      <UploadList uploads={uploads} onAgain={again} onRemove={remove} />
      <InterruptedNote names={interrupted} onDismiss={dismissInterrupted} />
      <DropZone
        use={use}
        disabled={disabled}
        label={value ? messages.chooseAnother : messages.choose}
        drop={messages.drop}
        shown={
          <Shown $ratio={`${width} / ${height}`} $tall={height > width}>
            <Picture
              picture={{ src: value, width, height }}
              widths={PICTURE_USES[use].widths}
              sizes={height > width ? '200px' : '(min-width: 600px) 480px, 92vw'}
              alt=""
            />
          </Shown>
        }
        line={
          value && (
            <Button
              variant="ghost"
              size="sm"
              disabled={disabled}
              aria-label={messages.removeLabel(label)}
              onClick={() => onChange(null)}
            >
              {messages.remove}
            </Button>
          )
        }
        onFiles={take}
      />
      {hint && <Caption id={`${id}-hint`}>{hint}</Caption>}
      {problem && <ErrorNote id={`${id}-problem`}>{problem}</ErrorNote>}
    </Group>
  );
}
