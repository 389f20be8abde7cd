import { useState } from 'react';
import { Button } from '@/ui';
import { messages } from '../messages';
import { Row } from '../Reviews.styles';

interface RemovalProps {
  /** As in 'Delete review'. */
  label: string;
  busy: boolean;
  onRemove: () => void;
}

/** Deletes after a second press. */
export function Removal({ label, busy, onRemove }: RemovalProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="ghost" disabled={busy} onClick={() => setAsked(true)}>
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
      <Button variant="ghost" size="sm" onClick={() => setAsked(false)}>
        {messages.keep}
      </Button>
    </Row>
  );
}
