import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Caption, Checkbox, TextField, TextLink } from '@/ui';
import type { FacetOption } from '../../browse/options';
import { messages } from '../messages/more';

const Field = styled.div`
  padding: 2px 2px 6px;
  label {
    position: absolute;
    clip-path: inset(50%);
  }
  input {
    height: 46px;
  }
`;
const More = styled(TextLink)`
  min-height: 44px;
`;

/** Longer lists start with the first few options. */
const COLLAPSE_ABOVE = 12;
const FIRST = 8;

interface OptionListProps {
  /** Plural of the facet, in lower case: 'ingredients'. */
  what: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** Whether there is a search field; a long list has one in any case. */
  searchable?: boolean;
  onToggle: (value: string) => void;
}

/** The options of a filter; a long list starts with the most frequent ones and has a search field. */
export function OptionList({ what, options, chosen, searchable = false, onToggle }: OptionListProps) {
  const [term, setTerm] = useState('');
  const [all, setAll] = useState(false);
  const normalisedTerm = term.trim().toLowerCase();
  const matching = options.filter(({ value }) => value.toLowerCase().includes(normalisedTerm));
  const showsAll = all || normalisedTerm !== '' || options.length <= COLLAPSE_ABOVE;
  const visible = showsAll
    ? matching
    : options.filter(({ value }, at) => chosen.includes(value) || at < FIRST);
  const firstMore = options.find(
    ({ value, count }, at) => at >= FIRST && count > 0 && !chosen.includes(value),
  );
  const firstMoreBox = useRef<HTMLInputElement>(null);
  // The pressed button is gone.
  useOnChange(all, () => firstMoreBox.current?.focus({ preventScroll: true }));
  return (
    <>
      {(searchable || options.length > COLLAPSE_ABOVE) && (
        <Field>
          <TextField
            label={messages.optionList.search(what)}
            placeholder={messages.optionList.search(what)}
            autoComplete="off"
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
        </Field>
      )}
      {visible.map(({ value, count }) => (
        <Checkbox
          key={value}
          ref={value === firstMore?.value ? firstMoreBox : undefined}
          value={value}
          label={value}
          count={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      {normalisedTerm !== '' && matching.length === 0 && (
        <Caption role="status">{messages.optionList.nothingLike(what, term.trim())}</Caption>
      )}
      {!showsAll && (
        <More as="button" type="button" onClick={() => setAll(true)}>
          {messages.optionList.showAll(options.length)}
        </More>
      )}
    </>
  );
}
