import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { DoubtNote, TextLink } from '@/ui';
import { menuMessages as messages, selectMenu } from '../menu';

/** Says that the team's calls need a second factor, with a link to add one. */
export function StepNote() {
  const { missingStep } = useSelector(selectMenu);
  const { pathname } = useLocation();
  if (!missingStep) return null;
  return (
    <div role="alert">
      <DoubtNote>
        {missingStep}{' '}
        {pathname !== adminPaths.security && (
          <TextLink as={Link} to={adminPaths.security}>
            {messages.openTwoStep}
          </TextLink>
        )}
      </DoubtNote>
    </div>
  );
}
