import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { Order, OrderStatus } from '@/domain/orders/order/order';
import { momentText } from '@/domain/orders/shipment/deliveryDate';
import { whatsAppUrl } from '@/domain/text/whatsApp';
import { orderText } from '@/domain/phoneOrders/orderText';
import { confirmRequested } from '@/features/notifications';
import { CopyButton, CopyableText } from '@/features/orders';
import { Button, Caption, TextLink } from '@/ui';
import { useRights } from '../access';
import { linkCancelRequested } from './linkActions';
import { Body, CardButtons, MessageText, Part } from './newOrder/NewOrder.styles';
import { messages } from './messages';

const { card: texts } = messages;

/** There is nothing to send about these any more. */
const OVER = new Set<OrderStatus>(['expired', 'cancelled', 'refunded']);

/** The payment link of an order that the team placed, and a message to send to the customer. */
export function PhoneOrderCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const canCancel = useRights()('orders.create');
  const message = useRef<HTMLPreElement>(null);
  const { phoneOrder, orderId, email, address, status } = order;
  if (!phoneOrder || order.erasedAt) return null;
  const isWaiting = status === 'pending_payment';
  const link = isWaiting ? phoneOrder.link : undefined;
  const text = orderText(order);
  const askToCancel = () =>
    dispatch(
      confirmRequested({
        title: texts.cancelTitle,
        text: texts.cancelText(orderId, email),
        confirmLabel: texts.cancel,
        cancelLabel: texts.keep,
        danger: true,
        onConfirm: linkCancelRequested(orderId),
      }),
    );
  return (
    <Part>
      <header>
        <h2>{texts.title}</h2>
        <small>{phoneOrder.hasNoAccount && texts.noAccount}</small>
      </header>
      <Body>
        {isWaiting && !link && <Caption>{texts.notReady}</Caption>}
        {link && (
          <>
            <CopyableText name={texts.link} text={link.url} />
            <Caption>{texts.validUntil(momentText(link.expiresAt))}</Caption>
          </>
        )}
        {OVER.has(status) ? <Caption>{texts.over}</Caption> : <MessageText ref={message}>{text}</MessageText>}
        {!OVER.has(status) && (
          <CardButtons>
            <CopyButton name={texts.text} shown={message} />
            <TextLink href={whatsAppUrl(address.phone, text)} target="_blank" rel="noreferrer">
              {texts.openWhatsApp}
            </TextLink>
            {isWaiting && canCancel && (
              <Button size="sm" variant="ghost" onClick={askToCancel}>
                {texts.cancel}
              </Button>
            )}
          </CardButtons>
        )}
      </Body>
    </Part>
  );
}
