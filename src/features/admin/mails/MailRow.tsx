import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import type { FailedMail } from '@/domain/contracts/admin/mails';
import { formatMoment } from '@/lib/dates';
import type { MailAct } from '@/services/admin/people/createMailAdmin';
import { Button, Caption, ErrorNote, TextLink, VisuallyHidden } from '@/ui';
import { Actions, MailCard } from './MailsScreen.styles';
import { actRequested, type MailsState } from './mailsSlice';
import { messages } from './messages';

/** One dead letter: its recipient, the reason of the failure, and its actions. */
export function MailRow({ mail, sending }: { mail: FailedMail; sending?: MailsState['sending'][string] }) {
  const dispatch = useDispatch();
  const { id, to, subject, orderId, failedAt, attempts, cause, reason } = mail;
  const name = subject || messages.noSubject;
  const press = (act: MailAct) => () => dispatch(actRequested({ id, act }));
  const busy = (act: MailAct) => sending?.status === 'sending' && sending.act === act;
  return (
    <MailCard>
      <h2>
        {name}
        <small>{messages.cause(cause)}</small>
      </h2>
      <dl>
        <dt>{messages.to}</dt>
        <dd>{to || messages.noRecipient}</dd>
        <dt>{messages.reason}</dt>
        <dd>{reason}</dd>
        <dt>{messages.failed}</dt>
        <dd>
          {formatMoment(failedAt)}, {messages.attempts(attempts)}
        </dd>
        {orderId && (
          <>
            <dt>{messages.order}</dt>
            <dd>
              <TextLink as={Link} to={adminOrderPath(orderId)}>
                {orderId}
              </TextLink>
            </dd>
          </>
        )}
      </dl>
      {cause === 'unknown' && <Caption>{messages.mayHaveArrived}</Caption>}
      <Actions>
        <Button size="sm" variant="ghost" busy={busy('send')} onClick={press('send')}>
          {messages.send}
          <VisuallyHidden>{messages.about(name)}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="ghost" busy={busy('discard')} onClick={press('discard')}>
          {messages.discard}
          <VisuallyHidden>{messages.about(name)}</VisuallyHidden>
        </Button>
      </Actions>
      <div role="alert">{sending?.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
    </MailCard>
  );
}
