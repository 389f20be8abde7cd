import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { ROLES, type Role } from '@/domain/staff/roles';
import { Button, Caption, Checkbox, ErrorNote, TextLink } from '@/ui';
import { messages } from './messages';
import { Block, TwoStepFields } from './Team.styles';
import { selectTeam, teamActions } from './teamSlice';

const { twoStep: words } = messages;

/** Which roles can do nothing without a second factor. */
export function TwoStepForm({ roles: stored }: { roles: readonly Role[] }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectTeam);
  const [roles, setRoles] = useState(stored);
  const isBusy = sending.status === 'sending';
  const isMine = sending.status !== 'idle' && sending.act.kind === 'twoStep';
  const choose = (role: Role, isChosen: boolean) =>
    setRoles(ROLES.filter((one) => (one === role ? isChosen : roles.includes(one))));
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch(teamActions.actRequested({ kind: 'twoStep', roles: [...roles], seen: [...stored] }));
  };
  return (
    <Block>
      <h2>{words.title}</h2>
      <Caption>{words.text}</Caption>
      <TwoStepFields onSubmit={save} aria-label={words.title}>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={messages.labels[role]}
            checked={roles.includes(role)}
            onChange={({ target }) => choose(role, target.checked)}
          />
        ))}
        <Button type="submit" variant="ghost" size="sm" busy={isBusy && isMine} disabled={isBusy && !isMine}>
          {words.save}
        </Button>
      </TwoStepFields>
      <div role="alert">
        {isMine && sending.status === 'failed' && (
          <>
            <ErrorNote>{sending.message}</ErrorNote>
            <TextLink as={Link} to={adminPaths.security}>
              {words.own}
            </TextLink>
          </>
        )}
      </div>
    </Block>
  );
}
