import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths, wishlistPath } from '@/app/router/paths';
import type { AccountTask } from '@/domain/mail/accountLink';
import { Button, H1, H3, Icon, Lead, Section, Sun, type IconName } from '@/ui';
import { selectUser } from '../authSelectors';
import { authActions, loginPanelOpened } from '../authSlice';
import { Actions, NextList } from './DonePage.styles';
import { messages } from './messages';
import { Panel } from './Panel';

const { next: nextWords } = messages;

const NEXT: readonly { icon: IconName; to: string; tab?: string; text: string }[] = [
  { icon: 'pin', to: paths.profile, tab: 'addresses', text: nextWords.address },
  { icon: 'heart', to: wishlistPath(), text: nextWords.wishlist },
  { icon: 'bag', to: paths.profile, tab: 'orders', text: nextWords.orders },
];

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
  const openLogin = () => {
    dispatch(loginPanelOpened({ mode: 'login' }));
    if (isAppRemoved) dispatch(authActions.passwordResetOpened());
  };
  const isSecond = !user || isAppRemoved;
  return (
    <>
      <Panel>
        <Sun />
        <H1>{title}</H1>
        <Lead>{text(email)}</Lead>
        {isVerified && !user && <p>{messages.waiting}</p>}
        <Actions>
          {!user && (
            <Button onClick={openLogin}>{isAppRemoved ? messages.newPassword : messages.logIn}</Button>
          )}
          {user && isAppRemoved && (
            <Button as={Link} to={paths.profile} state={{ activeTab: 'details' }}>
              {messages.newPassword}
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
