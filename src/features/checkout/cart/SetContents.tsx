import styled from 'styled-components';
import { Picture } from '@/ui';
import type { SetFacts } from './setFacts';
import { messages } from '../messages';

const Contents = styled.dl`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  padding: 10px 12px;
  border-radius: var(--r-m);
  background: var(--mist);
  font-size: var(--t-cap);
  div {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    line-height: 1.3;
  }
  dt {
    display: contents;
  }
  && img {
    width: 28px;
    border-radius: 6px;
  }
  /* The whole set saves; the words begin where the pictures do. */
  [data-saving] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-top: 8px;
    border-top: 1px solid color-mix(in srgb, var(--dew) 16%, var(--mist));
    font-weight: 600;
    color: var(--dew);
  }
`;

/** The parts of a combo in the cart at their separate prices, and the saving. */
export function SetContents({ parts, saving }: SetFacts) {
  return (
    <Contents>
      {parts.map(({ key, text, image, price }) => (
        <div key={key}>
          <dt>
            <Picture picture={{ src: image, width: 28, height: 35 }} sizes="28px" alt="" />
            <span>{text}</span>
          </dt>
          <dd>{price}</dd>
        </div>
      ))}
      {saving && (
        <div data-saving="">
          <dt>{messages.setFacts.saving}</dt>
          <dd>{saving}</dd>
        </div>
      )}
    </Contents>
  );
}
