import styled from 'styled-components';

/** How far a piece of work is. */
export const ProgressBar = styled.progress`
  width: 100%;
  height: 10px;
  border: 0;
  border-radius: 5px;
  overflow: hidden;
  background: var(--mist);
  appearance: none;
  &::-webkit-progress-bar {
    background: var(--mist);
  }
  &::-webkit-progress-value {
    background: var(--dew);
    border-radius: 5px;
    transition: inline-size var(--d-base) var(--e-out);
  }
  &::-moz-progress-bar {
    background: var(--dew);
    border-radius: 5px;
  }
`;
