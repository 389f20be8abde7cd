import styled from 'styled-components';
import { media, underlined } from '@/ui';

import { Figures } from '@/features/admin/fields';

/** Size and SKU in the first row; price, MRP and stock below. */
export const SizeFigures = styled(Figures)`
  ${media.large} {
    > :nth-child(2) {
      grid-column: span 2;
    }
  }
`;

export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: -4px;
`;

export const PreviewCard = styled.div`
  max-width: 240px;
`;

export const MissingList = styled.ul`
  display: grid;
  button {
    min-height: 44px;
    font-weight: 500;
    color: var(--dew);
    ${underlined}
    text-decoration-color: color-mix(in srgb, var(--dew) 40%, transparent);
    text-underline-offset: 5px;
    text-align: left;
  }
`;
