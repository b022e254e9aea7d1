import { defineTexts, textsOf } from './texts';

const area = defineTexts('example', { title: 'Lots', count: (lots: number) => `${lots} lots` });

test('English stands beside its part', () => {
  expect(textsOf(area, {}).title).toBe('Lots');
  expect(textsOf(area, {}).count(2)).toBe('2 lots');
});

test('another language has the area under its name', () => {
  const german = { example: { title: 'Lose', count: (lots: number) => `${lots} Lose` } };
  expect(textsOf(area, german).title).toBe('Lose');
  expect(textsOf(area, german).count(2)).toBe('2 Lose');
});
