import { useLayoutEffect, useRef } from 'react';
import { focusContent } from '@/lib/focusContent';
import { Button, ErrorNote } from '@/ui';
import { messages } from '../messages';

/** Why something could not be loaded, and a button that loads it again. Its focus moves to the page when it disappears. */
export function RetryNote({ message, onAgain }: { message: string; onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = note.current;
    return () => {
      if (own?.contains(document.activeElement)) focusContent();
    };
  }, []);
  return (
    <div role="alert" ref={note}>
      <ErrorNote>{message}</ErrorNote>
      <Button variant="ghost" size="sm" style={{ marginTop: 12 }} onClick={onAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
