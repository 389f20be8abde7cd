import { useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { useTimedState } from '@/lib/hooks/useTimedState';
import { copyTextOf } from '@/services';
import { copyIcon, IconButton, VisuallyHidden } from '@/ui';
import { messages } from '../../messages';

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

/** Copies an element's text; if the browser refuses, the text stays selected. */
export function CopyButton({ name, shown }: { name: string; shown: RefObject<HTMLElement | null> }) {
  const [copied, showCopied] = useTimedState<true>(COPIED_MS);
  const copy = async () => {
    if (shown.current && (await copyTextOf(shown.current))) showCopied(true);
  };
  return (
    <>
      <IconButton
        icon={copied ? 'check' : copyIcon}
        iconSize={20}
        label={messages.copyableText.copy(name)}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{copied && messages.copyableText.copied}</VisuallyHidden>
    </>
  );
}

/** A number with a button that copies it. */
export function CopyableText({ name, text }: { name: string; text: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <Line>
      <span>
        {name} <span ref={shown}>{text}</span>
      </span>
      <CopyButton name={name} shown={shown} />
    </Line>
  );
}
