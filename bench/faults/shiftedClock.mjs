// Loaded before a process's own code: its clock goes as many milliseconds ahead as the file says.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env.GLUMIST_CLOCK;
const LOOK_EVERY = 5;
const RealDate = Date;
const realNow = Date.now;
let ahead = 0;
let looked = -Infinity;

function shiftedNow() {
  const now = realNow();
  if (Math.abs(now - looked) > LOOK_EVERY) {
    looked = now;
    // A file that is being written may be empty for a moment.
    const text = readFileSync(file, 'utf8');
    if (text) ahead = Number(text);
  }
  return now + ahead;
}

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(shiftedNow());
    else super(...parts);
  }
  static now() {
    return shiftedNow();
  }
}

if (file) globalThis.Date = ShiftedDate;
