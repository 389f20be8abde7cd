/** Where each grain lies: x, y, turn in degrees. */
const GRAINS = [
  [210, 236, -32],
  [296, 214, 18],
  [262, 306, 64],
  [348, 292, -14],
  [176, 328, 12],
  [318, 372, -42],
  [232, 398, 24],
  [386, 222, 48],
  [150, 238, 70],
] as const;

const BODY =
  'M256 44C398 40 482 138 476 266C470 396 380 476 252 474C124 472 42 384 46 254C50 128 132 48 256 44Z';

function Grain({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-40 8C-30-8 26-16 42-2C34 16-24 22-40 8Z"
        fill="#123E32"
        opacity=".28"
        transform="translate(5 9)"
        filter="url(#rice-soft)"
      />
      <path d="M-42 2C-32-15 26-18 42-4C34 13-26 17-42 2Z" fill="url(#rice-grain)" />
      <path
        d="M-26-4C-10-10 12-11 26-7"
        stroke="#fff"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity=".9"
      />
    </g>
  );
}

/** Rice in a drop of its water. */
export function RiceDrop() {
  return (
    <svg viewBox="0 0 520 520" aria-hidden="true" width="520" height="520">
      <defs>
        <radialGradient id="rice-water" cx=".36" cy=".28" r=".8">
          <stop offset="0" stopColor="#F3F7F4" />
          <stop offset=".35" stopColor="#BFD6CA" />
          <stop offset=".8" stopColor="#6F9D8B" />
          <stop offset="1" stopColor="#3E7261" />
        </radialGradient>
        <radialGradient id="rice-glow" cx=".66" cy=".78" r=".5">
          <stop offset="0" stopColor="#FFF3EA" />
          <stop offset=".3" stopColor="#F6C9B3" stopOpacity=".9" />
          <stop offset="1" stopColor="#F6C9B3" stopOpacity="0" />
        </radialGradient>
        <filter id="rice-shadow" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <filter id="rice-soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="3" />
        </filter>
        <linearGradient id="rice-grain" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".6" stopColor="#F3E9DA" />
          <stop offset="1" stopColor="#CDB79B" />
        </linearGradient>
        <clipPath id="rice-body">
          <path d={BODY} />
        </clipPath>
      </defs>
      <path d={BODY} transform="translate(20 34)" fill="#0B2B22" opacity=".55" filter="url(#rice-shadow)" />
      <path d={BODY} fill="url(#rice-water)" />
      <g clipPath="url(#rice-body)">
        <rect width="520" height="520" fill="url(#rice-glow)" />
        {GRAINS.map(([x, y, turn]) => (
          <Grain key={`${x}/${y}`} x={x} y={y} turn={turn} />
        ))}
        <g stroke="#fff" strokeLinecap="round" fill="none" filter="url(#rice-soft)">
          <path d="M92 210C104 132 164 84 236 78" strokeWidth="20" opacity=".75" />
          <path d="M130 424C210 484 380 470 446 350" strokeWidth="10" opacity=".45" />
        </g>
        <ellipse
          cx="300"
          cy="88"
          rx="26"
          ry="9"
          fill="#fff"
          opacity=".8"
          filter="url(#rice-soft)"
          transform="rotate(14 300 88)"
        />
      </g>
    </svg>
  );
}
