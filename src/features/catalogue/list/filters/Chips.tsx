import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { focusContent } from '@/lib/focusContent';
import { Chip, media, TextLink } from '@/ui';
import { chipsOf } from '../../browse/chips';
import { withoutFilters, type Criteria } from '../../browse/criteria';
import { messages } from '../messages/more';

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter) 18px;
  scrollbar-width: none;
  button:last-child {
    flex: none;
    margin-left: 8px;
  }
  ${media.desktop} {
    flex-wrap: wrap;
    margin: 0;
    padding: 8px 0 24px;
  }
`;

interface ChipsProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** The active filters, each with a button that removes it. */
export default function Chips({ criteria, onChange }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  /** The removed chip had the focus, which moves to the next one. */
  const gap = useRef<number | null>(null);
  const chips = chipsOf(criteria);
  useLayoutEffect(() => {
    if (gap.current === null) return;
    const left = row.current?.querySelectorAll('button');
    if (left) left[Math.min(gap.current, left.length - 1)]?.focus({ preventScroll: true });
    else focusContent();
    gap.current = null;
  });
  if (chips.length === 0) return null;
  const takeOff = (at: number, without: Criteria) => {
    gap.current = at;
    onChange(without);
  };
  return (
    <Row ref={row} role="group" aria-label={messages.chips.filtersThatAreOn}>
      {chips.map(({ key, label, without }, at) => (
        <Chip
          key={key}
          on
          icon="close"
          aria-label={messages.chips.remove(label)}
          onClick={() => takeOff(at, without)}
        >
          {label}
        </Chip>
      ))}
      <TextLink as="button" type="button" onClick={() => takeOff(0, { ...withoutFilters(criteria), q: '' })}>
        {messages.chips.clearAll}
      </TextLink>
    </Row>
  );
}
