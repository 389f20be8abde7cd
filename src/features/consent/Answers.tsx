import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import type { ConsentChoice } from '@/domain/customers/consent';
import { Button } from '@/ui';
import { consentAnswered, type ConsentState } from './consentSlice';
import { answers } from './messages';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  > [aria-pressed='true']:not(:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
`;
const CHOICES: ConsentChoice[] = ['declined', 'allowed'];

interface AnswersProps {
  /** The earlier answer, if it is shown. */
  now?: ConsentState['answer'];
  onAnswered?: () => void;
}

/** The two answers, which look alike so that neither is easier to choose. */
export function Answers({ now, onAnswered }: AnswersProps) {
  const dispatch = useDispatch();
  return (
    <Pair>
      {CHOICES.map((choice) => (
        <Button
          key={choice}
          variant="ghost"
          size="sm"
          aria-pressed={now && now === choice}
          onClick={() => {
            dispatch(consentAnswered(choice));
            onAnswered?.();
          }}
        >
          {answers[choice]}
        </Button>
      ))}
    </Pair>
  );
}
