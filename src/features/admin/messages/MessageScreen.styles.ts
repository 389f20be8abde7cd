import styled from 'styled-components';
import { media, underlined } from '@/ui';
import { spreadRow } from '../shared';

export const Head = styled.header`
  ${spreadRow}
  align-items: baseline;
  gap: 8px 20px;
  max-width: 720px;
  h1 {
    overflow-wrap: anywhere;
  }
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 20px;
  font-size: var(--t-small);
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    ${underlined}
  }
`;
/** A message or a reply. */
export const Letter = styled.article<{ $ours?: boolean }>`
  max-width: 720px;
  padding: 20px;
  border-radius: var(--r-l);
  background: var(${({ $ours }) => ($ours ? '--dew-tint' : '--surface')});
  ${({ $ours }) => !$ours && 'border: var(--hair);'}
  > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > footer {
    margin-top: 12px;
    color: var(--ink-2);
    font-size: var(--t-cap);
  }
  ${media.desktop} {
    padding: 24px;
    ${({ $ours }) => $ours && 'margin-left: 48px;'}
  }
`;
export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
export const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  max-width: 720px;
  > :first-child {
    width: 100%;
  }
`;
