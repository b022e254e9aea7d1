import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** The palette: lots to go to and everything that can be done from the keyboard. */
export const paletteTexts = defineTexts('palette', {
  open: 'Lots and commands',
  openKeys: 'Ctrl K',
  openHint: 'Go to a lot, or do something (Ctrl+K)',
  title: 'Go to a lot, or do something',
  field: 'Number, title or command',
  lots: 'Lots',
  commands: 'Commands',
  nothing: 'No lot and no command fits.',
  found: (count: number) => (count === 1 ? 'One line' : `${inDigits(count)} lines`),
  /** `what`: a command. `lots`: the lot or lots that it is about. */
  about: (what: string, lots: string) => `${what}: ${lots}`,
  lotsChosen: (count: number) => (count === 1 ? 'the chosen lot' : `the ${inDigits(count)} chosen lots`),
  openLot: 'Open',
  closeLot: 'Close the editor',
  moveInSale: 'Move in the sale…',
  moveSorted: 'The lots are sorted by a column. Show them in sale order first.',
  nothingToUndo: 'Nothing was done in this visit that could be undone.',
  nothingToRedo: 'Nothing was undone that could be done again.',
  asTable: 'Show as a table',
  asList: 'Show as a list',
  asGallery: 'Show as a gallery',
  asDescribe: 'Describe lot after lot',
  onlyState: (state: string) => `Show only: ${state}`,
  onlyAttention: 'Show only what needs attention',
  onlyNeeding: 'Show only lots that are not complete',
  onlyContradicting: 'Show only lots whose prices do not fit',
  onlyToCheck: 'Show only lots that are to be checked',
  chooseColumns: 'Choose the columns',
  keys: 'Show all keys',
  importLots: 'Import lots from a file',
  exportLots: 'Export the lots to a platform',
  settings: 'Settings of the sale',
  allSales: 'All sales',
  account: 'Account',
});
