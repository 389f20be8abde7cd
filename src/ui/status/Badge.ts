import styled from 'styled-components';

/** A count in the corner of an element. */
export const Badge = styled.span`
  position: absolute;
  top: 3px;
  right: 1px;
  min-width: 20px;
  height: 20px;
  padding: 1px 5px 0;
  border-radius: 10px;
  background: var(--dew);
  color: var(--paper);
  font-size: 0.8125rem;
  line-height: 19px;
  font-weight: 600;
  text-align: center;
`;
/** A fact on top of a picture. */
export const Tag = styled.span`
  display: inline-block;
  padding: 3px 9px 2px;
  border-radius: var(--r-s);
  background: var(--surface);
  font-size: var(--t-micro);
  font-weight: 600;
  line-height: 1.4;
`;
