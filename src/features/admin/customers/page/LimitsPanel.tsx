import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { useRights } from '@/features/admin/access';
import { formatShortDay } from '@/lib/dates';
import { Button, Caption, ErrorNote } from '@/ui';
import { messages } from '../messages';
import { Panel } from './CustomerScreen.styles';
import { useCustomerAct } from './useCustomerAct';

const { page } = messages;

/** Whether the purchase limits hold for a customer; the owner lifts and restores them. */
export function LimitsPanel({ customer: { uid, limitsLifted } }: { customer: CustomerDetail }) {
  const { buttonState, problem, send } = useCustomerAct('limits');
  // A customer by phone has no account that limits could be lifted for.
  const canLift = useRights()('settings.manage') && !isPhoneCustomer(uid);
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
          {...buttonState}
          onClick={() => send({ kind: 'limits', lifted: !limitsLifted })}
        >
          {limitsLifted ? page.restore : page.lift}
        </Button>
      )}
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
    </Panel>
  );
}
