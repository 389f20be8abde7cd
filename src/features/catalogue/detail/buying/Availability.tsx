import styled from 'styled-components';
import { underlined } from '@/ui';
import { Link } from 'react-router-dom';
import { combosPath, productsPath } from '@/app/router/paths';
import { stockText } from '../../stockText';
import type { Detail } from '../../types';
import type { Choice } from '../detailView';
import { messages } from '../messages/availability';

const Note = styled.div`
  font-size: var(--t-small);
  b {
    color: var(--gold-ink);
  }
  a,
  button {
    min-height: 44px;
    font-weight: 600;
    color: var(--dew);
    ${underlined}
    text-decoration-color: color-mix(in srgb, var(--dew) 40%, transparent);
    text-underline-offset: 5px;
  }
  a {
    display: inline-flex;
    align-items: center;
  }
`;

interface AvailabilityProps {
  detail: Detail;
  choice: Choice;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
}

/** The units left when stock is low; the alternatives when sold out. */
export function Availability({ detail, choice, choices, onChoose }: AvailabilityProps) {
  const isSoldOut = choice.stock <= 0;
  // The admin's label may say when it is back.
  const back = detail.item.label.match(/^back /i) ? detail.item.label : null;
  const text = (isSoldOut && back) || stockText(choice.stock);
  const other = choices.find(({ stock }) => stock > 0);
  const list =
    detail.kind === 'combo'
      ? { to: combosPath, words: messages.otherCombos }
      : {
          to: productsPath({ category: detail.item.category, stock: 'in' }),
          words: messages.sameCategory(detail.item.category.toLowerCase()),
        };
  return (
    <Note role="status" aria-label={messages.stock} hidden={!text}>
      <b>{text}</b>
      {isSoldOut && (
        <>
          {'. '}
          {other ? (
            <button type="button" onClick={() => onChoose(other)}>
              {messages.takeInstead(other.label)}
            </button>
          ) : (
            <Link to={list.to}>{list.words}</Link>
          )}
        </>
      )}
    </Note>
  );
}
