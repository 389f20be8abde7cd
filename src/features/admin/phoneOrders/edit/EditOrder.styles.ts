import styled from 'styled-components';
import { adminMedia, denseButtons } from '../../shared';
import { Lines } from '../newOrder/NewOrder.styles';

/** The lines of an edited order; a removed one has a single button. */
export const EditLines = styled(Lines)`
  li[data-out] {
    grid-template-columns: 34px minmax(0, 1fr) auto;
    ${denseButtons}
  }
  li[data-out] > button {
    grid-row: auto;
    grid-column: auto;
  }
  li[data-out] s {
    color: var(--ink-3);
  }
  ${adminMedia.phone} {
    li {
      padding-block: 8px;
    }
  }
`;
/** The news of the preview, one below the other. */
export const Live = styled.div`
  display: grid;
  gap: 12px;
`;
export const Sentences = styled.ul`
  display: grid;
  gap: 6px;
  color: var(--ink-2);
  font-size: 0.875rem;
`;
