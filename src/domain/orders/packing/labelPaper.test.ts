import { labelPaperOf } from './labelPaper';

test.each([
  ['4x6', { name: '4x6', layout: '4x6', kind: 'labels' }],
  ['a4', { name: 'a4', layout: 'a4', kind: 'labels' }],
  ['4x6-slips', { name: '4x6-slips', layout: '4x6', kind: 'labels-with-slips' }],
  ['a4-slips', { name: 'a4-slips', layout: 'a4', kind: 'labels-with-slips' }],
  ['courier', { name: 'courier', layout: '4x6', kind: 'courier-labels' }],
  ['letter', { name: '4x6', layout: '4x6', kind: 'labels' }],
])('labels on %s', (name, paper) => {
  expect(labelPaperOf(name)).toEqual(paper);
});
