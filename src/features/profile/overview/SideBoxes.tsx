import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { defaultAddress } from '@/domain/addresses/address';
import { store, supportPhoneUrl } from '@/domain/store';
import { AddressText, selectAddresses, selectAddressesStatus } from '@/features/addresses';
import { CreditSum, selectCredit } from '@/features/credit';
import { Caption, TextLink } from '@/ui';
import { messages } from '../messages';
import { Between, Boxes, QuietCard } from './overview.styles';

/** The address that the next parcel goes to; nothing while it is not known. */
function DeliversTo() {
  const status = useSelector(selectAddressesStatus);
  const address = defaultAddress(useSelector(selectAddresses));
  if (status !== 'ready') return null;
  return (
    <QuietCard as="section" aria-labelledby="delivers-to">
      <Between>
        <h2 id="delivers-to">{messages.overview.deliversTo}</h2>
        <TextLink as={Link} to={paths.profile} state={{ activeTab: 'addresses' }}>
          {address ? messages.overview.change : messages.overview.addAddress}
        </TextLink>
      </Between>
      <p>
        {address ? (
          <>
            {address.name}
            <br />
            <AddressText address={address} />
          </>
        ) : (
          messages.overview.noAddress
        )}
      </p>
    </QuietCard>
  );
}

/** The person's store credit; renders nothing without any. */
function Credit() {
  const credit = useSelector(selectCredit);
  if (credit.status !== 'ready' || credit.value.spendable === 0) return null;
  return (
    <CreditSum credit={credit.value}>
      <TextLink as={Link} to={`${paths.profile}#credit`}>
        {messages.overview.credit}
      </TextLink>
    </CreditSum>
  );
}

/** Store credit, the support contact, and the address of the next parcel. */
export function SideBoxes() {
  return (
    <Boxes>
      <Credit />
      <QuietCard as="section" aria-labelledby="need-help">
        <h2 id="need-help">{messages.overview.help}</h2>
        <Caption>{messages.overview.helpText(store.supportHours)}</Caption>
        <TextLink href={supportPhoneUrl()}>{store.supportPhone}</TextLink>
        <TextLink href={`mailto:${store.supportEmail}`}>{store.supportEmail}</TextLink>
      </QuietCard>
      <DeliversTo />
    </Boxes>
  );
}
