import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon';

const COLOURS = { danger: '--danger', doubt: '--ink-2', good: '--dew' } as const;

const Line = styled.p<{ $tone: keyof typeof COLOURS }>`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  color: var(${({ $tone }) => COLOURS[$tone]});
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
    <Line id={id} $tone="danger">
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </Line>
  );
}

/** What may be wrong; nobody has to do anything about it. */
export function DoubtNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $tone="doubt">
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </Line>
  );
}

/** What went well. */
export function OkNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $tone="good">
      <Icon name="check" size={20} />
      <span>{children}</span>
    </Line>
  );
}
