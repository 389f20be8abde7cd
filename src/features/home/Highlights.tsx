import { useSelector } from 'react-redux';
import { selectHighlights } from '@/features/catalogue';
import { HighlightCards } from '@/features/storefront';
import { useRunning } from '@/lib/hooks/useRunning';
import { H2, Section, SectionHead, Wrap } from '@/ui';
import { messages } from './messages/below';

/** The admin's highlights that run now. */
export function Highlights() {
  const highlights = useRunning(useSelector(selectHighlights));
  if (highlights.length === 0) return null;
  return (
    <Section aria-labelledby="highlights">
      <Wrap>
        <SectionHead>
          <H2 id="highlights">{messages.highlights.title}</H2>
        </SectionHead>
        <HighlightCards highlights={highlights} />
      </Wrap>
    </Section>
  );
}
