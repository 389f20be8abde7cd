import { useDispatch, useSelector } from 'react-redux';
import { oneAtATime } from '../../shared';
import {
  customerActions,
  selectCustomerSending,
  selectOpenCustomer,
  type CustomerAct,
} from './openCustomerSlice';

/** The change of the open customer that runs or failed, if it is one of `kinds`, and a function that sends one. */
export function useCustomerAct(...kinds: readonly CustomerAct['kind'][]) {
  const dispatch = useDispatch();
  const { uid } = useSelector(selectOpenCustomer);
  const sending = useSelector(selectCustomerSending);
  const isMine = sending.status !== 'idle' && kinds.includes(sending.act.kind);
  const isBusy = sending.status === 'sending';
  return {
    isBusy,
    isSending: isMine && isBusy,
    problem: isMine && sending.status === 'failed' ? sending.message : '',
    buttonState: oneAtATime(isMine, isBusy),
    send: (act: CustomerAct) => void dispatch(customerActions.actRequested({ uid, act })),
  };
}
