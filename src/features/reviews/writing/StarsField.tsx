import { useId } from 'react';
import styled from 'styled-components';
import { ErrorNote, Star, VisuallyHidden } from '@/ui';
import { messages } from '../messages';

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
  /* 3:1 on the dialog's ground, also between pressed stars and the others. */
  label svg {
    fill: transparent;
    stroke: var(--gold-ink);
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  label[data-on] svg {
    fill: #ad803d;
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
          <label key={stars} data-on={stars <= value ? '' : undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <Star size={32} />
            <VisuallyHidden>{messages.star(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <ErrorNote id={`${id}-error`}>{error}</ErrorNote>}
    </Frame>
  );
}
