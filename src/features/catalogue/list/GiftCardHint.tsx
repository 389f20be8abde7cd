import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { giftCardsPath } from '@/app/router/paths';
import { Box, giftIcon, Icon, TextLink } from '@/ui';
import { messages } from './messages/more';

const Hint = styled(Box)`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 24px;
  padding-block: 4px;
  svg {
    flex: none;
    color: var(--dew);
  }
`;

/** Leads a search for gift cards, which are no products, to where they are bought. */
export default function GiftCardHint() {
  return (
    <Hint>
      <Icon name={giftIcon} size={20} />
      <TextLink as={Link} to={giftCardsPath}>
        {messages.giftCardHint}
      </TextLink>
    </Hint>
  );
}
