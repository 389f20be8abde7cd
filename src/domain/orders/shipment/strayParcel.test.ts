import { reportStray, type StrayParcel } from './strayParcel';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute)).toISOString();

test.each<[string, [minute: number, status: string][], number[]]>([
  ['that was picked up', [[0, 'in transit']], [0]],
  [
    'that moves on and back in its words',
    [
      [0, 'picked'],
      [1, 'booked'],
      [2, 'in transit'],
    ],
    [0],
  ],
  [
    'of a booking whose answer is on its way',
    [
      [0, 'booked'],
      [2, 'pending pickup'],
    ],
    [],
  ],
  [
    'that is picked up later',
    [
      [0, 'booked'],
      [2, 'pending pickup'],
      [14, 'picked'],
    ],
    [14],
  ],
  [
    'without an order by then',
    [
      [0, 'booked'],
      [15, 'out for pickup'],
      [40, 'picked'],
    ],
    [15],
  ],
])('of a parcel %s the team hears once: %j', (_what, reports, told) => {
  let stray: StrayParcel | undefined;
  const heard: number[] = [];
  for (const [minute, status] of reports) {
    const noted = reportStray(stray, { awb: 'A1', status, at: at(minute) });
    stray = noted.stray;
    if (noted.isNews) heard.push(minute);
  }
  expect(heard).toEqual(told);
  expect(stray).toMatchObject({ awb: 'A1', firstAt: at(reports[0]?.[0] ?? 0) });
});

test('of an older one the team has heard already', () => {
  const older = { awb: 'A1', status: 'booked', at: at(0) };
  expect(reportStray(older, { awb: 'A1', status: 'picked', at: at(30) }).isNews).toBe(false);
});
