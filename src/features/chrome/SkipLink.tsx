import styled from 'styled-components';
import { messages } from './messages/skipLink';

const Link = styled.a`
  position: fixed;
  z-index: var(--z-toast);
  top: 8px;
  left: 8px;
  padding: 12px 20px;
  border-radius: var(--r-m);
  background: var(--surface);
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {messages.skipToContent}
    </Link>
  );
}
