import { useDispatch, useSelector } from 'react-redux';
import type { OpenInvite, StaffResponse, TeamMember } from '@/domain/contracts/admin/staff';
import { ROLES, type Role } from '@/domain/staff/roles';
import { selectUser } from '@/features/auth';
import { formatDay } from '@/lib/dates';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, Caption, SelectField, Tag } from '@/ui';
import { messages } from './messages';
import { Block, Rows, Who } from './Team.styles';
import { selectTeam, teamActions } from './teamSlice';

const nameOf = ({ name, email }: TeamMember) => name || email;

function MemberRow({ member }: { member: TeamMember }) {
  const dispatch = useDispatch();
  const isMe = useSelector(selectUser)?.uid === member.uid;
  const { uid, email, role, hasApp } = member;
  return (
    <li>
      <Who>
        <strong>{nameOf(member)}</strong>
        <Caption>{[email, messages.since(formatDay(member.since))].join(' · ')}</Caption>
      </Who>
      {hasApp && <Tag>{messages.hasApp}</Tag>}
      {isMe ? (
        <>
          <span>{messages.labels[role]}</span>
          <Tag>{messages.you}</Tag>
        </>
      ) : (
        <>
          <SelectField
            label={messages.role}
            aria-label={messages.roleOf(nameOf(member))}
            value={role}
            onChange={({ target }) =>
              dispatch(teamActions.questionAsked({ uid, what: 'role', role: target.value as Role }))
            }
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {messages.labels[one]}
              </option>
            ))}
          </SelectField>
          {hasApp && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={messages.removeAppNamed(nameOf(member))}
              onClick={() => dispatch(teamActions.questionAsked({ uid, what: 'app' }))}
            >
              {messages.removeApp}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={messages.removeNamed(nameOf(member))}
            onClick={() => dispatch(teamActions.questionAsked({ uid, what: 'member' }))}
          >
            {messages.remove}
          </Button>
        </>
      )}
    </li>
  );
}

function InviteRow({ invite: { id, email, role, expiresAt } }: { invite: OpenInvite }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectTeam);
  const isBusy = sending.status === 'sending';
  const isMine = isBusy && sending.act.kind === 'invite' && sending.act.email === email;
  return (
    <li>
      <Who>
        <strong>{email}</strong>
        <Caption>{messages.invitedAs(role, formatDay(expiresAt))}</Caption>
      </Who>
      <Button
        size="sm"
        variant="ghost"
        aria-label={messages.againNamed(email)}
        busy={isMine}
        disabled={isBusy && !isMine}
        onClick={() => dispatch(teamActions.actRequested({ kind: 'invite', email, role }))}
      >
        {messages.again}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={messages.withdrawNamed(email)}
        onClick={() => dispatch(teamActions.questionAsked({ id, what: 'invite' }))}
      >
        {messages.withdraw}
      </Button>
    </li>
  );
}

/** The fixed owner, the members with their roles, and the open invitations. */
export function PeopleList({ team: { ownerEmail, members, invites } }: { team: StaffResponse }) {
  const isFixed = useSelector(selectUser)?.email === ownerEmail;
  const apps = members.filter(({ hasApp }) => hasApp);
  const heading = useFocusAfterRemoval(members.length + apps.length + invites.length);
  return (
    <>
      <Block>
        <h2 ref={heading} tabIndex={-1}>
          {messages.people}
        </h2>
        <Rows>
          <li>
            <Who>
              <strong>{ownerEmail}</strong>
              <Caption>{messages.always}</Caption>
            </Who>
            <span>{messages.labels.owner}</span>
            {isFixed && <Tag>{messages.you}</Tag>}
          </li>
          {members.map((member) => (
            <MemberRow key={member.uid} member={member} />
          ))}
        </Rows>
      </Block>
      {invites.length > 0 && (
        <Block>
          <h2>{messages.invited}</h2>
          <Rows>
            {invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </Rows>
        </Block>
      )}
    </>
  );
}
