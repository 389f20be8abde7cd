import { useDispatch, useSelector } from 'react-redux';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { useRights } from '@/features/admin/access';
import { formatShortDay } from '@/lib/dates';
import { Button, Caption, ErrorNote } from '@/ui';
import { messages } from '../messages';
import { Panel } from './CustomerScreen.styles';
import { customerActions, selectOpenCustomer } from './openCustomerSlice';

const { page } = messages;

/** Whether the purchase limits hold for a customer; the owner lifts and restores them. */
export function LimitsPanel({ customer: { uid, limitsLifted } }: { customer: CustomerDetail }) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectOpenCustomer);
  // A customer by phone has no account that limits could be lifted for.
  const canLift = useRights()('settings.manage') && !isPhoneCustomer(uid);
  const isMine = acting.status !== 'idle' && acting.act.kind === 'limits';
  return (
    <Panel>
      <header>
        <h2>{page.limitsTitle}</h2>
      </header>
      <p>{limitsLifted ? page.limitsLifted : page.limitsHold}</p>
      {limitsLifted && (
        <Caption>
          {limitsLifted.reason} {formatShortDay(limitsLifted.at)}
        </Caption>
      )}
      {canLift && (
        <Button
          variant="ghost"
          size="sm"
          busy={isMine && acting.status === 'sending'}
          onClick={() => dispatch(customerActions.actRequested({ kind: 'limits', lifted: !limitsLifted }))}
        >
          {limitsLifted ? page.restore : page.lift}
        </Button>
      )}
      <div role="alert">
        {isMine && acting.status === 'failed' && <ErrorNote>{acting.message}</ErrorNote>}
      </div>
    </Panel>
  );
}
