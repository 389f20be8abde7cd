import { useDispatch, useSelector } from 'react-redux';
import { MAX_COMPARED, SHOWN_ON_PHONE, shownOnPhone } from '@/domain/compare/comparedIds';
import { cheapestByContents, comparisonRows } from '@/domain/compare/comparison';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { pageShared, shownVariant } from '@/features/catalogue';
import { chipPressed, differencesChosen, pickerOpened, selectCompare } from '@/features/compare';
import { Button, Checkbox, Chip, H1, Lead } from '@/ui';
import { CompareTable } from './CompareTable';
import { Chips, Tools } from './Compare.styles';
import { messages } from './messages';

interface ComparisonProps {
  products: readonly ProductSummary[];
  onTakeOut: (id: string) => void;
}

/** One to four products, each in the size of its card. */
export function Comparison({ products, onTakeOut }: ComparisonProps) {
  const dispatch = useDispatch();
  const { onPhone, isOnlyDifferent } = useSelector(selectCompare);
  const columns = products.map((product) => ({ product, size: shownVariant(product) }));
  const rows = comparisonRows(columns);
  const cheapest = cheapestByContents(columns);
  const shown = shownOnPhone(
    products.map(({ id }) => id),
    onPhone,
  );
  const isAlone = products.length === 1;
  const lead = cheapest ? messages.cheapest(cheapest.name, cheapest.unit, columns.length) : messages.prices;
  const open = () => dispatch(pickerOpened());
  return (
    <>
      <H1>{messages.title(products.length)}</H1>
      <Lead>{isAlone ? messages.one : lead}</Lead>
      {products.length > SHOWN_ON_PHONE && (
        <Chips role="group" aria-label={messages.shown}>
          {products.map(({ id, name }) => (
            <Chip
              key={id}
              on={shown.includes(id)}
              aria-pressed={shown.includes(id)}
              onClick={() => dispatch(chipPressed(id))}
            >
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <Tools>
        {!isAlone && (
          <Checkbox
            label={messages.onlyDifferent}
            checked={isOnlyDifferent}
            onChange={(event) => dispatch(differencesChosen(event.target.checked))}
          />
        )}
        {!isAlone && products.length < MAX_COMPARED && (
          <Button variant="ghost" size="sm" onClick={open}>
            {messages.addAnother}
          </Button>
        )}
        {!isAlone && (
          <Button variant="ghost" size="sm" onClick={() => dispatch(pageShared(messages.pageTitle))}>
            {messages.share}
          </Button>
        )}
      </Tools>
      <CompareTable
        columns={columns}
        rows={isOnlyDifferent ? rows.filter(({ isSame }) => !isSame) : rows}
        onPhone={shown}
        onTakeOut={onTakeOut}
        onAdd={open}
      />
    </>
  );
}
