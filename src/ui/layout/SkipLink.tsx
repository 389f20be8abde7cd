import styled from 'styled-components';

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

/** Skips to the element with the id `to`. Visible while it has the focus. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {label}
    </Link>
  );
}
