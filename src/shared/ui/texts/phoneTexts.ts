import { defineTexts } from '../../messages/texts';

/** What the field for a phone number says by itself. `locale`: in which the names of countries are written. */
export const phoneTexts = defineTexts('phone', {
  locale: 'en',
  country: 'Country',
  number: 'Phone number',
  hint: 'With or without the country’s code in front.',
});
