import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, arrowSummary } from '@/ui';

const Details = styled.details`
  ${arrowSummary}
  margin-top: 8px;
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding-right: 8px;
    font-weight: 600;
    color: var(--dew);
  }
`;

/** A part of the page that is closed until its summary is pressed. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Details>
      <summary>
        {summary}
        <Icon name="down" size={20} />
      </summary>
      {children}
    </Details>
  );
}
