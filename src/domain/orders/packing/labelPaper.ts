import type { LabelLayout, Print } from './print';

/** The papers that labels are printed on. */
export const LABEL_PAPERS = ['4x6', 'a4', '4x6-slips', 'a4-slips', 'courier'] as const;
export type LabelPaperName = (typeof LABEL_PAPERS)[number];

export interface LabelPaper {
  name: LabelPaperName;
  layout: LabelLayout;
  kind: 'courier-labels' | Extract<Print, 'labels' | 'labels-with-slips'>;
}

/** The paper of a name, as it was stored or chosen; 4 × 6 inches for any other text. */
export function labelPaperOf(text: string): LabelPaper {
  const name = LABEL_PAPERS.find((one) => one === text) ?? '4x6';
  const layout = name.startsWith('a4') ? 'a4' : '4x6';
  if (name === 'courier') return { name, layout, kind: 'courier-labels' };
  return { name, layout, kind: name.endsWith('slips') ? 'labels-with-slips' : 'labels' };
}
