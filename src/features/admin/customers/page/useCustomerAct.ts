import { useDispatch, useSelector } from 'react-redux';
import { oneAtATime } from '../../shared';
import {
  customerActions,
  selectCustomerActing,
  selectOpenCustomer,
  type CustomerAct,
} from './openCustomerSlice';

/** The change of the open customer that runs or failed, if it is one of `kinds`, and a function that sends one. */
export function useCustomerAct(...kinds: readonly CustomerAct['kind'][]) {
  const dispatch = useDispatch();
  const { uid } = useSelector(selectOpenCustomer);
  const acting = useSelector(selectCustomerActing);
  const isMine = acting.status !== 'idle' && kinds.includes(acting.act.kind);
  const isBusy = acting.status === 'sending';
  return {
    isBusy,
    isSending: isMine && isBusy,
    problem: isMine && acting.status === 'failed' ? acting.message : '',
    buttonState: oneAtATime(isMine, isBusy),
    send: (act: CustomerAct) => void dispatch(customerActions.actRequested({ uid, act })),
  };
}
