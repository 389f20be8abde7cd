import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';

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

/** An error message below its subject. */
export function ErrorNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $tone="danger">
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </Line>
  );
}

/** A warning that blocks nothing. */
export function DoubtNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $tone="doubt">
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </Line>
  );
}

/** A success message. */
export function OkNote({ id, children }: NoteProps) {
  return (
    <Line id={id} $tone="good">
      <Icon name="check" size={20} />
      <span>{children}</span>
    </Line>
  );
}
