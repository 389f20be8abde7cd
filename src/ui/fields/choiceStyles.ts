import { css } from 'styled-components';

/** A checkbox or, with type="radio", a radio button. */
export const tick = css`
  appearance: none;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 6px;
  background: var(--surface);
  display: grid;
  place-items: center;
  flex: none;
  cursor: pointer;
  &[type='radio'],
  &[type='radio']:focus-visible {
    border-radius: 50%;
  }
  &:checked {
    background: var(--dew);
    border-color: var(--dew);
  }
  &:checked::after {
    content: '';
    width: 11px;
    height: 6px;
    border: solid var(--paper);
    border-width: 0 0 2px 2px;
    transform: translateY(-1.5px) rotate(-45deg);
  }
  &[type='radio']:checked {
    background: var(--surface);
  }
  &[type='radio']:checked::after {
    width: 10px;
    height: 10px;
    border: 0;
    border-radius: 50%;
    background: var(--dew);
    transform: none;
  }
  @media (forced-colors: active) {
    &[type='radio']:checked::after {
      background: CanvasText;
    }
  }
  &:disabled {
    background: var(--disabled);
    border-color: var(--line);
    cursor: not-allowed;
  }
`;
