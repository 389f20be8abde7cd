import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@/app/router/paths';
import { Button, EmptyState, Wrap } from '@/ui';
import { messages } from './messages';

/** Stands in the middle of a screen that has nothing else. */
const Middle = styled(Wrap)`
  display: grid;
  min-height: 64vh;
`;

/** The way on from a page that a link in a mail opened. */
export const toShop = (
  <Button as={Link} variant="ghost" to={paths.home}>
    {messages.toShop}
  </Button>
);

interface LinkTroubleProps {
  /** Why, in a sentence. */
  text: string;
  /** Given where the link itself is over, so that trying again does not help. */
  overTitle: string | null;
  /** Where it leads then; to the shop by default. */
  overAction?: ReactNode;
  onAgain: () => void;
}

/** In the place of a page that a link in a mail did not bring. */
export function LinkTrouble({ text, overTitle, overAction = toShop, onAgain }: LinkTroubleProps) {
  const again = (
    <Button variant="ghost" onClick={onAgain}>
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
