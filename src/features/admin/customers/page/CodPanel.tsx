import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { MAX_BLOCK_REASON } from '@/domain/customers/record/teamFields';
import { formatRupees } from '@/domain/money/money';
import { useRights } from '@/features/admin/access';
import { formatShortDay } from '@/lib/dates';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { Button, Caption, Dialog, ErrorNote, StatusDot, TextField } from '@/ui';
import { messages } from '../messages';
import { Panel } from './CustomerScreen.styles';
import { customerActions, selectOpenCustomer } from './openCustomerSlice';
import { useCustomerAct } from './useCustomerAct';

const { page } = messages;

/** Asks why, before Cash on Delivery is switched off. */
function WhyDialog({ name }: { name: string }) {
  const dispatch = useDispatch();
  const { buttonState, problem, send } = useCustomerAct('cod');
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const close = () => dispatch(customerActions.whyAsked(false));
  const act = () => {
    setHasTried(true);
    if (!reason.trim()) return void focusInvalidIn('[role="dialog"]');
    send({ kind: 'cod', blocked: true, reason: reason.trim() });
  };
  return (
    <Dialog
      title={page.codDialogTitle(name)}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {page.keep}
          </Button>
          <Button {...buttonState} onClick={act}>
            {page.codSwitchOff}
          </Button>
        </>
      }
    >
      <p>{page.codDialogText}</p>
      <TextField
        label={page.codReason}
        maxLength={MAX_BLOCK_REASON}
        autoComplete="off"
        value={reason}
        error={hasTried && !reason.trim() ? page.codReasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
    </Dialog>
  );
}

/** Whether a customer may pay cash, and what became of their parcels with cash. */
export function CodPanel({ customer: { name, codBlocked, codUpTo, totals } }: { customer: CustomerDetail }) {
  const dispatch = useDispatch();
  const { isAskingWhy } = useSelector(selectOpenCustomer);
  const { isBusy, isSending, problem, send } = useCustomerAct('cod');
  const canBlock = useRights()('customers.block');
  const allow = () => send({ kind: 'cod', blocked: false, reason: '' });
  return (
    <Panel>
      <header>
        <h2>{page.codTitle}</h2>
        {!codBlocked && <Caption as="span">{page.codUpTo(formatRupees(codUpTo))}</Caption>}
      </header>
      {codBlocked ? (
        <>
          <StatusDot tone="bad">{page.codOff}</StatusDot>
          <p>{codBlocked.reason}</p>
          <Caption>{page.codOffBy(codBlocked.by, formatShortDay(codBlocked.at))}</Caption>
        </>
      ) : (
        <StatusDot tone="good">{page.codAllowed}</StatusDot>
      )}
      <p>{totals.cod > 0 ? page.codRecord(totals.codRto, totals.cod) : page.codNever}</p>
      {canBlock && (
        <Button
          variant="ghost"
          size="sm"
          busy={isSending && !isAskingWhy}
          disabled={codBlocked !== null && isBusy && !isSending}
          onClick={() => (codBlocked ? allow() : dispatch(customerActions.whyAsked(true)))}
        >
          {codBlocked ? page.codSwitchOn : page.codSwitchOff}
        </Button>
      )}
      <div role="alert">{problem && !isAskingWhy && <ErrorNote>{problem}</ErrorNote>}</div>
      {isAskingWhy && <WhyDialog name={name} />}
    </Panel>
  );
}
