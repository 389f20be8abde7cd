import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, H2, OkNote } from '@/ui';
import type { Sender } from './infoSlice';

const Frame = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  align-content: start;
`;

/** Says what happens next. The form took the focus with it, so it comes here. */
export function MessageSent({ to, onAnother }: { to: Sender; onAnother: () => void }) {
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <Frame role="status">
      <H2 ref={thanks} tabIndex={-1}>
        Thank you, {to.name}
      </H2>
      <OkNote>We have your message and answer to {to.email} within two working days.</OkNote>
      <p>
        Its ticket is <strong>{to.ticket}</strong>. Name it when you write or call about it. If it cannot
        wait, call us: the number is on this page.
      </p>
      <Button variant="ghost" size="sm" onClick={onAnother}>
        Write another
      </Button>
    </Frame>
  );
}
