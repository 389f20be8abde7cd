import styled from 'styled-components';
import { adminMedia, Panel, sansTotal } from '@/features/admin/shared';

/** One part of the order: a heading with its content below. */
export const OrderCard = styled(Panel)`
  > header a {
    ${adminMedia.abovePhone} {
      min-height: 28px;
    }
  }
`;
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 0 14px 14px;
  overflow-wrap: anywhere;
`;
/** Names and values, two columns. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(90px, auto) minmax(0, 1fr);
  gap: 6px 16px;
  dt {
    color: var(--ink-3);
  }
  dd {
    min-width: 0;
  }
`;
export const Sums = styled.div`
  ${sansTotal}
  dl > :last-child {
    padding-top: 9px;
  }
`;
/** Phone and email of the customer, each a link of a finger's height on phones. */
export const Contact = styled.p`
  display: grid;
  justify-items: start;
  > a {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
    ${adminMedia.abovePhone} {
      min-height: 28px;
    }
  }
`;
/** Marks texts that the customer reads, with an envelope. */
export const Audience = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-2);
  font-size: 0.8125rem;
`;
