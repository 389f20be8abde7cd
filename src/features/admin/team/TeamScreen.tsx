import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ROLES } from '@/domain/staff/roles';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption, ErrorNote, Skeleton } from '@/ui';
import { RetryNote } from '../shared';
import { InviteForm } from './InviteForm';
import { messages } from './messages';
import { PeopleList } from './PeopleList';
import { RightsOfRoles } from './RightsOfRoles';
import { MemberDialog } from './MemberDialog';
import { Block, RoleList } from './Team.styles';
import { selectTeam, teamActions } from './teamSlice';
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

/** The members of the team, for the owner to see and change. */
export function TeamScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { current, acting, asked } = useSelector(selectTeam);
  useEffect(() => {
    dispatch(teamActions.teamRequested());
  }, [dispatch]);
  const team = current.status === 'ready' ? current.value : null;
  const leaving = team?.members.find(({ uid }) => uid === asked?.uid);
  const isElsewhere = acting.status === 'failed' && acting.act.kind === 'withdraw';
  return (
    <>
      <div>
        <h1>{messages.title}</h1>
        {team && <Caption>{messages.count(team.members.length + 1)}</Caption>}
        <div role="alert">{isElsewhere && <ErrorNote>{acting.message}</ErrorNote>}</div>
      </div>
      {current.status === 'loading' && <Skeleton style={{ height: 320 }} aria-busy="true" />}
      {current.status === 'failed' && (
        <RetryNote message={current.message} onAgain={() => dispatch(teamActions.teamRequested())} />
      )}
      {team && (
        <>
          <PeopleList team={team} />
          <InviteForm />
          <TwoStepForm key={team.twoStepRoles.join()} roles={team.twoStepRoles} />
          <Roles />
        </>
      )}
      {leaving && asked && <MemberDialog member={leaving} asked={asked} />}
    </>
  );
}
