import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { matchRoute } from '@/app/router/paths';
import { store } from '@/domain/store';
import { Button } from '@/ui';
import { authActions, type OtherWay } from '../authSlice';
import { messages as link } from '../link/messages';
import { messages as code } from '../phone/messages';

/** Side by side, so that the panel stays as high as before. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
  > button {
    padding-inline: 12px;
  }
`;

interface OtherWaysProps {
  disabled: boolean;
  /** Reads the email in the panel's form. */
  typedEmail: () => string;
}

/** The ways to log in without a password. The team's pages have no code: its captcha may not run there. */
export function OtherWays({ disabled, typedEmail }: OtherWaysProps) {
  const dispatch = useDispatch();
  const isAdmin = matchRoute(useLocation().pathname)?.name === 'admin';
  const choose = (way: OtherWay) => dispatch(authActions.wayChosen(way, typedEmail()));
  return (
    <Ways>
      <Button variant="ghost" disabled={disabled} onClick={() => choose('link')}>
        {link.choose}
      </Button>
      {store.phoneLogin && !isAdmin && (
        <Button variant="ghost" disabled={disabled} onClick={() => choose('code')}>
          {code.choose}
        </Button>
      )}
    </Ways>
  );
}
