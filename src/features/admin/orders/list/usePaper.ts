import { useState } from 'react';
import type { LabelLayout, Print } from '@/domain/orders/packing/print';
import { labelPaper } from '@/services/browser/bulkRuns';

/** The papers that labels are printed on. */
export const PAPERS = ['4x6', 'a4', '4x6-slips', 'a4-slips', 'courier'] as const;
export type PaperName = (typeof PAPERS)[number];

export interface Paper {
  name: PaperName;
  layout: LabelLayout;
  kind: 'courier-labels' | Extract<Print, 'labels' | 'labels-with-slips'>;
  choose: (name: string) => void;
}

const kindOf = (name: PaperName): Paper['kind'] => {
  if (name === 'courier') return 'courier-labels';
  return name.endsWith('slips') ? 'labels-with-slips' : 'labels';
};

/** The paper of the labels; this browser, which has the printer, remembers it. */
export function usePaper(): Paper {
  const nameOf = (text: string) => PAPERS.find((one) => one === text) ?? '4x6';
  const [name, setName] = useState(() => nameOf(labelPaper.read()));
  return {
    name,
    layout: name.startsWith('a4') ? 'a4' : '4x6',
    kind: kindOf(name),
    choose(text) {
      labelPaper.write(nameOf(text));
      setName(nameOf(text));
    },
  };
}
