import styled from 'styled-components';
import { streetOf, type Address } from '@/domain/addresses/address';

/** Moves to the next line as a whole, so that the PIN code never stands there alone. */
const Place = styled.span`
  display: inline-block;
`;

/** An address in one paragraph, as on a parcel. */
export function AddressText({ address }: { address: Address }) {
  return (
    <>
      {streetOf(address)},{' '}
      <Place>
        {address.city}, {address.state} {address.pincode}
      </Place>
    </>
  );
}
