import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

const lots = (count: number): string => (count === 1 ? 'one lot' : `${inDigits(count)} lots`);

/** Templates of a sale: what lots begin with or are filled in with, and texts that are written again and again. */
export const templateTexts = defineTexts('templates', {
  title: 'Templates and texts',
  manage: 'Templates and texts…',
  template: 'Template',
  newLotMenu: 'New lot from a template',
  emptyLot: 'An empty lot',
  newFrom: (template: string) => `New lot: ${template}`,
  fillIn: (template: string) => `Fill in from “${template}”`,
  saveLot: 'Save this lot as a template…',
  saveLotShort: 'Save as a template',
  insert: 'Insert text',
  /** `field`: its name. */
  insertInto: (field: string) => `Insert text into ${field}`,
  insertOne: (block: string) => `Insert text: ${block}`,
  tooLong: 'This text does not fit into the field any more. Shorten what is there first.',
  noneYet: 'This sale has no templates yet.',
  unknown: 'Templates are only available online. They are not stored on this device.',
  lotTemplates: 'For lots',
  lotTemplatesText: 'What a lot begins with, or is filled in with: its category, condition, and other words.',
  /** `list`: names of columns that the sale does not have. */
  missingColumns: (list: string) =>
    `Columns of the template that this sale does not have: ${list}. Their values stay in the template and are not written to lots.`,
  nameless: (count: number) => (count === 1 ? 'one without a name' : `${inDigits(count)} without a name`),
  takeOut: 'Take these values out',
  noLotTemplates: 'None yet. Make one here, or from a lot that is described already.',
  textBlocks: 'Texts',
  textBlocksText: 'Sentences that you write again and again, to insert where the cursor is.',
  noTextBlocks: 'None yet. “Old restorations, minor losses to the veneer.” would be one.',
  newTemplate: 'New template',
  newText: 'New text',
  change: (name: string) => `Change ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  isFirst: 'It is the first already.',
  isLast: 'It is the last already.',
  remove: (name: string) => `Remove ${name}`,
  every: 'Every new lot begins with this',
  everyHint: 'Also each lot that is made of photos.',
  removed: (name: string) => `“${name}” is removed.`,
  putBack: 'Put back',
  formNew: { lot: 'New template', text: 'New text' },
  formKnown: { lot: 'Change the template', text: 'Change the text' },
  name: 'Name',
  nameMissing: 'Give it a name, such as “Furniture”.',
  nothingSaid: 'Fill in at least one field: a template without words fills in nothing.',
  unreadable: 'A value below cannot be read. Correct it, or clear its field.',
  tooMany:
    'A template can have values in 40 columns of platforms and of your house. Clear some of them, or take out those that this sale does not have.',
  textMissing: 'Enter the text to insert.',
  emptyStays: 'Fields that stay empty here are left alone in a lot.',
  forField: 'For the field',
  text: 'Text',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  unsaved: 'What you have written is not saved.',
  discard: 'Discard it',
  goOn: 'Continue writing',
  onlyWithNetwork: 'Templates can only be saved online.',
  notSaved: 'Not saved',
  noNetwork:
    'There is no connection to the server, and templates can only be saved online. Try again when there is a network; what you have written stays here until then.',
  gone: 'Somebody has removed it meanwhile, so it can no longer be changed. What you have written is still here: make a new one of it and save that.',
  makeNew: 'Make a new one of it',
  saved: (name: string) => `The template “${name}” is saved.`,
  apply: 'Apply a template',
  applyShort: (template: string) => `Fill in from ${template}`,
  applyTo: (count: number) => `Apply a template to ${lots(count)}`,
  which: 'Which fields',
  emptyOnly: 'Only empty fields',
  emptyOnlyNote: 'Only empty fields are filled in.',
  overwrite: 'All, including filled ones',
  fills: (count: number) => (count === 0 ? 'Nothing changes in these lots.' : `Fills in ${lots(count)}:`),
  /** One field and the number of lots. */
  fillsField: (field: string, count: number) => `${field} in ${lots(count)}`,
  undoable: 'It is one step: Undo takes it back.',
  applyNow: (count: number) => (count === 1 ? 'Fill in one lot' : `Fill in ${inDigits(count)} lots`),
  /** `list`: the fields, joined as the language joins. */
  filled: (list: string) => `Filled in: ${list}.`,
  filledMany: (count: number) => `Filled in ${lots(count)}.`,
  leftOut: (count: number) =>
    `${count === 1 ? 'One lot is left out: it' : `${inDigits(count)} lots are left out: each`} would have values in more than 40 columns of platforms and of your house.`,
  filledNothing: 'Nothing to fill in: what the template says stands there already, or the fields hold something else.',
});
