import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** The frame of a sale: its bar, its menus, and the line below the lots. */
export const frameTexts = defineTexts('saleFrame', {
  sale: 'Sale',
  files: 'Files and paper',
  help: 'Help',
  settings: 'Settings',
  import: 'Import',
  export: 'Export',
  print: 'Print the lots',
  keys: 'Keys, words and numbers',
  allSales: 'All sales',
  numbers: 'Numbers: what is missing or held twice',
  viewOptions: 'How the lots are shown',
  /** `count`: filters that hold back lots. */
  filtersOn: (count: number) => `Filters (${inDigits(count)})`,
  photos: 'Photos',
  fromElsewhere: 'More ways to add photos',
  attention: (count: number) => `Needs attention (${inDigits(count)})`,
  showAttention: 'Show what needs attention',
  missed: (photos: number) => (photos === 1 ? 'One photo did not come' : `${inDigits(photos)} photos did not come`),
  twice: (photos: number) =>
    photos === 1 ? 'One photo is here already' : `${inDigits(photos)} photos are here already`,
  transfers: 'Lots on their way to another sale',
  /** `what`: the lot, or how many. */
  trashed: (what: string) => `In the trash: ${what}.`,
  actions: 'What can be done',
  tools: 'Tools for the lots',
});
