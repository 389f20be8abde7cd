import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { validateAddress } from '@/domain/addresses/address';
import { formOf } from '@/domain/addresses/addressEntry';
import { editProblem, itemsProblem } from '@/domain/orders/waitingEdit/canEdit';
import type { Order } from '@/domain/orders/order/order';
import { useUnsavedForm } from '@/features/unsaved';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption, ErrorNote, Icon, Locked, Skeleton, TextLink } from '@/ui';
import { useKeys } from '../../keys';
import { NoOrder } from '../../openOrder';
import { PageNav } from '../../shared';
import { AddressFields } from '../newOrder/AddressFields';
import { Body, Columns, Fields, Part, Stack } from '../newOrder/NewOrder.styles';
import { messages as desk } from '../messages';
import { EditItems } from './EditItems';
import { EditSums } from './EditSums';
import { editOrderActions as actions, isEdited, selectEditOrder } from './editOrderSlice';
import { messages } from './messages';
import { submitForm } from '@/lib/submitForm';

function EditForm({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const edit = useSelector(selectEditOrder);
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedForm(isEdited(edit), messages.leaving);
  useKeys({ 'mod+enter': () => form.current && submitForm(form.current) });
  const found = validateAddress(formOf(edit.address), desk.address.missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else if (edit.sending.status !== 'sending') dispatch(actions.editSaveRequested(order.orderId));
  };
  // A locked field lost the focus.
  const { status } = edit.sending;
  const submitButton = () => form.current?.querySelector<HTMLElement>('[type=submit]') ?? null;
  useOnChange(status, () => catchFocus(status === 'failed' ? submitButton() : null));
  const isMoved = isEdited(edit);
  const fixed = itemsProblem(order);
  return (
    <Columns ref={form} onSubmit={submit} noValidate aria-label={messages.title(order.orderId)}>
      <Stack>
        <Locked disabled={edit.sending.status === 'sending'}>
          {fixed ? <Caption>{fixed.message}</Caption> : <EditItems order={order} />}
          <Part aria-label={messages.address.title}>
            <header>
              <h2>{messages.address.title}</h2>
            </header>
            <Body>
              <Fields>
                <AddressFields
                  address={edit.address}
                  errors={hasTried || isMoved ? found : {}}
                  pincodeWarning={edit.isPincodeUnknown ? desk.address.unknownPincode : undefined}
                  onType={(field, text) => dispatch(actions.editAddressTyped({ field, text }))}
                />
              </Fields>
            </Body>
          </Part>
        </Locked>
      </Stack>
      <Stack data-side="">
        <EditSums order={order} isWrong={isMoved && Object.keys(found).length > 0} />
      </Stack>
    </Columns>
  );
}

/** Changes items and address of an order that is not packed. */
export default function EditOrderScreen() {
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  usePageTitle(messages.title(orderId));
  const { order } = useSelector(selectEditOrder);
  useEffect(() => {
    dispatch(actions.editOrderShown(orderId));
    return () => void dispatch(actions.editOrderLeft());
  }, [dispatch, orderId]);
  const found = order.status === 'ready' && order.value?.orderId === orderId ? order.value : null;
  const problem = found && editProblem(found);
  return (
    <>
      <PageNav aria-label={messages.nav}>
        <TextLink as={Link} to={adminOrderPath(orderId)}>
          <Icon name="back" size={20} />
          {messages.back}
        </TextLink>
      </PageNav>
      <h1>{messages.title(orderId)}</h1>
      {order.status === 'loading' && <Skeleton style={{ height: 320 }} />}
      {order.status === 'failed' && <ErrorNote>{order.message}</ErrorNote>}
      {order.status === 'ready' && !order.value && <NoOrder orderId={orderId} />}
      {problem && <ErrorNote>{problem.message}</ErrorNote>}
      {found && !problem && <EditForm order={found} />}
    </>
  );
}
