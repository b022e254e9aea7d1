import { defineTexts } from '../../messages/texts';

/** The cover of a catalogue beside a form. */
export const formTexts = defineTexts('form', {
  above: 'A Catalogue of',
  subject: 'Furniture, Clocks & Silver',
  below: 'in four hundred lots',
  when: 'to be sold by auction, Saturday at ten',
});
