import { countIn } from '../../shared/messages/countIn';
import { defineTexts } from '../../shared/messages/texts';
import type { ImportWorkProblem } from './importWorkSlice';

const inDigits = countIn('en');

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${inDigits(count)} ${many}`;

/** Exported work that comes back. */
export const importWorkTexts = defineTexts('importWork', {
  choose: 'Bring back exported work…',
  chooseFile: 'File of exported work',
  title: 'Bring back exported work',
  reading: 'Reading and checking the file…',
  lead: 'This file holds work that this device does not have:',
  inSale: (changes: number, photos: number, lots: number) =>
    [
      changes > 0 && counted(changes, 'one change', 'changes'),
      photos > 0 && counted(photos, 'one photo', 'photos'),
      `in ${counted(lots, 'one lot', 'lots')}`,
    ]
      .filter(Boolean)
      .join(', '),
  unknownSale: 'A sale that is not among yours',
  once: 'What the server has already is not done twice. What a colleague has changed meanwhile is shown to you first.',
  bring: 'Bring back and send',
  bringing: 'Bringing back…',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Your exported work is back on this device and is being sent.',
  problems: {
    notOurs: 'This is not a file that Lotsmith has exported. The names of such files begin with “lotsmith-unsent”.',
    damaged: 'The file is damaged or incomplete. Copy it here once more from where you kept it.',
    newer: 'The file was exported by a newer version of Lotsmith. Reload this page to get that version, and try again.',
    otherPerson:
      'Another account has exported this file, and only that account can bring it back. Its photos lie in the file as ordinary pictures: unpack it to add them to your own lots.',
    nothingNew: 'This device has everything that is in the file. There is nothing to bring back.',
    notKept: 'This device could not take everything. Nothing is lost: make room on it, and choose the file again.',
  } satisfies Record<ImportWorkProblem, string>,
});
