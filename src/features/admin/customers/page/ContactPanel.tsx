import { streetOf, type Address } from '@/domain/addresses/address';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { TextLink } from '@/ui';
import { messages } from '../messages';
import { Lines, Panel } from './CustomerScreen.styles';

const { page } = messages;

function AddressLines({ address }: { address: Address }) {
  const { name, phone, city, pincode, state } = address;
  return (
    <p>
      {name}, {phone}
      <br />
      {streetOf(address)}
      <br />
      {city} {pincode}, {state}
    </p>
  );
}

/** How a customer is reached, and where their parcels go. */
export function ContactPanel({ customer: { email, phones, addresses } }: { customer: CustomerDetail }) {
  const [main, ...others] = addresses;
  return (
    <Panel>
      <header>
        <h2>{page.contact}</h2>
      </header>
      <Lines>
        {phones.length === 0 && <p>{page.noPhone}</p>}
        {phones.map((phone) => (
          <p key={phone}>
            <TextLink href={`tel:+91${phone}`}>{phone}</TextLink>
          </p>
        ))}
        {email && (
          <p>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
        )}
        {main ? <AddressLines address={main} /> : <p>{page.noAddress}</p>}
        {others.length > 0 && (
          <details>
            <summary>{page.moreAddresses(others.length)}</summary>
            {others.map((address) => (
              <AddressLines key={address.createdAt} address={address} />
            ))}
          </details>
        )}
      </Lines>
    </Panel>
  );
}
