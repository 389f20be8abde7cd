import { javaVersion } from './googleFirestore';

describe('javaVersion', () => {
  it.each([
    ['openjdk version "21.0.4" 2024-07-16', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_401"', 8],
    ['openjdk version "22" 2024-03-19', 22],
    ['command not found', null],
  ])('reads %s', (printed, version) => {
    expect(javaVersion(printed)).toBe(version);
  });
});
