import { useRef, type Ref, type RefObject } from 'react';
import styled from 'styled-components';
import { useCopied } from '@/lib/hooks/useCopied';
import { copyTextOf } from '@/services';
import { copyIcon, IconButton, VisuallyHidden } from '@/ui';
import { messages } from '../../messages';

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

interface CopyButtonProps {
  name: string;
  shown: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLButtonElement>;
}

/** Copies an element's text; if the browser refuses, the text stays selected. */
export function CopyButton({ name, shown, ref }: CopyButtonProps) {
  const [copied, showCopied] = useCopied();
  const copy = async () => {
    if (shown.current && (await copyTextOf(shown.current))) showCopied();
  };
  return (
    <>
      <IconButton
        ref={ref}
        icon={copied ? 'check' : copyIcon}
        iconSize={20}
        label={messages.copyableText.copy(name)}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{copied && messages.copyableText.copied}</VisuallyHidden>
    </>
  );
}

interface CopyableTextProps {
  name: string;
  text: string;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A number with a button that copies it. */
export function CopyableText({ name, text, buttonRef }: CopyableTextProps) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <Line>
      <span>
        {name} <span ref={shown}>{text}</span>
      </span>
      <CopyButton ref={buttonRef} name={name} shown={shown} />
    </Line>
  );
}
