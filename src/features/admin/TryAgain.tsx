import { Button, ErrorNote } from '@/ui';

/** Why something did not come, and the way to ask for it again. */
export function TryAgain({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div role="alert">
      <ErrorNote>{message}</ErrorNote>
      <Button variant="ghost" size="sm" style={{ marginTop: 12 }} onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
