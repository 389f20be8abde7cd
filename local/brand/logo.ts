import { isDrawnIn } from '@/domain/pictures/logo';

/** The facts of store.ts and public/ about the logo. */
export interface LogoFacts {
  logo: { readonly file: string; readonly width: number; readonly height: number };
  mark: string;
  /** A file of public/; null where there is none. */
  read: (file: string) => string | null;
}

/** The largest difference between two aspect ratios. */
const TOLERANCE = 0.01;

function viewBoxOf(svg: string): { width: number; height: number } | null {
  const [, , , width, height] =
    /\sviewBox="([\d.-]+)[ ,]+([\d.-]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

function ratioProblem({ logo: { file, width, height } }: LogoFacts, svg: string): string[] {
  const box = viewBoxOf(svg);
  if (!box) return [`logo: ${file} has no viewBox of four numbers.`];
  const isSame = Math.abs(box.width / box.height / (width / height) - 1) <= TOLERANCE;
  return isSame
    ? []
    : [`logo: ${file} is ${box.width} by ${box.height}, but store.ts says ${width} by ${height}.`];
}

/** The problems of logo and mark, one sentence each. The build checks whether a browser can draw them. */
export function logoProblems(facts: LogoFacts): string[] {
  const { logo, mark, read } = facts;
  const drawing = read(logo.file);
  const drawnMark = read(mark);
  const box = drawnMark === null ? null : viewBoxOf(drawnMark);
  return [
    ...(drawing === null ? [`logo: public${logo.file} is missing.`] : []),
    ...(drawing !== null && isDrawnIn(logo.file) ? ratioProblem(facts, drawing) : []),
    ...(drawnMark === null ? [`mark: public${mark} is missing.`] : []),
    ...(isDrawnIn(mark) ? [] : ['mark: it has to be an SVG, because icons of every size are made of it.']),
    ...(box && Math.abs(box.width / box.height - 1) > TOLERANCE
      ? [`mark: it is ${box.width} by ${box.height} and has to be square.`]
      : []),
  ];
}
