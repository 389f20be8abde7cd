import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import type { PictureUseName } from '@/domain/pictures/uses';
import { Button, Caption, Icon, uploadIcon } from '@/ui';
import { Line, Row, WithFinger, WithMouse, Zone } from './pictures.styles';
import { uploadTexts } from './texts';
import { useFileDrop } from './useFileDrop';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

interface DropZoneProps {
  use: PictureUseName;
  /** On the button. */
  label: string;
  /** Beside the button, for who has a mouse. */
  drop: string;
  several?: boolean;
  disabled?: boolean;
  /** A line in the place of a field: there is a picture already. What can be done with that stands beside the button. */
  line?: ReactNode;
  /** The picture that is there; another can be dropped upon it. */
  shown?: ReactNode;
  onFiles: (files: File[]) => void;
}

/** Takes files by drop, or by the system's own chooser, which on a phone offers the camera too. */
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
    // So that the same file can be chosen a second time.
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
  const accepted = <Caption id={hint}>{uploadTexts.accepted(use)}</Caption>;
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
      <WithMouse>{over ? uploadTexts.drop : drop}</WithMouse>
      <WithFinger>{uploadTexts.camera}</WithFinger>
      {button}
      {accepted}
      {chooser}
    </Zone>
  );
}
