import { useRef, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { friendCodeIn } from '@/domain/mail/mailLink';
import { formatRupees } from '@/domain/money/money';
import type { ReferralTerms } from '@/domain/referrals/settings';
import { loginPanelOpened, selectUser } from '@/features/auth';
import { CreditPlate } from '@/features/credit';
import { LinkScreen } from '@/features/mailLink';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, Caption, ErrorNote, H1, H2, Lead, OkNote } from '@/ui';
import { Column, FriendPage } from './FriendScreen.styles';
import { messages } from './messages';
import { Acts, Sheet, Steps } from './Referrals.styles';
import { referralActions, selectReferrals } from './referralsSlice';

const texts = messages.landing;

/** The next step once the link is stored or used. */
function Noted({ message, answerRef }: { message: string; answerRef: Ref<HTMLDivElement> }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  return (
    <>
      <div role="status" ref={answerRef} tabIndex={-1}>
        <OkNote>{message}</OkNote>
      </div>
      <Acts>
        <Button as={Link} to={paths.products}>
          {texts.products}
        </Button>
        {!user && (
          <Button variant="ghost" onClick={() => dispatch(loginPanelOpened({ mode: 'registration' }))}>
            {texts.register}
          </Button>
        )}
      </Acts>
    </>
  );
}

function Choice({ code }: { code: string }) {
  const dispatch = useDispatch();
  const { use } = useSelector(selectReferrals);
  const answer = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The pressed button is gone. A link that was noted before a reload moves nothing.
  useOnChange(use.status, () => {
    if (isPressed.current) catchFocus(answer.current);
  });
  const press = () => {
    isPressed.current = true;
    dispatch(referralActions.friendLinkUsed(code));
  };
  if (use.status === 'kept' || use.status === 'joined')
    return <Noted message={use.message} answerRef={answer} />;
  return (
    <>
      <div role="alert">{use.status === 'failed' && <ErrorNote>{use.message}</ErrorNote>}</div>
      <Acts>
        <Button busy={use.status === 'sending'} onClick={press}>
          {texts.use}
        </Button>
        <Button as={Link} variant="ghost" to={paths.home}>
          {texts.look}
        </Button>
      </Acts>
      <Caption>{texts.note}</Caption>
    </>
  );
}

function Offer({ terms, code }: { terms: ReferralTerms; code: string }) {
  const [amount, referrer, minimum] = [terms.friendRupees, terms.referrerRupees, terms.minRupees].map(
    formatRupees,
  ) as [string, string, string];
  return (
    <FriendPage>
      <Column>
        <H1>{texts.heading(amount)}</H1>
        <Lead>{texts.lead(amount)}</Lead>
        <CreditPlate label={texts.plate}>
          <p>{texts.plate}</p>
          <strong>{amount}</strong>
        </CreditPlate>
      </Column>
      <Sheet as="section">
        <H2 style={{ fontSize: '1.25rem' }}>{texts.conditions}</H2>
        <Steps>
          {texts.rules(minimum, referrer).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Steps>
        <Choice code={code} />
      </Sheet>
    </FriendPage>
  );
}

const open = (token: string) => referralActions.friendLinkOpened(friendCodeIn(token));

/** /mail/friend~{code}: the reward and conditions of a friend's link. Opening it does nothing yet. */
export default function FriendScreen() {
  const { link } = useSelector(selectReferrals);
  return (
    <LinkScreen title={texts.title} content={link} open={open} height={420} Page={FriendPage}>
      {(terms, token) => <Offer terms={terms} code={friendCodeIn(token)} />}
    </LinkScreen>
  );
}
