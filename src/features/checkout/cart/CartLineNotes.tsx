import { useDispatch } from 'react-redux';
import { cartKey, lineName, type CartItem } from '@/domain/cart/cart';
import { formatRupees } from '@/domain/money/money';
import { priceAccepted, quantityChanged } from '@/features/cart';
import { Caption, DoubtNote, ErrorNote } from '@/ui';
import { Notes } from './CartLine.styles';
import type { LineNote } from './lineState';
import { PlainAction } from '../PlainAction';
import { messages } from '../messages';

type Remediable = Exclude<LineNote, { tone: 'plain' }>;

/** The action that fixes a line with one press; a sold-out line has its Remove button already. */
function Remedy({ item, remedy }: { item: CartItem; remedy: Remediable['remedy'] }) {
  const dispatch = useDispatch();
  const key = cartKey(item);
  switch (remedy.kind) {
    case 'remove':
      return null;
    case 'take': {
      const take = () => dispatch(quantityChanged({ key, delta: remedy.units - item.quantity }));
      return (
        <PlainAction
          type="button"
          onClick={take}
          aria-label={messages.cartLineNotes.takeUnitsOf(remedy.units, lineName(item))}
        >
          {messages.cartLineNotes.takeUnits(remedy.units)}
        </PlainAction>
      );
    }
    case 'accept': {
      const price = formatRupees(remedy.price);
      const accept = () => dispatch(priceAccepted({ key, price: remedy.price }));
      return (
        <PlainAction
          type="button"
          onClick={accept}
          aria-label={messages.cartLineNotes.takeItemAt(lineName(item), price)}
        >
          {messages.cartLineNotes.takeItAt(price)}
        </PlainAction>
      );
    }
  }
}

/** The notes about a line; announced when they appear while the cart is open. */
export function CartLineNotes({ item, notes }: { item: CartItem; notes: readonly LineNote[] }) {
  return (
    <Notes role="status">
      {notes.map((note) =>
        note.tone === 'plain' ? (
          <Caption key={note.text}>{note.text}</Caption>
        ) : (
          <div key={note.text}>
            {note.tone === 'wrong' ? <ErrorNote>{note.text}</ErrorNote> : <DoubtNote>{note.text}</DoubtNote>}
            <Remedy item={item} remedy={note.remedy} />
          </div>
        ),
      )}
    </Notes>
  );
}
