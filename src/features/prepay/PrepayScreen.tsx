import { useSelector } from 'react-redux';
import { formatRupees } from '@/domain/money/money';
import { LinkPage, LinkScreen } from '@/features/mailLink';
import { Caption, H1, SumList, SumRow } from '@/ui';
import { messages } from './messages';
import { PayButton } from './PayButton';
import { prepayLinkOpened, selectPrepay } from './prepaySlice';

/** The page of a prepay link from the mail of a cash order. */
export default function PrepayScreen() {
  const { question } = useSelector(selectPrepay);
  return (
    <LinkScreen
      title={messages.title}
      content={question}
      overTitle={messages.overTitle}
      open={prepayLinkOpened}
      height={240}
    >
      {({ orderId, units, cash, online, saving }, token) => (
        <LinkPage>
          <div>
            <H1>{messages.heading(formatRupees(saving))}</H1>
            <Caption style={{ marginTop: 8 }}>{messages.what(orderId, units)}</Caption>
          </div>
          <SumList>
            <SumRow label={messages.inCash} amount={formatRupees(cash)} />
            <SumRow tone="saving" label={messages.saving} amount={`−${formatRupees(saving)}`} />
            <SumRow tone="total" label={messages.online} amount={formatRupees(online)} />
          </SumList>
          <PayButton target={{ key: token, by: 'link' }} online={online} />
        </LinkPage>
      )}
    </LinkScreen>
  );
}
