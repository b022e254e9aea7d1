import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');
const photosOf = (photos: number): string => (photos === 1 ? '1 photo' : `${inDigits(photos)} photos`);

export const cameraTexts = defineTexts('camera', {
  title: 'Photograph lots',
  picture: 'What the camera sees',
  starting: 'The camera is starting…',
  take: 'Take photo',
  next: 'Next lot',
  takeFirst: 'Take a photo first: it begins the new lot.',
  newLot: 'New lot',
  number: 'Lot number',
  numberHint: 'Empty for the next one.',
  numberTaken: (lot: string) => `Goes to ${lot}.`,
  numberWrong: 'Write it as 12 or 12A.',
  photos: photosOf,
  photosOf: (lot: string) => `Photos of ${lot}`,
  remove: (photo: string) => `Remove ${photo}`,
  back: 'Back to the camera',
  look: (photo: string) => `Look at ${photo}`,
  notTakenIn: (photo: string, why: string) => `${photo}: ${why}`,
  begun: 'Photographed here',
  goTo: (lot: string, photos: number) => `${lot}, ${photosOf(photos)}`,
  notTaken: 'The photo could not be taken. Try it once more.',
  again: 'Start the camera again',
  withCameraApp: 'Take a photo with the camera app',
  chooseFile: 'Photo from the camera app: choose a file',
  problems: {
    denied: {
      title: 'The camera is switched off for this site',
      text: 'Allow it in the settings of the browser for this site, then start it again.',
    },
    none: { title: 'There is no camera', text: 'This device has no camera that the browser may use.' },
    busy: { title: 'The camera is in use', text: 'Another program uses it. Close that, then start it again.' },
    unknown: { title: 'The camera did not start', text: 'Start it again, or take the photos with the camera app.' },
    ended: { title: 'The camera has stopped', text: 'What you photographed is kept. Start it again to go on.' },
  },
  editorsOnly: 'Photos come from editors',
  editorsOnlyText: 'You may look at this sale. Ask its owner for the role of an editor.',
  toLots: 'Back to the lots',
});
