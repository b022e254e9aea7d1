import { lotsTexts } from '../../model/texts/lotsTexts';

const { count } = lotsTexts.texts;

it.each([
  [count(1, 0, 0), '1 lot, 0 ready'],
  [count(1_261, 12, 0), '1,261 lots, 12 ready'],
  [count(261, 0, 62), '261 lots, 62 in the catalogue'],
  [count(261, 3, 62), '261 lots, 3 ready, 62 in the catalogue'],
])('says how far the lots are: %s', (sentence, expected) => expect(sentence).toBe(expected));
