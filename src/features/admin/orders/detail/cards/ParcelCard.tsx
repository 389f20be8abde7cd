import { dayText } from '@/domain/orders/shipment/deliveryDate';
import type { Order } from '@/domain/orders/order/order';
import { allowedActs } from '@/domain/orders/undelivered/answerUndelivered';
import { lossChoiceOf } from '@/domain/orders/undelivered/closeLost';
import { isPacked, toCollect } from '@/domain/orders/packing/packingSlip';
import { isTroubleOpen, troubleNote } from '@/domain/orders/shipment/parcelTrouble';
import { isParcelCancelled } from '@/domain/orders/shipment/cancelledParcel';
import { CopyableText, parcelWords } from '@/features/orders';
import { Caption, ErrorNote, Icon, mailIcon, TextLink } from '@/ui';
import { messages } from '../../messages';
import { Audience, Body, Facts, OrderCard } from './OrderCard.styles';

const { detail: texts } = messages;

/** A failed request to the courier, with its number of attempts. */
function Problem({ title, problem, count }: { title: string; problem: string; count: number }) {
  return (
    problem && (
      <div>
        <Caption>{title}</Caption>
        <ErrorNote>{texts.attempts(problem, count)}</ErrorNote>
      </div>
    )
  );
}

/** The trouble with the parcel, in the words that the customer reads. */
function Trouble({ order }: { order: Order }) {
  const note = troubleNote(order);
  if (!note) return null;
  // The page's next step handles it in another way.
  const hasOtherStep = allowedActs(order.undelivered).length > 0 || lossChoiceOf(order) !== null;
  const asksForNote = isTroubleOpen(order) && !hasOtherStep;
  return (
    <div>
      <ErrorNote>{texts.troubleTitle}</ErrorNote>
      <Audience>
        <Icon name={mailIcon} size={16} />
        {texts.customerReads(note)}
      </Audience>
      {asksForNote && <Caption>{texts.addNote}</Caption>}
    </div>
  );
}

/** Status and courier of the parcel, the amount to collect, and its problems. */
export function ParcelCard({ order }: { order: Order }) {
  const { shipment, cancelling, deliverBy, status } = order;
  const words = parcelWords(order);
  const collects = isPacked(status) && status !== 'delivered' && !order.erasedAt;
  return (
    <OrderCard>
      <header>
        <h2>{texts.parcel.title}</h2>
        {!words && shipment.trackingUrl && (
          <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            {texts.parcel.track}
          </TextLink>
        )}
      </header>
      <Body>
        <Trouble order={order} />
        <Facts>
          {deliverBy && (
            <>
              <dt>{texts.parcel.promised}</dt>
              <dd>
                <b>{dayText(deliverBy)}</b>
              </dd>
            </>
          )}
          <dt>{texts.parcel.courier}</dt>
          <dd>{words ?? shipment.courier}</dd>
          {!words && shipment.awb && (
            <>
              <dt>{texts.parcel.number}</dt>
              <dd>
                <CopyableText name={messages.list.awb} text={shipment.awb} />
              </dd>
            </>
          )}
        </Facts>
        {collects && <p>{toCollect(order)}.</p>}
        <Problem
          title={texts.cancelling}
          problem={cancelling?.problem ?? ''}
          count={cancelling?.attempts ?? 0}
        />
        {isParcelCancelled(order) ? (
          <ErrorNote>{texts.parcelCancelled}</ErrorNote>
        ) : (
          <Problem title={texts.booking} problem={shipment.problem} count={shipment.attempts} />
        )}
      </Body>
    </OrderCard>
  );
}
