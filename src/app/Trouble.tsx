import { Button, EmptyState } from '@/ui';

/** webpack's name for a script that could not be fetched. */
const isChunkError = (error: Error) =>
  error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message);

/** What stands where a screen could not be shown. */
export function Trouble({ error, retry }: { error: Error; retry: () => void }) {
  const chunk = isChunkError(error);
  return (
    <div role="alert">
      <EmptyState
        as="h1"
        title={chunk ? 'Loading chunk failed' : 'Something went wrong'}
        text={
          chunk
            ? 'A part of the shop did not arrive. Your cart is safe.'
            : 'This page met an error. Your cart is safe.'
        }
        action={<Button onClick={retry}>Try again</Button>}
      />
    </div>
  );
}
