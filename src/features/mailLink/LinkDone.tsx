import { useEffect, useRef } from 'react';
import { EmptyState, type EmptyStateProps } from '@/ui';

/**
 * The answer in place of the form that was sent. It takes the focus that the pressed button left to the body, and
 * so comes into view on a phone that was scrolled to the end of a long form. A focus elsewhere stays.
 */
export function LinkDone(props: EmptyStateProps) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) answer.current?.focus();
  }, []);
  return (
    <div ref={answer} tabIndex={-1}>
      <EmptyState as="h1" {...props} />
    </div>
  );
}
