import styled from 'styled-components';
import { formatRupees } from '@/domain/money/money';
import { media } from '@/ui';
import { stockText } from '../../stockText';
import type { Choice } from '../detailView';
import { variantGroup } from '@/domain/catalogue/netQuantity';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Option = styled.button<{ $on: boolean; $out: boolean }>`
  white-space: normal;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 64px;
  padding: 8px 14px;
  border: 1px solid var(${({ $on }) => ($on ? '--dew' : '--line-strong')});
  border-radius: var(--r-m);
  text-align: left;
  line-height: 1.3;
  ${({ $on }) => $on && 'box-shadow: inset 0 0 0 1px var(--dew); background: var(--surface);'}
  ${({ $out }) => $out && 'border-style: dashed; b { color: var(--ink-3); }'}
  &:focus-visible {
    border-radius: var(--r-m);
    box-shadow: var(--ring);
  }
  span {
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
`;

interface VariantsProps {
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** Sizes or shades with their prices. A sold-out one can be viewed, but not bought. */
export function Variants({ choices, chosen, onChoose }: VariantsProps) {
  return (
    <Grid role="group" aria-label={variantGroup(choices.map(({ label }) => label))}>
      {choices.map((choice) => (
        <Option
          key={choice.id}
          type="button"
          aria-pressed={choice.id === chosen.id}
          onClick={() => onChoose(choice)}
          $on={choice.id === chosen.id}
          $out={choice.stock <= 0}
        >
          <b>{choice.label}</b>
          <span>{[formatRupees(choice.price), stockText(choice.stock)].filter(Boolean).join(', ')}</span>
        </Option>
      ))}
    </Grid>
  );
}
