import { transfer as german } from '../../../../app/languages/de/lots/transfer';
import { transferTexts } from './transferTexts';

it.each([
  ['English', transferTexts.texts, ['Moving one lot to “Autumn”', 'Moving to “Autumn” has stopped']],
  ['German', german, ['Ein Los auf dem Weg nach „Autumn“', 'Das Verschieben nach „Autumn“ ist stehen geblieben']],
])('a move is called by the title of its sale in %s', (_language, { running, stopped }, said) => {
  expect([running(1, 'Autumn'), stopped('Autumn')]).toEqual(said);
});

it.each([
  ['English', transferTexts.texts, ['Moving 2 lots to another sale', 'Moving to another sale has stopped']],
  [
    'German',
    german,
    ['2 Lose auf dem Weg in eine andere Auktion', 'Das Verschieben in eine andere Auktion ist stehen geblieben'],
  ],
])('a move to a sale that is no longer there for its person has no empty title in %s', (_language, texts, said) => {
  expect([texts.running(2, ''), texts.stopped('')]).toEqual(said);
});
