import { isDrawnIn, LOGO_ID } from '@/domain/pictures/logo';
import { store } from '@/domain/store';

interface LogoProps {
  /** The accessible name; empty where the surrounding link has one. */
  label?: string;
}

/** As tall as its container. */
export function Logo({ label }: LogoProps) {
  const { file, width, height } = store.logo;
  if (!isDrawnIn(file)) return <img src={file} width={width} height={height} alt={label ?? ''} />;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} aria-hidden={!label}>
      <use href={`#${LOGO_ID}`} />
    </svg>
  );
}
