import { Link } from 'react-router-dom';
import { adminCustomerPath, adminPaths } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { useRights } from '@/features/admin/access';
import { Caption, Icon, mailIcon, phoneIcon, TextLink } from '@/ui';
import { messages } from '../../messages';
import { Body, Contact, OrderCard } from './OrderCard.styles';

const { customer: texts } = messages.detail;

const ordersOf = (phone: string) => `${adminPaths.orders}?${new URLSearchParams({ q: phone }).toString()}`;

/** The customer of an order, with links to call and write, and to their page and other orders; a deleted account has none. */
export function CustomerCard({ order: { address, email, erasedAt, userId } }: { order: Order }) {
  const canOpen = useRights()('customers.read');
  return (
    <OrderCard>
      <header>
        <h2>{texts.title}</h2>
        {!erasedAt && (
          <TextLink as={Link} to={ordersOf(address.phone)}>
            {texts.orders}
          </TextLink>
        )}
      </header>
      <Body>
        {erasedAt ? (
          <Caption>{texts.deleted}</Caption>
        ) : (
          <>
            <p>
              {canOpen ? (
                <TextLink as={Link} to={adminCustomerPath(userId)}>
                  {address.name}
                </TextLink>
              ) : (
                <b>{address.name}</b>
              )}
            </p>
            <Contact>
              <TextLink href={`tel:+91${address.phone}`}>
                <Icon name={phoneIcon} size={20} />
                {address.phone}
              </TextLink>
              {email && (
                <TextLink href={`mailto:${email}`}>
                  <Icon name={mailIcon} size={20} />
                  {email}
                </TextLink>
              )}
            </Contact>
          </>
        )}
      </Body>
    </OrderCard>
  );
}
