import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { LinkPage } from '@/features/mailLink';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { problemOf, type Sending } from '@/lib/sending';
import { Button, EmptyState, H1, Lead, Loader, TextField, Wrap } from '@/ui';
import { selectUser } from '../authSelectors';
import { authActions, loginPanelOpened } from '../authSlice';
import { emailProblem } from '../emailProblem';
import { FactorDialog } from '../factor/FactorDialog';
import { WayForm } from '../panel/LoginPanel.styles';
import { loginLinkEmailEntered, loginLinkOpened, selectLoginLink } from './loginLinkSlice';
import { messages } from './messages';

const { page: words } = messages;

/** Asks for the link's email address, if this browser did not request the link. */
function EmailForm({ sending }: { sending: Sending }) {
  const busy = sending.status === 'sending';
  const problem = problemOf(sending);
  const dispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [typo, setTypo] = useState<string>();
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const entered = email.trim();
    const found = emailProblem(entered);
    setTypo(found);
    if (found) field.current?.focus();
    else dispatch(loginLinkEmailEntered(entered));
  };
  return (
    <LinkPage>
      <H1>{words.confirm}</H1>
      <Lead>{words.confirmText}</Lead>
      <WayForm onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={messages.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          readOnly={busy}
          value={email}
          error={typo ?? (problem || undefined)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {busy ? words.signingIn : words.submit}
        </Button>
      </WayForm>
    </LinkPage>
  );
}

/**
 * The page of a login link: it signs in at once in the browser that requested it, and asks others for the
 * address.
 */
export default function LoginLinkScreen() {
  usePageTitle(words.title);
  const dispatch = useDispatch();
  const { signIn } = useSelector(selectLoginLink);
  const user = useSelector(selectUser);
  useEffect(() => {
    dispatch(loginLinkOpened());
  }, [dispatch]);
  const sendNew = () => {
    dispatch(loginPanelOpened({ mode: 'login' }));
    dispatch(authActions.wayChosen('link'));
  };
  switch (signIn.status) {
    case 'signingIn':
      return (
        <>
          <Loader />
          <FactorDialog />
        </>
      );
    case 'asking':
      return (
        <Wrap>
          <EmailForm sending={signIn.sending} />
          <FactorDialog />
        </Wrap>
      );
    case 'failed':
      return (
        <Wrap>
          <EmptyState
            title={words.failedTitle}
            text={signIn.message}
            action={
              <Button variant="ghost" onClick={() => dispatch(loginLinkOpened())}>
                {words.again}
              </Button>
            }
          />
        </Wrap>
      );
    case 'over':
      return (
        <Wrap>
          {user ? (
            <EmptyState
              title={words.insideTitle}
              text={words.inside}
              action={
                <Button as={Link} to={paths.home}>
                  {words.shop}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={words.overTitle}
              text={words.over}
              action={<Button onClick={sendNew}>{words.newLink}</Button>}
            />
          )}
        </Wrap>
      );
  }
}
