import { defineTexts } from '../../../shared/messages/texts';

/** What a platform calls the categories of a sale. */
export const categoryTexts = defineTexts('categoryNames', {
  title: 'Categories',
  intro: (platform: string) =>
    `What ${platform} calls the categories of this sale. A category without a name there goes out as it is.`,
  introCodes: (platform: string) =>
    `The code that ${platform} has for each category of this sale. It stands in lots that have no code of their own.`,
  none: 'No lot of this export has a category.',
  onlyOwner: 'Only owners of the sale can change these names.',
  asItIs: 'As it is',
  takeOver: (sale: string) => `Use the names of “${sale}”`,
  takenOver: 'The names are filled in. Look at them, and save.',
  save: 'Save the categories',
  saved: 'The categories are saved.',
  notSaved: 'The categories were not saved',
});
