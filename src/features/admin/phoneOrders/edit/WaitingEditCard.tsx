import { useDispatch } from 'react-redux';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { momentText } from '@/domain/orders/shipment/deliveryDate';
import { whatsAppUrl } from '@/domain/text/whatsApp';
import { confirmRequested } from '@/features/notifications';
import { CopyableText } from '@/features/orders';
import { Button, Caption, TextLink } from '@/ui';
import { useRights } from '../../access';
import { Body, CardButtons, Part } from '../newOrder/NewOrder.styles';
import { editWithdrawRequested } from './editOrderSlice';
import { messages } from './messages';

const { waiting: texts } = messages;

/** A change of the order that is made once its difference is paid: its link, and the way to take it back. */
export function WaitingEditCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const canWithdraw = useRights()('orders.edit');
  const { waitingEdit, orderId, email, address } = order;
  if (!waitingEdit) return null;
  const { link, what, paid } = waitingEdit;
  const sum = formatRupees(link.amount);
  const askToWithdraw = () =>
    dispatch(
      confirmRequested({
        title: texts.withdrawTitle,
        text: texts.withdrawText(orderId, email),
        confirmLabel: texts.withdraw,
        cancelLabel: texts.keep,
        danger: true,
        onConfirm: editWithdrawRequested(orderId),
      }),
    );
  return (
    <Part aria-label={texts.title(sum)}>
      <header>
        <h2>{paid ? texts.isPaid(sum) : texts.title(sum)}</h2>
      </header>
      <Body>
        <p>{what}</p>
        {paid ? (
          <Caption>{texts.beingMade}</Caption>
        ) : (
          <>
            <CopyableText name={texts.link} text={link.url} />
            <Caption>{texts.validUntil(momentText(link.expiresAt))}</Caption>
            <CardButtons>
              <TextLink
                href={whatsAppUrl(address.phone, texts.message(orderId, sum, what, link.url))}
                target="_blank"
                rel="noreferrer"
              >
                {texts.openWhatsApp}
              </TextLink>
              {canWithdraw && (
                <Button size="sm" variant="ghost" onClick={askToWithdraw}>
                  {texts.withdraw}
                </Button>
              )}
            </CardButtons>
          </>
        )}
      </Body>
    </Part>
  );
}
