import { useRef, useState } from 'react';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button } from '@/ui';
import { messages } from '../messages';
import { Row } from '../Reviews.styles';

interface RemovalProps {
  /** As in 'Delete review'. */
  label: string;
  busy: boolean;
  onRemove: () => void;
}

/** Deletes after a second press. The focus stays with the question, on the answer that changes nothing. */
export function Removal({ label, busy, onRemove }: RemovalProps) {
  const [asked, setAsked] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useOnChange(asked, () => next.current?.focus());
  if (!asked) {
    return (
      <Button ref={next} variant="ghost" disabled={busy} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Row role="group" aria-label={messages.removeSure}>
      <span>{messages.removeSure}</span>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        {messages.removeYes}
      </Button>
      <Button ref={next} variant="ghost" size="sm" onClick={() => setAsked(false)}>
        {messages.keep}
      </Button>
    </Row>
  );
}
