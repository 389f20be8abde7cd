import { useRef } from 'react';
import styled from 'styled-components';
import { useBriefly } from '@/lib/useBriefly';
import { copyTextOf } from '@/services';
import { IconButton, VisuallyHidden } from '@/ui';

const COPIED_MS = 2000;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  overflow-wrap: anywhere;
  button {
    margin-block: -10px;
    color: var(--dew);
  }
`;

/** A number that is wanted elsewhere, with a button that copies it; where that is refused it is left selected. */
export function CopyableText({ name, text }: { name: string; text: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const [copied, showCopied] = useBriefly<true>(COPIED_MS);
  const copy = async () => {
    if (shown.current && (await copyTextOf(shown.current))) showCopied(true);
  };
  return (
    <Line>
      <span>
        {name} <span ref={shown}>{text}</span>
      </span>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        iconSize={20}
        label={`Copy ${name}`}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{copied && 'Copied!'}</VisuallyHidden>
    </Line>
  );
}
