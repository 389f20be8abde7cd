import { streetOf } from '@/domain/addresses/address';
import type { Order } from '@/domain/orders/order/order';
import { messages } from '../../messages';
import { Body, OrderCard } from './OrderCard.styles';

/** Where the parcel goes; what of it was erased with the account is left out. */
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
