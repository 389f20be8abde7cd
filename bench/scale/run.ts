import { textTable } from '../../local/textTable';
import { billOf, loadOf, pressuresOf } from './model';

const STEPS = [10, 1000, 100_000];
const loads = STEPS.map(loadOf);
const figure = (value: number) =>
  value >= 100
    ? Math.round(value).toLocaleString('en-IN')
    : value >= 0.1
      ? value.toFixed(1)
      : value.toFixed(4);
const row = (name: string, values: readonly number[]) => [name, ...values.map(figure)];
const headings = (name: string) => [name, ...STEPS.map((step) => `${step.toLocaleString('en-IN')} a minute`)];

const bills = loads.map(billOf);
const tables = [
  textTable(headings('A second'), [
    row(
      'visits',
      loads.map(({ visits }) => visits),
    ),
    row(
      'orders',
      loads.map(({ orders }) => orders),
    ),
    row(
      'catalogue, to a function',
      loads.map(({ catalogueCalls }) => catalogueCalls),
    ),
    row(
      'product details, to a function',
      loads.map(({ detailCalls }) => detailCalls),
    ),
    row(
      'validate-offer',
      loads.map(({ validations }) => validations),
    ),
    row(
      'documents read',
      loads.map(({ reads }) => reads),
    ),
    row(
      'documents written',
      loads.map(({ writes }) => writes),
    ),
    row(
      'MB sent by the CDN',
      loads.map(({ megabytes }) => megabytes),
    ),
    row(
      'processors busy',
      loads.map(({ processors }) => processors),
    ),
    row(
      'instances',
      loads.map(({ instances }) => instances),
    ),
  ]),
  textTable(headings('Rupees a month'), [
    row(
      'Firestore, reads',
      bills.map(({ reads }) => reads),
    ),
    row(
      'Firestore, writes',
      bills.map(({ writes }) => writes),
    ),
    row(
      'Hosting, bytes',
      bills.map(({ transfer }) => transfer),
    ),
    row(
      'functions',
      bills.map(({ functions }) => functions),
    ),
    row(
      'together',
      bills.map(({ total }) => total),
    ),
  ]),
  textTable(
    [...headings('Required a second'), 'limit'],
    pressuresOf(loads[0]!).map(({ what, limit }, at) => [
      ...row(
        what,
        loads.map((load) => pressuresOf(load)[at]!.required),
      ),
      figure(limit),
    ]),
  ),
];

/** `npm run bench -- scale`: prints the tables of docs/SCALE.md from bench/scale/inputs.ts. */
console.log(tables.join('\n\n'));
