import { useSelector } from 'react-redux';
import { formatMoment } from '@/lib/dates';
import { LinkDone, LinkPage, LinkScreen, toShop } from '@/features/mailLink';
import { Caption, H1, Lead } from '@/ui';
import { DeliveryForm } from './DeliveryForm';
import { messages } from './messages';
import { linkOpened, selectRedelivery } from './redeliverySlice';

/** The page of a delivery link from the mail about a failed delivery. */
export default function DeliveryScreen() {
  const { question, sending } = useSelector(selectRedelivery);
  return (
    <LinkScreen
      title={messages.title}
      content={question}
      overTitle={messages.overTitle}
      open={linkOpened}
      height={320}
    >
      {(parcel, token) =>
        sending.status === 'done' ? (
          <LinkDone title={messages.doneTitle} text={sending.message} action={toShop} />
        ) : (
          <LinkPage>
            <H1>{messages.title}</H1>
            <div>
              <Lead>{messages.why(parcel.reason)}</Lead>
              <Caption>{messages.parcelTo(parcel.city, parcel.phoneEnd)}</Caption>
            </div>
            <p>{messages.until(formatMoment(parcel.dueAt))}</p>
            <DeliveryForm token={token} question={parcel} />
          </LinkPage>
        )
      }
    </LinkScreen>
  );
}
