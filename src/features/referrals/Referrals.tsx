import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ReferralOffer } from '@/domain/contracts/shoppers/referrals';
import { formatRupees } from '@/domain/money/money';
import type { ReferralView } from '@/domain/referrals/view';
import { formatDay, formatDayAndMonth } from '@/lib/dates';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { Button, Caption, DoubtNote, ErrorNote, H3, OkNote, TextLink } from '@/ui';
import { messages } from './messages';
import { OwnLink } from './OwnLink';
import { Friends, Headline, Sheet, Steps } from './Referrals.styles';
import { referralActions, selectReferrals } from './referralsSlice';

/** State of a friend's order, for the referrer. */
function newsOf({ status, problem, minRupees, orderedAt, rewardAt }: ReferralView): string {
  const texts = messages.friends;
  if (status === 'earned') return texts.earned;
  if (status === 'withdrawn') return texts.withdrawn;
  if (status === 'refused') return problem && messages.problems[problem](formatRupees(minRupees));
  if (!orderedAt) return texts.waitsForOrder;
  return rewardAt ? texts.from(formatDay(rewardAt)) : texts.waitsForParcel;
}

function FriendRow({ friend }: { friend: ReferralView }) {
  const { orderedAt, joinedAt, amount, status } = friend;
  const isLost = status === 'refused' || status === 'withdrawn';
  return (
    <li>
      <span>
        {orderedAt
          ? messages.friends.ordered(formatDayAndMonth(orderedAt))
          : messages.friends.joined(formatDayAndMonth(joinedAt))}
      </span>
      <b>{isLost ? '–' : formatRupees(amount)}</b>
      <small>{newsOf(friend)}</small>
    </li>
  );
}

/** The reward of a person who joined by a friend's link. */
function Joined({ joined }: { joined: ReferralView }) {
  const { status, problem, orderedAt, rewardAt, minRupees } = joined;
  const texts = messages.mine;
  const [amount, minimum] = [formatRupees(joined.amount), formatRupees(minRupees)];
  if (status === 'earned') return <OkNote>{texts.earned(amount)}</OkNote>;
  if (status === 'withdrawn') return <DoubtNote>{texts.withdrawn(amount)}</DoubtNote>;
  if (status === 'refused')
    return <DoubtNote>{texts.refused(problem ? messages.friendProblems[problem](minimum) : '')}</DoubtNote>;
  if (!orderedAt) return <OkNote>{texts.waitsForOrder(amount, minimum)}</OkNote>;
  return <OkNote>{rewardAt ? texts.from(amount, formatDay(rewardAt)) : texts.waitsForParcel(amount)}</OkNote>;
}

function OwnSide({ offer, code }: { offer: ReferralOffer; code: string | null }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectReferrals);
  const { friendRupees, referrerRupees, minRupees, monthlyLimit } = offer;
  return (
    <Sheet>
      <Headline>{messages.promise(formatRupees(friendRupees), formatRupees(referrerRupees))}</Headline>
      <Steps>
        {messages.steps(formatRupees(minRupees)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Caption>{messages.limits(monthlyLimit)}</Caption>
      {code ? (
        <OwnLink code={code} offer={offer} />
      ) : (
        <>
          <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
          <Button
            type="button"
            size="sm"
            busy={sending.status === 'sending'}
            onClick={() => dispatch(referralActions.linkRequested())}
          >
            {messages.getLink}
          </Button>
        </>
      )}
    </Sheet>
  );
}

/**
 * Refer a friend: the person's link, its results, and their own reward as a friend. Renders nothing while
 * off.
 */
export function Referrals() {
  const dispatch = useDispatch();
  const { page } = useSelector(selectReferrals);
  const again = useFocusAfterRetry(page.status);
  useEffect(() => {
    dispatch(referralActions.pageRequested());
  }, [dispatch]);
  if (page.status === 'failed')
    return (
      <div role="alert">
        <ErrorNote>
          {page.message}{' '}
          <TextLink
            ref={again}
            as="button"
            type="button"
            onClick={() => dispatch(referralActions.pageRequested())}
          >
            {messages.tryAgain}
          </TextLink>
        </ErrorNote>
      </div>
    );
  if (page.status !== 'ready') return null;
  const { offer, code, friends, joined } = page.value;
  if (!offer && !joined && friends.length === 0) return null;
  return (
    <section>
      <H3 style={{ marginBlock: '32px 12px' }}>{messages.title}</H3>
      {joined && (
        <div style={{ marginBottom: 16, maxWidth: 640 }}>
          <Joined joined={joined} />
        </div>
      )}
      {offer ? <OwnSide offer={offer} code={code} /> : <Caption>{messages.off}</Caption>}
      {(friends.length > 0 || code) && (
        <>
          <H3 as="h4" style={{ marginBlock: '24px 8px', fontSize: '1rem' }}>
            {messages.friends.title}
          </H3>
          {friends.length === 0 && <Caption>{messages.friends.none}</Caption>}
          <Friends>
            {friends.map((friend) => (
              <FriendRow key={friend.id} friend={friend} />
            ))}
          </Friends>
        </>
      )}
    </section>
  );
}
