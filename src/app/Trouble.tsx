import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { isChunkError } from '@/lib/chunks';

export const troubleTitle = (error: Error) =>
  isChunkError(error) ? 'Loading chunk failed' : 'Something went wrong';

const didNotArrive = () =>
  navigator.onLine
    ? 'A part of the shop did not arrive.'
    : 'You are offline, and this part of the shop has not been opened here before.';

interface TroubleProps {
  error: Error;
  retry: () => void;
  as?: 'h1' | 'h2';
}

/** What stands where something could not be shown. Home is loaded anew, so that nothing broken comes along. */
export function Trouble({ error, retry, as = 'h1' }: TroubleProps) {
  const text = isChunkError(error) ? didNotArrive() : 'This page met an error.';
  return (
    <div role="alert">
      <EmptyState
        as={as}
        title={troubleTitle(error)}
        text={`${text} Your cart is safe.`}
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <Button as="a" href="/" variant="ghost">
              Go home
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Trouble with a whole screen, which the browser's tab says too. */
export function ScreenTrouble(props: TroubleProps) {
  usePageTitle(troubleTitle(props.error));
  return <Trouble {...props} />;
}
