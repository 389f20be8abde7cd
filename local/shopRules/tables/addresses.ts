import { ALICE, CAROL } from '../actors';
import { address, addresses } from '../builders';
import { STORED_ADDRESS } from '../ground';
import { type Fields, present, set, update } from '../operations';
import { attempt, refused, type Row, type Table } from '../table';

const save = (book: unknown) => attempt(ALICE, update('users/alice', { address: book }));
const first = (book: unknown) => attempt(CAROL, set('users/carol', { address: book }));

/** One bad address alone, and as the last of eight. */
const entry = (what: string, bad: Fields, sound: Fields = {}): Row[] => {
  const [wrong, right] = [present(address(bad)), address(sound)];
  return [
    refused(`an address with ${what}`, ALICE, save([wrong]).operation, save([right])),
    refused(
      `an eighth address with ${what}`,
      CAROL,
      first([...addresses(7), wrong]).operation,
      first([...addresses(7), right]),
    ),
  ];
};

const MAX_LENGTHS = { name: 80, addressLine1: 150, addressLine2: 150, city: 60, state: 60, landmark: 100 };
const REQUIRED = ['name', 'addressLine1', 'city', 'state'];

export const addressBooks: Table = {
  about: 'addresses',
  rows: [
    ...entry('an empty PIN', { pincode: '' }),
    ...entry('a PIN that begins with 0', { pincode: '056002' }, { pincode: '100000' }),
    ...entry('a PIN of 5 digits', { pincode: '56002' }, { pincode: '999999' }),
    ...entry('a PIN of 7 digits', { pincode: '5600251' }),
    ...entry('a PIN of letters', { pincode: 'abcdef' }),
    ...entry('a PIN that is a number', { pincode: 560025 }),
    ...entry('a phone of letters', { phone: 'abcdefghij' }, { phone: '0123456789' }),
    ...entry('a phone with a line break', { phone: '987654321\n' }),
    ...entry('a phone of 9 digits', { phone: '987654321' }),
    ...entry('a phone of 11 digits', { phone: '98765432109' }),
    ...entry('an unknown key', { country: 'IN' }),
    ...entry('isDefault in text', { isDefault: 'yes' }, { isDefault: false }),
    ...entry('a createdAt that is no instant', { createdAt: 'now' }),
    ...Object.keys(address()).flatMap((key) => entry(`no ${key}`, { [key]: undefined })),
    ...Object.entries(MAX_LENGTHS).flatMap(([key, max]) => [
      ...entry(`${max + 1} characters of ${key}`, { [key]: 'x'.repeat(max + 1) }, { [key]: 'x'.repeat(max) }),
      ...entry(`a line break in ${key}`, { [key]: 'A\r\nBcc: all' }, { [key]: 'A, Bcc: all' }),
      ...entry(`a NUL in ${key}`, { [key]: '\u0000A' }, { [key]: 'A' }),
      ...entry(`a DEL in ${key}`, { [key]: 'A\u007f' }, { [key]: 'A' }),
      ...entry(`an opening bracket in ${key}`, { [key]: '<b' }, { [key]: 'b' }),
      ...entry(`a closing bracket in ${key}`, { [key]: 'b>' }, { [key]: 'b' }),
      ...entry(`a number for ${key}`, { [key]: 7 }, { [key]: '7' }),
    ]),
    ...REQUIRED.flatMap((key) => entry(`an empty ${key}`, { [key]: '' }, { [key]: 'x' })),
    ...Array.from({ length: 8 }, (_, at) => at + 1).map((count) =>
      refused(
        `a bad address behind ${count - 1} good ones`,
        ALICE,
        save([...addresses(count - 1), address({ pincode: '1' })]).operation,
        save(addresses(count)),
      ),
    ),
    ...[9, 101].map((count) =>
      refused(`${count} new addresses`, ALICE, save(addresses(count)).operation, save(addresses(8))),
    ),
    refused(
      '11 addresses that are all the same',
      ALICE,
      save(Array(11).fill(STORED_ADDRESS)).operation,
      save(Array(10).fill(STORED_ADDRESS)),
    ),
    refused('an address that is text', ALICE, save(['14 Residency Road']).operation, save([address()])),
  ],
  valid: [
    [
      'an address without what may be missing',
      save([address({ addressLine2: '', landmark: '', isDefault: false })]),
    ],
    ['all addresses away', save([])],
  ],
};
