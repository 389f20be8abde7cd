import { useState } from 'react';
import { pictureProblem } from '@/domain/catalogue/draft/checks';
import { LIMITS } from '@/domain/catalogue/draft/draft';
import { Button, TextField } from '@/ui';
import { Row } from '@/features/admin/fields';
import { messages } from '../messages';

/** Adds a picture by its address, in the shop or elsewhere. */
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
        {messages.pictures.addByAddress}
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
        label={messages.pictures.address}
        hint={messages.pictures.addressHint}
        error={problem}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        // The press that opened the field asked for it.
        ref={(field) => field?.focus()}
        maxLength={LIMITS.imageSrc}
        value={src}
        onChange={(event) => {
          setSrc(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form around it.
          event.preventDefault();
          add();
        }}
      />
      <Row>
        <Button size="sm" onClick={add}>
          {messages.pictures.add}
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          {messages.pictures.cancel}
        </Button>
      </Row>
    </div>
  );
}
