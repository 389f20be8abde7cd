import { useState } from 'react';
import styled from 'styled-components';
import { TextField } from '@/ui';
import type { Criteria } from '../../browse/criteria';
import { messages } from '../messages/more';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  padding: 2px 2px 4px;
  input {
    height: 46px;
  }
`;

type End = 'from' | 'to';
const textOf = (value: number | null) => (value === null ? '' : `₹${value}`);
/** The first number of a text, in which commas and spaces group digits. */
const valueOf = (text: string) => {
  const [digits] = /\d+(?:\.\d+)?/.exec(text.replace(/[\s,]/g, '')) ?? [];
  return digits === undefined ? null : Number(digits);
};

interface PriceRangeProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** From and to in rupees; applied on blur or Enter. */
export function PriceRange({ criteria, onChange }: PriceRangeProps) {
  /** The text while it is typed; otherwise null, and the fields show the active range. */
  const [draft, setDraft] = useState<Partial<Record<End, string>>>({});
  const text = (end: End) => draft[end] ?? textOf(criteria[end]);
  const commit = () => {
    if (draft.from === undefined && draft.to === undefined) return;
    const from = valueOf(text('from'));
    const to = valueOf(text('to'));
    const crossed = from !== null && to !== null && from > to;
    setDraft({});
    onChange({ ...criteria, from: crossed ? to : from, to: crossed ? from : to });
  };
  const field = (end: End, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder="₹"
      value={text(end)}
      onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
  return (
    <Pair>
      {field('from', messages.priceRange.from)}
      {field('to', messages.priceRange.to)}
    </Pair>
  );
}
