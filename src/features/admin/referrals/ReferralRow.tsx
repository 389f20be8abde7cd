import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminCustomerPath } from '@/app/router/paths';
import { formatRupees } from '@/domain/money/money';
import type { ReferralRow as Row } from '@/domain/referrals/view';
import { formatShortDay } from '@/lib/dates';
import { Button, StatusDot, TextLink, type StatusTone } from '@/ui';
import { messages } from './messages';
import { Act } from './Referrals.styles';
import { referralsAdmin } from './referralsSlice';

const { facts, problems } = messages;
const TONES: Record<Row['status'], StatusTone> = {
  waiting: 'wait',
  earned: 'good',
  refused: 'neutral',
  withdrawn: 'bad',
};

function Customer({ uid, email }: { uid: string; email: string }) {
  if (!uid) return <>{messages.deleted}</>;
  return (
    <TextLink as={Link} to={adminCustomerPath(uid)}>
      {email || uid}
    </TextLink>
  );
}

const sideText = ({ amount, problem }: Row['friend']): string =>
  problem ? facts.nothing(problems[problem]) : formatRupees(amount);

/** The referrer, the friend and both rewards, with the team's actions. */
export function ReferralRow({ row }: { row: Row }) {
  const dispatch = useDispatch();
  const { friendId, friendEmail, referrerId, referrerEmail, status, problem, orderId, team } = row;
  const lines = [
    [
      facts.joined(formatShortDay(row.joinedAt)),
      row.orderedAt && facts.ordered(formatShortDay(row.orderedAt)),
      orderId && facts.order(orderId),
      status === 'waiting' && row.rewardAt && facts.from(formatShortDay(row.rewardAt)),
    ],
    status === 'refused' ? [] : [facts.friend(sideText(row.friend)), facts.referrer(sideText(row.referrer))],
    [team && facts.team(team.by, team.reason)],
  ].map((line) => line.filter(Boolean).join(' · '));
  const standing = messages.standing[status];
  return (
    <li>
      <StatusDot tone={TONES[status]}>
        {status === 'refused' && problem ? `${standing}: ${problems[problem]}` : standing}
      </StatusDot>
      <span>
        <Customer uid={friendId} email={friendEmail} />
        {messages.by}
        <Customer uid={referrerId} email={referrerEmail} />
      </span>
      {lines.filter(Boolean).map((line) => (
        <small key={line}>{line}</small>
      ))}
      {(status === 'waiting' || status === 'earned') && (
        <Act>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => dispatch(referralsAdmin.withdrawalAsked(friendId))}
          >
            {messages.acts[status]}
          </Button>
        </Act>
      )}
    </li>
  );
}
