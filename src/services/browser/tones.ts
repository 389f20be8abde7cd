/** Frequency in hertz and length in seconds. */
interface Tone {
  pitch: number;
  at: number;
  length: number;
}

const RIGHT: readonly Tone[] = [{ pitch: 1320, at: 0, length: 0.08 }];
const WRONG: readonly Tone[] = [
  { pitch: 220, at: 0, length: 0.14 },
  { pitch: 220, at: 0.2, length: 0.14 },
];
const VIBRATE_MS = 200;
const VOLUME = 0.15;

let context: AudioContext | null = null;

function play(tones: readonly Tone[]): void {
  try {
    context ??= new AudioContext();
    for (const { pitch, at, length } of tones) {
      const [oscillator, gain] = [context.createOscillator(), context.createGain()];
      oscillator.frequency.value = pitch;
      gain.gain.value = VOLUME;
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(context.currentTime + at);
      oscillator.stop(context.currentTime + at + length);
    }
  } catch {
    // Sound is optional, because the screen shows the result too.
  }
}

/** Sounds for packers, who look at the box: one high tone for right, two low ones for wrong. */
export const tones = {
  right: (): void => play(RIGHT),
  wrong: (): void => {
    play(WRONG);
    if ('vibrate' in navigator) navigator.vibrate(VIBRATE_MS);
  },
};
