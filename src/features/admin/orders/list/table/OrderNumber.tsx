import { Number } from './OrderCells.styles';
import { numberParts } from './orderNumber';

/** The last digits by which an order is called; the whole number is read aloud, copied and in the tooltip. */
export function OrderNumber({ id }: { id: string }) {
  const { start, hidden, end, bold } = numberParts(id);
  return (
    <Number>
      {start}
      {hidden && <span>{hidden}</span>}
      {end}
      <b>{bold}</b>
    </Number>
  );
}

/** An AWB by its last digits, as couriers call it; the whole number is read aloud, copied and found. */
export function AwbNumber({ awb }: { awb: string }) {
  const { start, hidden, end, bold } = numberParts(awb);
  return (
    <Number>
      {hidden ? <span>{start + hidden}</span> : start}
      {end}
      {bold}
    </Number>
  );
}
