import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatRupees } from '@/domain/money/money';
import { COD_FEE_BELOW, PREPAID_PERCENT } from '@/domain/pricing/fees';
import { selectTakesOnlinePayments } from '@/features/catalogue';
import { Icon, media, Wrap, type IconName } from '@/ui';
import { cash, card, page, truck } from './icons';
import { messages } from './messages/factsRow';

const factsOf = (takesOnline: boolean): [IconName, string][] => [
  [cash, messages.cashOnDelivery],
  takesOnline
    ? [card, messages.prepaidDiscount(PREPAID_PERCENT)]
    : [truck, messages.freeDelivery(formatRupees(COD_FEE_BELOW))],
  [page, messages.fullIngredientList],
];

const List = styled.ul`
  display: grid;
  border-bottom: var(--hair);
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 14px 0;
    border-top: var(--hair);
    font-weight: 500;
  }
  li:first-child {
    border-top: 0;
  }
  svg {
    color: var(--dew);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    li {
      border: 0;
      padding: 26px 0;
    }
    li + li {
      border-left: var(--hair);
      padding-left: 32px;
    }
  }
`;

export function FactsRow() {
  const takesOnline = useSelector(selectTakesOnlinePayments);
  return (
    <Wrap>
      <List>
        {factsOf(takesOnline).map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </List>
    </Wrap>
  );
}
