import { dayOf } from './dayOf';

it('names the day by the clock of the device', () => {
  expect(dayOf(new Date(2026, 10, 3, 23, 59).getTime())).toBe('2026-11-03');
});
