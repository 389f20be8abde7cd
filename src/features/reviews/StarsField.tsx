import { useId } from 'react';
import styled from 'styled-components';
import { Caption, VisuallyHidden } from '@/ui';
import { messages } from './messages';

const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

const Frame = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 600;
    font-size: var(--t-small);
  }
  > div {
    display: flex;
    align-items: center;
    margin-left: -8px;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: var(--r-m);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--dew);
    outline-offset: -2px;
  }
`;

interface StarsFieldProps {
  value: number;
  error?: string;
  onChange: (stars: number) => void;
}

/** Five stars to press, or to choose with the arrow keys. */
export function StarsField({ value, error, onChange }: StarsFieldProps) {
  const id = useId();
  return (
    <Frame aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{messages.stars}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <svg
              viewBox="0 0 20 20"
              width={32}
              height={32}
              aria-hidden="true"
              fill={stars <= value ? 'var(--gold)' : 'var(--line)'}
            >
              <path d={STAR} />
            </svg>
            <VisuallyHidden>{messages.star(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <Caption id={`${id}-error`} style={{ color: 'var(--danger)' }}>
          {error}
        </Caption>
      )}
    </Frame>
  );
}
