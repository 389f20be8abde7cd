import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { Caption, Icon, mailIcon, phoneIcon, TextLink } from '@/ui';
import { messages } from '../messages';
import { Body, Contact, OrderCard } from './OrderCard.styles';

const { customer: texts } = messages.detail;

const ordersOf = (phone: string) => `${adminPaths.orders}?${new URLSearchParams({ q: phone }).toString()}`;

/** Who ordered, with the links that ring and write, and their other orders; a deleted account has none. */
export function CustomerCard({ order: { address, email, erasedAt } }: { order: Order }) {
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
              <b>{address.name}</b>
            </p>
            <Contact>
              <TextLink href={`tel:+91${address.phone}`}>
                <Icon name={phoneIcon} size={20} />
                {address.phone}
              </TextLink>
              <TextLink href={`mailto:${email}`}>
                <Icon name={mailIcon} size={20} />
                {email}
              </TextLink>
            </Contact>
          </>
        )}
      </Body>
    </OrderCard>
  );
}
