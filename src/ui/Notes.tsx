import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';

const Line = styled.p<{ $danger: boolean }>`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  color: var(${({ $danger }) => ($danger ? '--danger' : '--dew')});
  font-size: var(--t-small);
  font-weight: 500;
`;

interface NoteProps {
  id?: string;
  children: ReactNode;
}

/** What is wrong, in words, under what it is about. */
export function ErrorNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $danger>
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </Line>
  );
}

/** What went well. */
export function OkNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $danger={false}>
      <Icon name="check" size={20} />
      <span>{children}</span>
    </Line>
  );
}
