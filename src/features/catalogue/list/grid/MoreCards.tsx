import styled from 'styled-components';
import { Button, Caption } from '@/ui';
import { messages } from '../messages/moreCards';

const Foot = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 16px;
  padding-top: 48px;
  /* The last batch takes the button away; what follows stays where it is. */
  min-height: 132px;
  button {
    min-width: 200px;
  }
`;

interface MoreCardsProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Below a long list: how much of it is shown, and a button for more. */
export function MoreCards({ shown, total, onMore }: MoreCardsProps) {
  return (
    <Foot>
      <Caption>{messages.shownOf(shown, total)}</Caption>
      {shown < total && (
        <Button variant="ghost" onClick={onMore}>
          {messages.showMore}
        </Button>
      )}
    </Foot>
  );
}
