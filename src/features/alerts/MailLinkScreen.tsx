import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { MailLinkResponse } from '@/domain/contracts/shoppers/alerts';
import { LinkDone, LinkPage, LinkScreen, toShop } from '@/features/mailLink';
import { Button, ErrorNote, H1, Lead } from '@/ui';
import { cartLinkAccepted, mailLinkOpened, mailLinkPressed, selectAlerts } from './alertsSlice';
import { messages } from './messages';

const Page = styled(LinkPage)`
  justify-items: start;
  --column: 560px;
`;

/** The question and its button. Opening a link changes nothing, because mail scanners open links too. */
function Question({ token, link }: { token: string; link: MailLinkResponse }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectAlerts);
  const { heading, text, button, doneTitle } = messages.wordsOf(link);
  if (sending.status === 'done') return <LinkDone title={doneTitle} text={sending.message} action={toShop} />;
  const press = () =>
    dispatch(link.purpose === 'cart' ? cartLinkAccepted(link.lines) : mailLinkPressed(token));
  const isBusy = sending.status === 'sending';
  return (
    <Page>
      <H1>{heading}</H1>
      <Lead>{text}</Lead>
      {link.lines.length > 0 && (
        <ul aria-label={messages.lines}>
          {link.lines.map((line) => (
            <li key={`${line.id} ${line.sku}`}>{messages.line(line)}</li>
          ))}
        </ul>
      )}
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button busy={isBusy} onClick={press}>
        {isBusy ? messages.sending : button}
      </Button>
    </Page>
  );
}

/** The page of a mail's link that is not about an order. */
export default function MailLinkScreen() {
  const { link: content } = useSelector(selectAlerts);
  return (
    <LinkScreen title={messages.title} content={content} open={mailLinkOpened} height={160} Page={Page}>
      {(link, token) => <Question token={token} link={link} />}
    </LinkScreen>
  );
}
