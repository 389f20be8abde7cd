import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { policyPath } from '@/app/router/paths';
import { focusContent } from '@/lib/focusContent';
import { LivePortal, VisuallyHidden } from '@/ui';
import { Answers } from './Answers';
import { Bar } from './ConsentBar.styles';
import { question, reason, spokenQuestion } from './messages';
import { useRoomAtFoot } from './useRoomAtFoot';
import { useDelayedAnnouncement } from './useDelayedAnnouncement';
import { messages } from './messages';

/** Asks once for consent to statistics. It takes no focus, blocks nothing and causes no layout shift. */
export default function ConsentBar() {
  const bar = useRef<HTMLElement>(null);
  useRoomAtFoot(bar);
  const announced = useDelayedAnnouncement(spokenQuestion);
  return (
    <>
      <Bar ref={bar} aria-label={messages.cookieChoices}>
        <p>
          <b>{question}</b> <span>{reason} </span>
          <Link to={policyPath('privacy')}>{messages.details}</Link>
        </p>
        <Answers onAnswered={focusContent} />
      </Bar>
      <LivePortal>
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      </LivePortal>
    </>
  );
}
