import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@/app/router/paths';
import { Button, EmptyState, Wrap } from '@/ui';
import { messages } from './messages';

/** Centres the message on an otherwise empty screen. */
const Middle = styled(Wrap)`
  display: grid;
  min-height: 64vh;
`;

/** The link to the shop on pages that a mail's link opened. */
export const toShop = (
  <Button as={Link} variant="ghost" to={paths.home}>
    {messages.toShop}
  </Button>
);

interface LinkTroubleProps {
  /** The reason, as a sentence. */
  text: string;
  /** Title for a used or expired link, which cannot be retried; null for other failures. */
  overTitle: string | null;
  /** The link shown with `overTitle`; to the shop by default. */
  overAction?: ReactNode;
  onAgain: () => void;
  againRef: Ref<HTMLButtonElement>;
}

/** Shown when the page of a mail's link cannot load. */
export function LinkTrouble({ text, overTitle, overAction = toShop, onAgain, againRef }: LinkTroubleProps) {
  const again = (
    <Button ref={againRef} variant="ghost" onClick={onAgain}>
      {messages.again}
    </Button>
  );
  return (
    <Middle>
      <EmptyState
        as="h1"
        title={overTitle ?? messages.failedTitle}
        text={text}
        action={overTitle === null ? again : overAction}
      />
    </Middle>
  );
}
