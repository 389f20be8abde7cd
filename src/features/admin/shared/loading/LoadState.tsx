import type { Remote } from '@/lib/remote';
import { Skeleton } from '@/ui';
import { RetryNote } from './RetryNote';

interface LoadStateProps {
  of: Remote<unknown>;
  /** Pixels of the placeholder: about the height of the content. */
  height?: number;
  onAgain: () => void;
}

/** A placeholder while something loads, and why it could not be loaded; nothing once it is there. */
export function LoadState({ of, height = 420, onAgain }: LoadStateProps) {
  if (of.status === 'failed') return <RetryNote message={of.message} onAgain={onAgain} />;
  return of.status === 'ready' ? null : <Skeleton style={{ height }} aria-busy="true" />;
}
