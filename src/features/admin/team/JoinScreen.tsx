import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, ErrorNote, Skeleton, TextLink, Wrap } from '@/ui';
import { messages } from './messages';
import { Block } from './Team.styles';
import { selectTeam, teamActions } from './teamSlice';

/** The page behind an invitation's link, for a signed-in person. */
export default function JoinScreen() {
  usePageTitle(messages.join.title);
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const { invite, accepting } = useSelector(selectTeam);
  useEffect(() => {
    dispatch(teamActions.inviteOpened(id));
  }, [dispatch, id]);
  return (
    <Wrap>
      <Block>
        <h1>{messages.join.title}</h1>
        {invite.status === 'loading' && <Skeleton style={{ height: 120 }} aria-busy="true" />}
        <div role="alert">
          {invite.status === 'failed' && <ErrorNote>{invite.message}</ErrorNote>}
          {accepting.status === 'failed' && <ErrorNote>{accepting.message}</ErrorNote>}
        </div>
        {invite.status === 'ready' && (
          <>
            <p>{messages.join.text(invite.value.by, invite.value.role)}</p>
            <p>{messages.does[invite.value.role]}</p>
            {invite.value.accepted && (
              <p>
                {messages.join.accepted} <TextLink href={adminPaths.dashboard}>{messages.join.open}</TextLink>
              </p>
            )}
            {!invite.value.accepted && (
              <Button
                busy={accepting.status === 'sending'}
                onClick={() => dispatch(teamActions.acceptRequested(id))}
              >
                {messages.join.accept}
              </Button>
            )}
          </>
        )}
      </Block>
    </Wrap>
  );
}
