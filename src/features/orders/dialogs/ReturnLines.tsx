import styled from 'styled-components';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { Order } from '@/domain/orders/order/order';
import { Caption, Checkbox, ErrorNote, Stepper } from '@/ui';
import { messages } from '../messages';

const Fieldset = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  legend {
    padding: 0;
    font-weight: 600;
    margin-bottom: 4px;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding-block: 4px;
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-inline-start: auto;
  }
`;

interface ReturnLinesProps {
  order: Order;
  /** Returned units of each line, by index; 0 if it stays. */
  counts: readonly number[];
  /** Why the selection cannot be returned; undefined if it can. */
  error: string | undefined;
  onChange: (counts: number[]) => void;
}

/** The returned products and their units. Renders nothing for an order of one unit. */
export function ReturnLines({ order: { lines }, counts, error, onChange }: ReturnLinesProps) {
  if (lines.length === 1 && lines[0]?.quantity === 1) return null;
  const change = (at: number, count: number) =>
    onChange(counts.map((before, index) => (index === at ? count : before)));
  return (
    <Fieldset>
      <legend>{messages.returnDialog.what}</legend>
      {lines.map((line, at) => {
        const title = itemTitle(line);
        const count = counts[at] ?? 0;
        return (
          <Row key={at}>
            {lines.length > 1 ? (
              <Checkbox
                name="lines"
                label={title}
                checked={count > 0}
                onChange={({ target }) => change(at, target.checked ? line.quantity : 0)}
              />
            ) : (
              <span>{title}</span>
            )}
            {line.quantity > 1 && count > 0 && (
              <div>
                <Stepper
                  size="sm"
                  label={messages.returnDialog.quantityOf(title)}
                  value={count}
                  max={line.quantity}
                  onStep={(delta) => change(at, count + delta)}
                />
                <Caption as="span">{messages.returnDialog.ofBought(line.quantity)}</Caption>
              </div>
            )}
          </Row>
        );
      })}
      {error && (
        <div role="alert">
          <ErrorNote>{error}</ErrorNote>
        </div>
      )}
    </Fieldset>
  );
}
