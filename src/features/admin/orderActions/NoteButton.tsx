import type { Order } from '@/domain/orders/order/order';
import { Button } from '@/ui';
import { Row } from './OrderActions.styles';
import { useSteps } from './useSteps';

/** Opens the form of a note that the customer reads; absent where it is the next step already, or not allowed. */
export function NoteButton({ order }: { order: Order }) {
  const note = useSteps(order).others.find(({ name }) => name === 'note');
  return (
    note && (
      <Row>
        <Button variant="ghost" size="sm" disabled={note.disabled} onClick={note.press}>
          {note.text}
        </Button>
      </Row>
    )
  );
}
