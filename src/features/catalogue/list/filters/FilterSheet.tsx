import styled from 'styled-components';
import { Button, Sheet } from '@/ui';
import { withoutFilters } from '../../browse/criteria';
import { countText } from '../listTexts';
import { Filters, type FiltersProps } from './Filters';
import { messages } from '../messages/more';

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  > button {
    padding-inline: 8px;
    white-space: normal;
  }
`;

export interface FilterSheetProps extends FiltersProps {
  /** The number of results. */
  count: number;
  onClose: () => void;
}

/** Applies the price that is being typed: React reports no blur of a field that disappears with the sheet. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The filters on a phone. They apply at once; closing the sheet changes nothing. */
export default function FilterSheet({ count, onClose, ...filters }: FilterSheetProps) {
  const { criteria, onChange } = filters;
  const close = () => {
    leaveField();
    onClose();
  };
  return (
    <Sheet
      title={messages.filterSheet.filters}
      onClose={close}
      footer={
        <Actions>
          <Button variant="ghost" onClick={() => onChange(withoutFilters(criteria))}>
            {messages.filterSheet.clearAll}
          </Button>
          <Button onClick={close}>{messages.filterSheet.show(countText(count, criteria))}</Button>
        </Actions>
      }
    >
      <Filters {...filters} inSteps />
    </Sheet>
  );
}
