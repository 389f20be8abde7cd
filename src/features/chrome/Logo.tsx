import { isDrawnIn, LOGO_ID } from '@/domain/general/logo';
import { store } from '@/domain/store';

interface LogoProps {
  /** What it is called; none where what stands around it says so. */
  label?: string;
}

/** As high as its place says. */
export function Logo({ label }: LogoProps) {
  const { file, width, height } = store.logo;
  if (!isDrawnIn(file)) return <img src={file} width={width} height={height} alt={label ?? ''} />;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} aria-hidden={!label}>
      <use href={`#${LOGO_ID}`} />
    </svg>
  );
}
