import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import type { AccountTask } from '@/domain/mail/accountLink';
import { toShop } from '@/features/mailLink';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import type { Sending } from '@/lib/sending';
import { Button, EmptyState, ErrorNote, H1, Lead, Loader, Wrap } from '@/ui';
import { selectUser } from '../authSelectors';
import { authActions, loginPanelOpened } from '../authSlice';
import { accountLinkConfirmed, accountLinkOpened, selectAccountLink } from './accountLinkSlice';
import { DonePage } from './DonePage';
import { Actions } from './DonePage.styles';
import { messages } from './messages';
import { NewPasswordForm } from './NewPasswordForm';
import { Panel } from './Panel';

const writeToUs = (
  <Button as={Link} to={paths.contact}>
    {messages.toContact}
  </Button>
);

/** Names the person who is logged in, because an expired link does not say whose account it was for. */
function OverText({ task }: { task: AccountTask | null }) {
  const user = useSelector(selectUser);
  return (
    <>
      {messages.over[task ?? 'unknown']}
      {task && task !== 'recoverEmail' && user && ` ${messages.loggedInAs(user.email)}`}
    </>
  );
}

/** The next step after an expired link. */
function WayOn({ task }: { task: AccountTask | null }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  if (task === null) return toShop;
  if (task === 'recoverEmail') return writeToUs;
  if (user) {
    return (
      <Button as={Link} to={paths.profile} state={{ activeTab: 'details' }}>
        {messages.toDetails}
      </Button>
    );
  }
  const open = () => {
    dispatch(loginPanelOpened({ mode: 'login' }));
    if (task === 'resetPassword') dispatch(authActions.passwordResetOpened());
  };
  return <Button onClick={open}>{task === 'resetPassword' ? messages.newLink : messages.logIn}</Button>;
}

interface ConfirmProps {
  words: { title: string; text: (email: string) => string; button: string };
  email: string;
  sending: Sending;
}

/**
 * Changes the account on a press. Opening the link does not, because mail scanners open links too.
 */
function Confirm({ words, email, sending }: ConfirmProps) {
  const busy = sending.status === 'sending';
  const dispatch = useDispatch();
  return (
    <Panel>
      <H1>{words.title}</H1>
      <Lead>{words.text(email)}</Lead>
      <Actions>
        <Button busy={busy} onClick={() => dispatch(accountLinkConfirmed())}>
          {busy ? messages.sending : words.button}
        </Button>
      </Actions>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
    </Panel>
  );
}

function Content() {
  const dispatch = useDispatch();
  const link = useSelector(selectAccountLink);
  switch (link.status) {
    case 'checking':
      return <Loader />;
    case 'asking': {
      const { task, email, sending } = link;
      // A link that verifies an email asks for nothing.
      if (task === 'resetPassword' || task === 'verifyEmail') {
        return <NewPasswordForm email={email} sending={sending} />;
      }
      return <Confirm words={messages[task]} email={email} sending={sending} />;
    }
    case 'done':
      return <DonePage task={link.task} email={link.email} next={link.next} />;
    case 'over':
      return (
        <EmptyState
          as="h1"
          title={link.task ? messages.overTitle : messages.unknownTitle}
          text={<OverText task={link.task} />}
          action={<WayOn task={link.task} />}
        />
      );
    case 'closed':
      return <EmptyState as="h1" title={messages.closedTitle} text={messages.closed} action={writeToUs} />;
    case 'failed':
      return (
        <EmptyState
          as="h1"
          title={messages.failedTitle}
          text={link.message}
          action={
            <Button variant="ghost" onClick={() => dispatch(accountLinkOpened())}>
              {messages.again}
            </Button>
          }
        />
      );
  }
}

/**
 * The place of the answer. It takes the focus of a pressed button, which is gone, and so comes into view on a phone. A
 * page that loads has no pressed button and moves no focus.
 */
function useAnswer() {
  const { status } = useSelector(selectAccountLink);
  const isAnswer = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useOnChange(status, (before) => {
    isAnswer.current ||= before === 'asking' || before === 'failed';
    if (isAnswer.current && document.activeElement === document.body) place.current?.focus();
  });
  return { status, place };
}

/** The page of a link in a mail by Firebase: verifies an email, or asks for a new password. */
export default function AccountLinkScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { status, place } = useAnswer();
  useEffect(() => {
    dispatch(accountLinkOpened());
  }, [dispatch]);
  return (
    <Wrap>
      {/* A new element for each status, because one that has the focus already is not read again. */}
      <div key={status} ref={place} tabIndex={-1}>
        <Content />
      </div>
    </Wrap>
  );
}
