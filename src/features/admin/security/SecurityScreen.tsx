import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FactorDialog, selectUser } from '@/features/auth';
import { formatDay } from '@/lib/dates';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, ErrorNote } from '@/ui';
import { LoadState } from '../shared';
import { messages } from './messages';
import { ProofDialog } from './ProofDialog';
import { Block } from './Security.styles';
import { securityActions, selectSecurity } from './securitySlice';
import { SetupSteps } from './SetupSteps';

/** The signed-in colleague's second factor: whether there is one, and how to add or remove it. */
export default function SecurityScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { current, isSettingUp, proofFor, sending } = useSelector(selectSecurity);
  useEffect(() => {
    dispatch(securityActions.securityOpened());
  }, [dispatch]);
  const addedAt = current.status === 'ready' ? current.value.addedAt : null;
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <LoadState of={current} height={120} onAgain={() => dispatch(securityActions.securityOpened())} />
      {current.status === 'ready' && isSettingUp && <SetupSteps />}
      {current.status === 'ready' && !isSettingUp && (
        <Block>
          <p>
            <strong>
              {addedAt === null ? messages.off : messages.on(formatDay(new Date(addedAt).toISOString()))}
            </strong>{' '}
            {addedAt !== null && messages.onText}
          </p>
          <div role="alert">
            {sending.status === 'failed' && !proofFor && <ErrorNote>{sending.message}</ErrorNote>}
          </div>
          {addedAt === null ? (
            <Button
              busy={sending.status === 'sending' && !proofFor}
              onClick={() => dispatch(securityActions.setupRequested())}
            >
              {messages.setUp}
            </Button>
          ) : (
            <Button variant="ghost" onClick={() => dispatch(securityActions.proofAsked('remove'))}>
              {messages.turnOff}
            </Button>
          )}
        </Block>
      )}
      {proofFor && user && <ProofDialog act={proofFor} user={user} />}
      <FactorDialog />
    </>
  );
}
