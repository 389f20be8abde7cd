import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnPickup } from '@/domain/orders/order/returnCase';
import { isPickupInTrouble } from '@/domain/orders/returnDesk/steps';
import { formatMoment } from '@/lib/dates';
import { Button, Caption, TextField } from '@/ui';
import { messages } from '../messages';
import { returnActions, selectOpenReturn } from './openReturnSlice';
import { Body, Card, Pair } from './ReturnScreen.styles';
import { firstName, WordsField } from './StepCards';

const { page: texts } = messages;

interface WayProps {
  order: Order;
  /** The AWB of the courier's parcel that another way takes the place of; empty without one. */
  instead: string;
}

/** The number of a way back that the shop arranged itself. */
function HandForm({ order, instead }: WayProps) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectOpenReturn);
  const [courier, setCourier] = useState('');
  const [awb, setAwb] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { by: 'hand', courier: courier.trim(), awb: awb.trim(), instead };
    dispatch(returnActions.stepRequested({ orderId: order.orderId, step: 'pickup', body }));
  };
  return (
    <form onSubmit={send} noValidate>
      <Pair>
        <TextField
          label={texts.courier}
          hint={texts.mayBeEmpty}
          autoComplete="off"
          maxLength={40}
          value={courier}
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
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        busy={acting.status === 'sending' && acting.step === 'pickup'}
      >
        {texts.byHand}
      </Button>
    </form>
  );
}

/** Books another parcel in the place of one that the courier has not fetched. */
function BookOther({ order, instead }: WayProps) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectOpenReturn);
  const body = { by: 'courier', instead };
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={acting.status === 'sending' && acting.step === 'pickup'}
      onClick={() => dispatch(returnActions.stepRequested({ orderId: order.orderId, step: 'pickup', body }))}
    >
      {texts.bookOther}
    </Button>
  );
}

/** The booked parcel with the courier's last news of it. */
function Booked({ pickup: { courier, awb, news } }: { pickup: ReturnPickup }) {
  return (
    <>
      <p>{texts.pickupAt(courier, awb) || texts.byHand}</p>
      {news && <Caption>{texts.newsAt(messages.news[news.kind], formatMoment(news.at))}</Caption>}
      {news?.kind === 'lost' && <Caption>{texts.lostHint}</Caption>}
    </>
  );
}

/** How the parcel comes back: by the courier, or as the shop arranged it. Both can be changed until it is fetched. */
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
        {pickup?.kind === 'asking' && <Caption>{texts.asking}</Caption>}
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
            <HandForm order={order} instead={instead} />
          </>
        )}
      </Body>
    </Card>
  );
}

/** Ends a return whose parcel never comes, with words to the customer. */
export function CloseCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { draft, acting } = useSelector(selectOpenReturn);
  const words = draft.words.trim();
  const close = () => {
    if (!words) return void dispatch(returnActions.draftChanged({ tried: true }));
    const { orderId } = order;
    return void dispatch(returnActions.stepRequested({ orderId, step: 'close', body: { words } }));
  };
  return (
    <Card>
      <header>
        <h2>{texts.closeTitle}</h2>
        <small>{texts.closeHint}</small>
      </header>
      <Body>
        <WordsField label={texts.answer(firstName(order))} hint={texts.closeWordsHint} isMissing />
        <div>
          <Button
            size="sm"
            variant="ghost"
            busy={acting.status === 'sending' && acting.step === 'close'}
            onClick={close}
          >
            {texts.close}
          </Button>
        </div>
      </Body>
    </Card>
  );
}
