import { windowsSign } from './windows1252';

/** As the Encoding Standard has them from 0x80 on; nought: there is none. Not every runtime's own decoder knows them. */
const POINTS = [
  0x20ac, 0, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17d, 0, 0, 0x2018,
  0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0, 0x17e, 0x178,
];

it('reads the places where Latin-1 has control characters as the standard says, and leaves all others', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const point = POINTS[byte - 0x80] ?? 0;
    expect(windowsSign(String.fromCharCode(byte))).toBe(String.fromCodePoint(point === 0 ? byte : point));
  }
  expect(windowsSign('€')).toBe('€');
});
