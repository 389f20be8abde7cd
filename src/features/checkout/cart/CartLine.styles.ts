import styled from 'styled-components';
import { underlined } from '@/ui';

export const Row = styled.li`
  position: relative;
  display: grid;
  --shot: clamp(64px, 22vw, 84px);
  grid-template-columns: var(--shot) minmax(0, 1fr);
  gap: 16px;
  padding: 16px 0;
  border-top: var(--hair);
  &:first-child {
    border-top: 0;
    padding-top: 4px;
  }
  img {
    width: var(--shot);
    height: auto;
    aspect-ratio: 4 / 5;
    border-radius: var(--r-m);
  }
  &[data-unavailable] img {
    filter: saturate(0.35);
  }
`;
export const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  h3 {
    min-width: 0;
    font: 400 1.125rem/1.2 var(--serif);
    word-spacing: 0.05em;
    overflow-wrap: anywhere;
  }
  /* The picture leads there too. */
  a::after {
    content: '';
    position: absolute;
    left: 0;
    width: var(--shot);
    aspect-ratio: 4 / 5;
  }
  a:hover {
    ${underlined}
  }
  b {
    flex: none;
    font-weight: 600;
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  margin-top: 10px;
  > :last-child {
    margin-left: auto;
  }
`;
export const Notes = styled.div`
  > * {
    margin-top: 6px;
  }
  /* Under the words of the note, not under its icon. */
  button {
    margin-left: 24px;
  }
`;
