import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { MailLinkResponse } from '@/domain/contracts/alerts';
import { LinkTrouble, toShop } from '@/features/mailLink';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState, ErrorNote, H1, Lead, media, Skeleton, Wrap } from '@/ui';
import { cartLinkAccepted, mailLinkOpened, mailLinkPressed, selectAlerts } from './alertsSlice';
import { messages } from './messages';

const Page = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 560px;
  padding-block: 32px var(--section);
  ${media.desktop} {
    padding-block: 56px var(--section);
  }
`;

/** The question, and the button that answers it: opening a link changes nothing, because mail scanners open links too. */
function Question({ token, link }: { token: string; link: MailLinkResponse }) {
  const dispatch = useDispatch();
  const { acting } = useSelector(selectAlerts);
  const { heading, text, button, doneTitle } = messages.wordsOf(link);
  if (acting.status === 'done') return <EmptyState title={doneTitle} text={acting.message} action={toShop} />;
  const press = () =>
    dispatch(link.purpose === 'cart' ? cartLinkAccepted(link.lines) : mailLinkPressed(token));
  const isBusy = acting.status === 'sending';
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
      <div role="alert">{acting.status === 'failed' && <ErrorNote>{acting.message}</ErrorNote>}</div>
      <Button busy={isBusy} onClick={press}>
        {isBusy ? messages.sending : button}
      </Button>
    </Page>
  );
}

/** What a link in a mail that was not about an order shows. It works without a login and says nothing about the person. */
export default function MailLinkScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const { link, isOver } = useSelector(selectAlerts);
  useEffect(() => {
    dispatch(mailLinkOpened(token));
  }, [dispatch, token]);
  if (link.status === 'failed') {
    return (
      <LinkTrouble
        text={link.message}
        overTitle={isOver ? messages.overTitle : null}
        onAgain={() => dispatch(mailLinkOpened(token))}
      />
    );
  }
  return (
    <Wrap>
      {link.status === 'ready' ? (
        <Question token={token} link={link.value} />
      ) : (
        <Page>
          <H1>{messages.title}</H1>
          <Skeleton style={{ height: 160, width: '100%' }} aria-busy="true" />
        </Page>
      )}
    </Wrap>
  );
}
