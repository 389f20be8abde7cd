import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, H2, OkNote } from '@/ui';
import type { Sender } from './infoSlice';
import { messages } from './messages/contact';

const Frame = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  align-content: start;
`;

/** Confirms the message and says what happens next. The form had the focus, which moves here. */
export function MessageSent({ to, onAnother }: { to: Sender; onAnother: () => void }) {
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <Frame role="status">
      <H2 ref={thanks} tabIndex={-1}>
        {messages.messageSent.thankYou(to.name)}
      </H2>
      <OkNote>{messages.messageSent.answerPromise(to.email)}</OkNote>
      <p>
        {messages.messageSent.ticket} <strong>{to.ticket}</strong>
        {messages.messageSent.ticketUse}
      </p>
      <Button variant="ghost" size="sm" onClick={onAnother}>
        {messages.messageSent.writeAnother}
      </Button>
    </Frame>
  );
}
