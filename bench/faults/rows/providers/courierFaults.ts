import { type DialectName } from '../../../../functions/src/gateways/nimbuspost';
import { type Fate } from '../../gate/passage';

export const DIALECTS: readonly DialectName[] = ['b2c-v1', 'b2b-cargo', 'partner-v2'];

export interface CourierFault {
  name: string;
  fate: (dialect: DialectName) => Fate | Promise<Fate>;
}

const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) });

const saysNo = (dialect: DialectName) =>
  dialect === 'partner-v2'
    ? { success: false, error: { code: 'FAILED', detail: 'Something went wrong', status: 200 } }
    : { status: false, message: 'Something went wrong' };

/** The courier's answer to every request. */
export const ANSWERS: readonly CourierFault[] = [
  { name: '500', fate: () => json(500, { message: 'Internal Server Error' }) },
  { name: '401', fate: () => json(401, { message: 'Unauthorized' }) },
  {
    name: 'HTML',
    fate: () => ({ status: 200, contentType: 'text/html', body: '<h1>We will be back soon</h1>' }),
  },
  { name: 'status false', fate: (dialect) => json(200, saysNo(dialect)) },
  { name: 'an empty answer', fate: () => ({ status: 200, body: '' }) },
  { name: 'a closed connection', fate: () => 'drop' },
  { name: 'silence', fate: () => new Promise<Fate>(() => undefined) },
];
