import { useState } from 'react';
import { labelPaperOf, type LabelPaper } from '@/domain/orders/packing/labelPaper';
import { labelPaper } from '@/services/browser/stored/team/labelPaper';

export interface Paper extends LabelPaper {
  choose: (name: string) => void;
}

/** The paper of the labels; this browser, which has the printer, remembers it. */
export function usePaper(): Paper {
  const [paper, setPaper] = useState(() => labelPaperOf(labelPaper.read()));
  return {
    ...paper,
    choose(text) {
      const chosen = labelPaperOf(text);
      labelPaper.write(chosen.name);
      setPaper(chosen);
    },
  };
}
