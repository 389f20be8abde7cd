import styled from 'styled-components';
import { Sums } from '../gst';
import { adminMedia, denseButtons, rowLink } from '../shared';

/** The parts of the page below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  h3 {
    font: 600 0.9375rem/1.4 var(--sans);
  }
`;
export const CashSums = styled(Sums)`
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  padding: 14px;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--surface);
  dd {
    font-size: 1.125rem;
  }
  [data-tone='bad'] dd {
    color: var(--danger);
  }
`;
/** A cell whose second line is small. */
export const Cell = styled.span`
  small {
    margin-left: 8px;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  font-variant-numeric: tabular-nums;
`;
export const OrderName = styled.span`
  ${rowLink}
  ${adminMedia.phone} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
/** Text that only the cards of a phone have. */
export const OnCard = styled.span`
  ${adminMedia.abovePhone} {
    display: none;
  }
`;
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 12px 20px;
  max-width: 560px;
`;
export const UploadBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--surface);
`;
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${denseButtons}
`;
