import { countIn } from '../messages/countIn';
import { defineTexts } from '../messages/texts';

const inDigits = countIn('en');

/** What keeps a platform from taking a lot as it is, and what the export does about it. */
export const problemTexts = defineTexts('platformProblems', {
  severities: { refused: 'Refused', changed: 'Changed by the export', advice: 'Advice' },
  /** On buttons: fixes among which a person chooses. */
  chosenFixes: {
    half: 'Take half of the low estimate',
    low: 'Take the low estimate',
  },
  /** `fix`: as it is called above. */
  chosenFixIn: (fix: string, lots: number) => `${fix} in ${lots === 1 ? '1 lot' : `${inDigits(lots)} lots`}`,
  /** For screen readers: what the button is about. */
  chosenFixOf: (fix: string, place: string) => `${fix}: ${place}`,
  required: 'This is empty, and the platform takes no lot without it.',
  tooLong: (length: number, longest: number) =>
    `${inDigits(length)} characters, and the platform takes ${inDigits(longest)}. Shorten it.`,
  shortened: (length: number, longest: number) =>
    `${inDigits(length)} characters, and the platform cuts after ${inDigits(longest)}. The export shortens it at a word.`,
  longerThanAdvised: (length: number, longest: number) =>
    `${inDigits(length)} characters. Up to ${inDigits(longest)} are shown well on this platform.`,
  notAllowed: (value: string, allowed: string) => `The platform does not know “${value}”. It takes: ${allowed}.`,
  wrongKind: {
    text: 'A text belongs here.',
    number: 'A number belongs here.',
    money: 'An amount belongs here.',
    choice: 'One of the platform’s choices belongs here.',
    yesNo: 'Yes or no belongs here.',
  },
  lineBreaks: 'The platform does not take line breaks as they are. The export writes them in another way.',
  charactersReplaced: (characters: string) =>
    `The file for this platform has no ${characters}. The export writes what is nearest.`,
  charactersLost: (characters: string) =>
    `The file for this platform has no ${characters}, and nothing is near. The export writes “?”: say it in other letters.`,
  formula: 'It begins like a formula. The export puts an apostrophe before it, so that no spreadsheet runs it.',
  markup: 'It looks like HTML, and the platform shows the signs as they are.',
  marks: (marks: string) => `The platform does not take ${marks} here.`,
  cents: 'The platform takes whole amounts only. Round it.',
  moneyTooLarge: (most: number) => `The platform takes amounts up to ${inDigits(most)}.`,
  letterRefused: (number: string) => `The platform takes whole numbers only. Give ${number} a number without a letter.`,
  duplicateNumber: (number: string) => `Another lot has the number ${number}, too. Give one of them another number.`,
  priceOrder: {
    lowUnderHigh: 'The low estimate is not below the high one.',
    lowUpToHigh: 'The low estimate is above the high one.',
    startUpToLow: 'The starting price is above the low estimate.',
    reserveUpToLow: 'The reserve is above the low estimate.',
  },
  tooManyPictures: (count: number, most: number) =>
    `${inDigits(count)} pictures, and the platform takes ${inDigits(most)}. The last ones are left out.`,
  pictureTooSmall: (bytes: number, least: number) =>
    `The file of this picture has ${inDigits(bytes)} bytes, and the platform takes none below ${inDigits(least)}. Take a larger picture.`,
  pictureMadeSmaller: 'The picture is larger than the platform takes. The export makes it smaller.',
  tooFewLots: (count: number, fewest: number) =>
    `${inDigits(count)} lots, and the platform takes no sale with fewer than ${inDigits(fewest)}.`,
  tooManyLots: (count: number, most: number) =>
    `${inDigits(count)} lots, and the platform takes ${inDigits(most)} in one sale. Divide the sale.`,
  saleTitleTooLong: (length: number, longest: number) =>
    `The title of the sale has ${inDigits(length)} characters, and the platform takes ${inDigits(longest)}.`,
  cautions: {
    closedTwoHoursBefore: 'Nothing can be added or changed there in the last two hours before the sale.',
    closedWhenOnline: 'The upload is closed there as soon as the event is online.',
    sentOnce: 'What goes on from there to another platform goes once. Later changes must be typed there.',
    unknownConsignorSkipsLot:
      'A lot whose consignor is not known there is skipped, and all later pictures move to the wrong lots. Set a consignor for such lots there first.',
    existingNumbersOverwritten: 'A lot that is there under the same number is overwritten.',
    existingNumbersSkipped: 'A lot that is there under the same number is skipped, unless you choose to overwrite.',
    lotsBeforePictures: 'Upload the lots first: pictures are taken only when their lots are there.',
    mapColumns: 'The upload asks which column is which. Check the list before you go on.',
    compareTemplate:
      'Not all columns of this platform are public. Compare the header with the template that the platform gave you.',
  },
  /** What is said in their place when the sale is near. */
  cautionsNear: {
    closedTwoHoursBefore: {
      dayBefore:
        'The sale is tomorrow. In the last two hours before it nothing can be added or changed there: upload in good time.',
      theDay:
        'The sale is today. From two hours before it on nothing can be added or changed there: upload what is left while there is time.',
      after: 'The day of the sale is over: nothing can be added or changed there any more.',
    },
    closedWhenOnline: {
      dayBefore:
        'The sale is tomorrow. If the event is online there already, the upload is closed: type there what is left.',
      theDay: 'The sale is today. If the event is online there, the upload is closed: type there what is left.',
      after: 'The day of the sale is over. If the event was online there, the upload is closed.',
    },
  },
});
