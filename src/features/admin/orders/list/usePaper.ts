import { useState } from 'react';
import type { LabelLayout, Print } from '@/domain/orders/packing/print';
import { labelPaper } from '@/services/browser/bulkRuns';

/** The papers that labels are printed on. */
export const PAPERS = ['4x6', 'a4', '4x6-slips', 'a4-slips'] as const;
export type PaperName = (typeof PAPERS)[number];

export interface Paper {
  name: PaperName;
  layout: LabelLayout;
  kind: Extract<Print, 'labels' | 'labels-with-slips'>;
  choose: (name: string) => void;
}

/** The paper of the labels; this browser, which has the printer, remembers it. */
export function usePaper(): Paper {
  const nameOf = (text: string) => PAPERS.find((one) => one === text) ?? '4x6';
  const [name, setName] = useState(() => nameOf(labelPaper.read()));
  return {
    name,
    layout: name.startsWith('a4') ? 'a4' : '4x6',
    kind: name.endsWith('slips') ? 'labels-with-slips' : 'labels',
    choose(text) {
      labelPaper.write(nameOf(text));
      setName(nameOf(text));
    },
  };
}
