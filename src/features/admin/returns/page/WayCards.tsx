import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { streetOf } from '@/domain/addresses/address';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnPickup } from '@/domain/orders/order/returnCase';
import { unitsWith } from '@/domain/orders/returnDesk/judge';
import { isPickupInTrouble } from '@/domain/orders/returnDesk/steps';
import { describeLines } from '@/domain/orders/returns/returns';
import { firstName } from '@/domain/text/firstName';
import { focusInvalid, focusInvalidIn } from '@/lib/focusInvalid';
import { formatMoment } from '@/lib/dates';
import { Button, Caption, TextField } from '@/ui';
import { messages } from '../messages';
import { returnActions, selectOpenReturn } from './openReturnSlice';
import { Body, Card, Pair } from './ReturnScreen.styles';
import { WordsField } from './StepCards';
import { stepButton } from './stepButton';

const { page: texts } = messages;

interface WayProps {
  order: Order;
  /** The AWB of the courier's parcel that this one replaces; empty without one. */
  instead: string;
}

interface ParcelFormProps {
  order: Order;
  step: 'pickup' | 'send-back';
  label: string;
  body?: object;
  /** The message for a missing courier; absent if the field is optional. */
  courierMissing?: string;
  /** Whether it is the next step, with the primary button. */
  isNext?: boolean;
}

/** Courier and number of a parcel booked outside the shop. */
function ParcelForm({ order, step, label, body, courierMissing = '', isNext }: ParcelFormProps) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectOpenReturn);
  const [courier, setCourier] = useState('');
  const [awb, setAwb] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = courierMissing !== '' && !courier.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending.status === 'sending') return;
    setTried(true);
    if (isMissing) return void focusInvalid(event.currentTarget);
    const own = { ...body, courier: courier.trim(), awb: awb.trim() };
    dispatch(returnActions.stepRequested({ orderId: order.orderId, step, body: own }));
  };
  return (
    <form onSubmit={send} noValidate>
      <Pair>
        <TextField
          label={texts.courier}
          hint={courierMissing ? texts.courierHint : texts.mayBeEmpty}
          autoComplete="off"
          maxLength={40}
          value={courier}
          error={tried && isMissing ? courierMissing : undefined}
          onChange={({ target }) => setCourier(target.value)}
        />
        <TextField
          label={texts.awb}
          hint={texts.mayBeEmpty}
          autoComplete="off"
          maxLength={40}
          value={awb}
          onChange={({ target }) => setAwb(target.value)}
        />
      </Pair>
      <Button type="submit" size="sm" variant={isNext ? undefined : 'ghost'} {...stepButton(sending, step)}>
        {label}
      </Button>
    </form>
  );
}

/** Books another parcel to replace one that the courier has not picked up. */
function BookOther({ order, instead }: WayProps) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectOpenReturn);
  const body = { by: 'courier', instead };
  return (
    <Button
      size="sm"
      variant="ghost"
      {...stepButton(sending, 'pickup')}
      onClick={() => dispatch(returnActions.stepRequested({ orderId: order.orderId, step: 'pickup', body }))}
    >
      {texts.bookOther}
    </Button>
  );
}

/** The booked parcel with the courier's latest status. */
function Booked({ pickup: { courier, awb, news } }: { pickup: ReturnPickup }) {
  return (
    <>
      <p>{texts.pickupAt(courier, awb) || texts.byHand}</p>
      {news && <Caption>{texts.newsAt(messages.news[news.kind], formatMoment(news.at))}</Caption>}
      {news?.kind === 'lost' && <Caption>{texts.lostHint}</Caption>}
    </>
  );
}

/** The way back of the parcel: by the courier, or arranged by the shop. Both can change until the pickup. */
export function WayCard({ order, canBook }: { order: Order; canBook: boolean }) {
  const pickup = order.returnCase?.pickup;
  const isBooked = pickup?.kind === 'courier' || pickup?.kind === 'hand';
  const instead = pickup?.kind === 'courier' ? pickup.awb : '';
  const isFetched = pickup?.news?.kind === 'moving' || pickup?.news?.kind === 'here';
  return (
    <Card>
      <header>
        <h2>{texts.wayTitle}</h2>
        {!isBooked && <small>{texts.wayHint}</small>}
      </header>
      <Body>
        {pickup?.kind === 'asking' && <Caption>{pickup.problem ? texts.answerLost : texts.asking}</Caption>}
        {pickup?.kind === 'failed' && pickup.problem && <Caption>{pickup.problem}</Caption>}
        {isBooked && <Booked pickup={pickup} />}
        {canBook && !isFetched && (
          <>
            {instead && !isPickupInTrouble(order) && (
              <div>
                <BookOther order={order} instead={instead} />
              </div>
            )}
            <Caption>{isBooked ? texts.handInstead : texts.handTitle}</Caption>
            <ParcelForm order={order} step="pickup" label={texts.byHand} body={{ by: 'hand', instead }} />
          </>
        )}
      </Body>
    </Card>
  );
}

/** Ends a return whose parcel never comes, with a message to the customer. */
export function CloseCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { draft, sending } = useSelector(selectOpenReturn);
  const words = draft.words.trim();
  const close = () => {
    if (!words) {
      dispatch(returnActions.draftChanged({ tried: true }));
      focusInvalidIn('#content');
      return;
    }
    const { orderId } = order;
    dispatch(returnActions.stepRequested({ orderId, step: 'close', body: { words } }));
  };
  return (
    <Card>
      <header>
        <h2>{texts.closeTitle}</h2>
        <small>{texts.closeHint}</small>
      </header>
      <Body>
        <WordsField label={texts.answer(firstName(order.address.name))} hint={texts.closeWordsHint} />
        <div>
          <Button size="sm" variant="ghost" {...stepButton(sending, 'close')} onClick={close}>
            {texts.close}
          </Button>
        </div>
      </Body>
    </Card>
  );
}

/** Refused units go back to the customer: the shop sends them and records the parcel here. */
export function SendBackCard({ order, isNext }: { order: Order; isNext: boolean }) {
  const { address } = order;
  const kept = unitsWith(order.returnCase?.verdicts ?? [], 'keep');
  return (
    <Card>
      <header>
        <h2>{texts.sendBackTitle}</h2>
        <small>{texts.sendBackHint}</small>
      </header>
      <Body>
        <p>
          <b>{describeLines(order, kept)}</b>
        </p>
        <p>
          {address.name}, {streetOf(address)}, {address.city} {address.pincode}
        </p>
        <ParcelForm
          order={order}
          step="send-back"
          label={texts.sendBack}
          courierMissing={texts.courierMissing}
          isNext={isNext}
        />
      </Body>
    </Card>
  );
}
