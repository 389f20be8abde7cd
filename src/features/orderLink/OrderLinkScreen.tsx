import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { LinkPage, LinkScreen } from '@/features/mailLink';
import { OrderCard } from '@/features/orders';
import { Button, Caption, H1, media, VisuallyHidden } from '@/ui';
import { messages } from './messages';
import { orderLinkOpened, selectOrderLink } from './orderLinkSlice';

const Page = styled(LinkPage)`
  --column: 880px;
  ${media.desktop} {
    --column: min(880px, 68%);
  }
`;
const WayOn = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  margin-top: 24px;
`;

const newLink = (
  <Button as={Link} variant="ghost" to={paths.track}>
    {messages.track.newLink}
  </Button>
);

/** The link to the account, for actions that a link alone does not allow. */
function ToAccount({ order: { orderId, phoneOrder } }: { order: Order }) {
  return (
    <WayOn>
      {phoneOrder?.hasNoAccount ? (
        <Caption>{messages.noAccount}</Caption>
      ) : (
        <>
          <Button as={Link} variant="ghost" size="sm" to={`${paths.profile}#orders/${orderId}`}>
            {messages.account}
          </Button>
          <Caption>{messages.accountHint}</Caption>
        </>
      )}
    </WayOn>
  );
}

/**
 * The state of an order, for anybody with the link of its mails. It needs no login and hides personal data.
 */
export default function OrderLinkScreen() {
  const { order: content } = useSelector(selectOrderLink);
  return (
    <LinkScreen
      title={messages.title}
      content={content}
      overAction={newLink}
      open={orderLinkOpened}
      height={520}
      Page={Page}
    >
      {(order) => (
        <Page>
          <H1>{messages.title}</H1>
          <VisuallyHidden as="h2">{messages.heading(order.orderId)}</VisuallyHidden>
          <OrderCard order={order} open actions={<ToAccount order={order} />} />
        </Page>
      )}
    </LinkScreen>
  );
}
