import { streetOf } from '@/domain/addresses/address';
import type { Order } from '@/domain/orders/order/order';
import { messages } from '../../messages';
import { Body, OrderCard } from './OrderCard.styles';

/** The delivery address, without fields that were erased with the account. */
export function AddressCard({ order: { address } }: { order: Order }) {
  const { name, city, state, pincode } = address;
  const place = [city, `${state} ${pincode}`.trim()].filter(Boolean).join(', ');
  return (
    <OrderCard>
      <header>
        <h2>{messages.detail.address}</h2>
      </header>
      <Body>
        <div>
          {[name, streetOf(address), place].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Body>
    </OrderCard>
  );
}
