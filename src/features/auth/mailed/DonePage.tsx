import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths, wishlistPath } from '@/app/router/paths';
import type { AccountTask } from '@/domain/mail/accountLink';
import { sameEmail } from '@/domain/staff/team';
import type { SignedInUser } from '@/services';
import { Button, H1, H3, Icon, Lead, Section, Sun, type IconName } from '@/ui';
import { selectPanelDialog, selectUser } from '../authSelectors';
import { authActions, loginPanelOpened, passwordResetSubmitted } from '../authSlice';
import { Actions, NextList } from './DonePage.styles';
import { messages } from './messages';
import { Panel } from './Panel';

const { next: nextWords } = messages;

const NEXT: readonly { icon: IconName; to: string; tab?: string; text: string }[] = [
  { icon: 'pin', to: paths.profile, tab: 'addresses', text: nextWords.address },
  { icon: 'heart', to: wishlistPath(), text: nextWords.wishlist },
  { icon: 'bag', to: paths.profile, tab: 'orders', text: nextWords.orders },
];

interface NewPasswordProps {
  email: string;
  user: SignedInUser | null;
  isOwn: boolean;
}

/** The way to a new password of the account whose app was removed. */
function NewPassword({ email, user, isOwn }: NewPasswordProps) {
  const dispatch = useDispatch();
  const busy = useSelector(selectPanelDialog).kind === 'sending';
  const words = messages.newPassword;
  if (!user) {
    const open = () => {
      dispatch(loginPanelOpened({ mode: 'login' }));
      dispatch(authActions.passwordResetOpened(email));
    };
    return <Button onClick={open}>{words}</Button>;
  }
  if (isOwn) {
    return (
      <Button as={Link} to={paths.profile} state={{ activeTab: 'details' }}>
        {words}
      </Button>
    );
  }
  // Somebody else is logged in here: their profile would change their own password.
  return (
    <Button busy={busy} onClick={() => dispatch(passwordResetSubmitted(email))}>
      {words}
    </Button>
  );
}

interface DonePageProps {
  task: AccountTask;
  email: string;
  next: string;
}

/** The result of the link, and the next steps. */
export function DonePage({ task, email, next }: DonePageProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { title, text } = messages.done[task];
  const isVerified = task === 'verifyEmail';
  const isAppRemoved = task === 'revertSecondFactorAddition';
  const isOwn = user !== null && sameEmail(user.email, email);
  const isGoogleOnly = isAppRemoved && isOwn && !user.providers.includes('password');
  const leadsToPassword = isAppRemoved && !isGoogleOnly;
  const isSecond = !user || leadsToPassword;
  return (
    <>
      <Panel>
        <Sun />
        <H1>{title}</H1>
        <Lead>{isGoogleOnly ? messages.appRemovedGoogle(email) : text(email)}</Lead>
        {isVerified && !user && <p>{messages.waiting}</p>}
        <Actions>
          {leadsToPassword && <NewPassword email={email} user={user} isOwn={isOwn} />}
          {!user && !isAppRemoved && (
            <Button onClick={() => dispatch(loginPanelOpened({ mode: 'login', email }))}>
              {messages.logIn}
            </Button>
          )}
          <Button as={Link} to={next || paths.products} variant={isSecond ? 'ghost' : undefined}>
            {messages.continueShopping}
          </Button>
        </Actions>
      </Panel>
      {isVerified && (
        <Section aria-labelledby="now-you-can">
          <H3 as="h2" id="now-you-can">
            {nextWords.title}
          </H3>
          <NextList>
            {NEXT.map(({ icon, to, tab, text: words }) => (
              <li key={words}>
                <Link to={to} state={tab ? { activeTab: tab } : null}>
                  <Icon name={icon} />
                  {words}
                  <Icon name="next" size={20} />
                </Link>
              </li>
            ))}
          </NextList>
        </Section>
      )}
    </>
  );
}
