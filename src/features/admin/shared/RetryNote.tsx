import { Button, ErrorNote } from '@/ui';
import { messages } from './messages';

/** Why something could not be loaded, and a button that loads it again. */
export function RetryNote({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div role="alert">
      <ErrorNote>{message}</ErrorNote>
      <Button variant="ghost" size="sm" style={{ marginTop: 12 }} onClick={onAgain}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
