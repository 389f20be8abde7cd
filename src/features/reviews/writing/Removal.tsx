import { useLayoutEffect, useRef, useState } from 'react';
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
  const hasChanged = useRef(false);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasChanged.current) next.current?.focus();
  }, [asked]);
  const show = (isAsked: boolean) => {
    hasChanged.current = true;
    setAsked(isAsked);
  };
  if (!asked) {
    return (
      <Button ref={next} variant="ghost" disabled={busy} onClick={() => show(true)}>
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
      <Button ref={next} variant="ghost" size="sm" onClick={() => show(false)}>
        {messages.keep}
      </Button>
    </Row>
  );
}
