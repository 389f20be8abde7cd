import { streetOf, type Address } from '@/domain/addresses/address';

/** An address in one paragraph, as on a parcel. */
export function AddressText({ address }: { address: Address }) {
  return (
    <>
      {streetOf(address)}, {address.city}, {address.state} {address.pincode}
    </>
  );
}
