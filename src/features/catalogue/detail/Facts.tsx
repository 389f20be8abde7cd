import styled from 'styled-components';
import { Accordion } from '@/ui';
import type { Detail } from '../types';
import { splitDescription, type Choice } from './detailView';
import { labelFacts } from './labelFacts';

const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  gap: 12px;
  li {
    display: grid;
    grid-template-columns: 32px 1fr;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font: 400 1.25rem/1.25 var(--serif);
    color: var(--dew);
  }
`;
const Points = styled.ul`
  display: grid;
  gap: 6px;
  margin-top: 12px;
  list-style: disc;
  padding-left: 20px;
`;
const Sheet = styled.dl`
  display: grid;
  div {
    display: grid;
    grid-template-columns: minmax(124px, 38%) minmax(0, 1fr);
    gap: 16px;
    padding: 11px 0;
    border-top: var(--hair);
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    color: var(--ink);
  }
`;

/** What it does, how to use it, all that is in it, and what the label must say. */
export function Facts({ detail, choice }: { detail: Detail; choice: Choice }) {
  const { description, benefits } = detail.item;
  const { rest } = splitDescription(description);
  return (
    <div>
      <Accordion title="What it does" open>
        {rest && <p>{rest}</p>}
        <Points>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Points>
      </Accordion>
      {detail.kind === 'product' && (
        <>
          <Accordion title="How to use">
            <Steps>
              {detail.item.howToUse.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          </Accordion>
          <Accordion title="Full ingredient list">
            <p>{detail.item.ingredients.join(', ')}.</p>
          </Accordion>
        </>
      )}
      <Accordion title="Label facts" open>
        <Sheet>
          {labelFacts(detail, choice).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Sheet>
      </Accordion>
    </div>
  );
}
