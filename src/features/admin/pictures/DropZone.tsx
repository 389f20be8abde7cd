import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import type { PictureUseName } from '@/domain/pictures/uses';
import { Button, Caption, Icon, uploadIcon } from '@/ui';
import { Line, Row, WithFinger, WithMouse, Zone } from './pictures.styles';
import { messages } from './messages';
import { useFileDrop } from './useFileDrop';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

interface DropZoneProps {
  use: PictureUseName;
  /** The text of the button. */
  label: string;
  /** The hint beside the button, where there is a mouse. */
  drop: string;
  several?: boolean;
  disabled?: boolean;
  /** Set where there is a picture already: its actions, beside the button. The zone is then only a line. */
  line?: ReactNode;
  /** The current picture; another can be dropped on it. */
  shown?: ReactNode;
  onFiles: (files: File[]) => void;
}

/** Takes files by drop, or by the file dialog, which on a phone offers the camera too. */
export function DropZone({
  use,
  label,
  drop,
  several = false,
  disabled = false,
  line,
  shown,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { over, zone } = useFileDrop((files) => {
    if (!disabled) onFiles(several ? files : files.slice(0, 1));
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Without this the same file could not be chosen a second time.
    target.value = '';
    onFiles(files);
  };
  const button = (
    <Button
      variant="ghost"
      size="sm"
      disabled={disabled}
      aria-describedby={hint}
      onClick={() => input.current?.click()}
    >
      {label}
    </Button>
  );
  const chooser = <input ref={input} type="file" hidden accept={ACCEPT} multiple={several} onChange={take} />;
  const accepted = <Caption id={hint}>{messages.accepted(use)}</Caption>;
  if (line) {
    return (
      <Line $over={over} {...zone}>
        {shown}
        <Row>
          {button}
          {line}
        </Row>
        {accepted}
        {chooser}
      </Line>
    );
  }
  return (
    <Zone $over={over} {...zone}>
      <Icon name={uploadIcon} size={28} />
      <WithMouse>{over ? messages.dropNow : drop}</WithMouse>
      <WithFinger>{messages.camera}</WithFinger>
      {button}
      {accepted}
      {chooser}
    </Zone>
  );
}
