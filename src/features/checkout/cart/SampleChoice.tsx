import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { sampleView } from '@/domain/cart/sample';
import { formatRupees } from '@/domain/money/money';
import { extrasChanged, selectExtras } from '@/features/extras';
import { Caption, H3, Picture, TextLink, tick } from '@/ui';
import { selectSampleGoods, selectAvailableSamples } from '../checkoutSelectors';
import { messages } from '../messages';

const Part = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 8px;
  padding: 16px 0;
  border-top: var(--hair);
  h3 {
    font: 600 1rem/1.4 var(--sans);
  }
  > button {
    justify-self: start;
  }
`;
const Soon = styled(Caption)`
  padding: 14px 0;
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 10px;
`;
const Choice = styled.label`
  position: relative;
  display: grid;
  gap: 8px;
  align-content: start;
  padding: 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  font-size: var(--t-small);
  line-height: 1.3;
  cursor: pointer;
  &:has(input:checked) {
    border-color: var(--dew);
    box-shadow: inset 0 0 0 1px var(--dew);
  }
  &:has(input:focus-visible) {
    box-shadow: var(--ring);
  }
  input {
    ${tick}
    position: absolute;
    top: 14px;
    left: 14px;
    &:focus-visible {
      box-shadow: none;
    }
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-s);
  }
  b {
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--ink-3);
  }
`;

/** The choice of a free sample, or the amount that is missing for one. No sample is preselected. */
export function SampleChoice() {
  const dispatch = useDispatch();
  const name = useId();
  const part = useRef<HTMLElement>(null);
  const { sample } = useSelector(selectExtras);
  const view = sampleView(useSelector(selectAvailableSamples), useSelector(selectSampleGoods));
  if (view.kind === 'none') return null;
  if (view.kind === 'soon') return <Soon>{messages.sample.soon(formatRupees(view.missing))}</Soon>;
  const choose = (sku: string) => dispatch(extrasChanged({ sample: sku }));
  const goWithout = () => {
    // The button disappears, so the focus moves to the section.
    part.current?.focus();
    choose('');
  };
  return (
    <Part ref={part} tabIndex={-1} aria-labelledby={`${name}-title`}>
      <div>
        <H3 id={`${name}-title`}>{messages.sample.title}</H3>
        <Caption>{messages.sample.why}</Caption>
      </div>
      <Choices role="radiogroup" aria-labelledby={`${name}-title`}>
        {view.choices.map((choice) => (
          <Choice key={choice.sku}>
            <input
              type="radio"
              name={name}
              checked={choice.sku === sample}
              onChange={() => choose(choice.sku)}
            />
            <Picture picture={{ src: choice.mainImage, width: 104, height: 130 }} sizes="140px" alt="" />
            <span>
              <b>{choice.name}</b>
              <small>{choice.variant}</small>
            </span>
          </Choice>
        ))}
      </Choices>
      {sample && (
        <TextLink as="button" type="button" onClick={goWithout}>
          {messages.sample.none}
        </TextLink>
      )}
    </Part>
  );
}
