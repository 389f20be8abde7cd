import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { StaffResponse } from '@/domain/contracts/admin/staff';
import { ROLES } from '@/domain/staff/roles';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption } from '@/ui';
import { LoadState } from '../shared';
import { InviteForm } from './InviteForm';
import { messages } from './messages';
import { PeopleList } from './PeopleList';
import { RightsOfRoles } from './RightsOfRoles';
import { Block, RoleList } from './Team.styles';
import { TeamDialog } from './TeamDialog';
import { selectTeam, teamActions, type TeamQuestion } from './teamSlice';
import { TwoStepForm } from './TwoStepForm';

function Roles() {
  return (
    <Block>
      <h2>{messages.rolesTitle}</h2>
      <RoleList>
        {ROLES.map((role) => (
          <div key={role} style={{ display: 'contents' }}>
            <dt>{messages.labels[role]}</dt>
            <dd>{messages.does[role]}</dd>
          </div>
        ))}
      </RoleList>
      <RightsOfRoles />
    </Block>
  );
}

/** The person that a question is about; empty once they are not on the team any more. */
function nameIn({ members, invites }: StaffResponse, asked: TeamQuestion): string {
  if (asked.what === 'invite') return invites.find(({ id }) => id === asked.id)?.email ?? '';
  const member = members.find(({ uid }) => uid === asked.uid);
  return member ? member.name || member.email : '';
}

/** The members of the team, for the owner to see and change. */
export default function TeamScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { current, asked } = useSelector(selectTeam);
  useEffect(() => {
    dispatch(teamActions.teamRequested());
  }, [dispatch]);
  const team = current.status === 'ready' ? current.value : null;
  const name = team && asked ? nameIn(team, asked) : '';
  return (
    <>
      <div>
        <h1>{messages.title}</h1>
        {team && <Caption>{messages.count(team.members.length + 1)}</Caption>}
      </div>
      <LoadState of={current} height={320} onAgain={() => dispatch(teamActions.teamRequested())} />
      {team && (
        <>
          <PeopleList team={team} />
          <InviteForm />
          <TwoStepForm key={team.twoStepRoles.join()} roles={team.twoStepRoles} />
          <Roles />
        </>
      )}
      {name && asked && <TeamDialog name={name} asked={asked} />}
    </>
  );
}
