import { useState } from 'react';
import { pictureProblem } from '@/domain/catalogue/draft/checks';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { Button, TextField } from '@/ui';
import { Row } from './Editor.styles';

/** For a picture that has an address already: one of the shop's own, or elsewhere. */
export function AddressEntry({ disabled, onAdd }: { disabled: boolean; onAdd: (src: string) => void }) {
  const [src, setSrc] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  if (src === null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        style={{ justifySelf: 'start' }}
        disabled={disabled}
        onClick={() => setSrc('')}
      >
        Add by address
      </Button>
    );
  }
  const close = () => {
    setSrc(null);
    setProblem(undefined);
  };
  const add = () => {
    const wrong = pictureProblem(src.trim());
    if (wrong) return setProblem(wrong);
    onAdd(src.trim());
    return close();
  };
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField
        label="Address"
        hint="Begins with https://, /media/ or /pictures/"
        error={problem}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        // It was asked for by the press that brought it here.
        ref={(field) => field?.focus()}
        maxLength={LIMITS.imageSrc}
        value={src}
        onChange={(event) => {
          setSrc(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be saved.
          event.preventDefault();
          add();
        }}
      />
      <Row>
        <Button size="sm" onClick={add}>
          Add
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          Cancel
        </Button>
      </Row>
    </div>
  );
}
