import { failureTexts } from '../failureTexts';

/** What the outbox does, and nothing else. */
const PROMISE = /by itself|your work is sent|is sent as soon as|discard the change/;

it('has no promise to send later for acts of which nothing waits on the device', () => {
  const { data, notKept } = failureTexts.texts;
  const promised = Object.entries(data).filter(([, sentence]) => PROMISE.test(sentence));
  expect(Object.keys(notKept).sort()).toEqual(promised.map(([code]) => code).sort());
  for (const sentence of Object.values(notKept)) expect(sentence).not.toMatch(PROMISE);
});
