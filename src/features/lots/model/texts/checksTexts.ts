import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** What the platforms of a sale say to its lots, where one works on them. */
export const checksTexts = defineTexts('platformChecks', {
  ready: 'ready',
  problems: (problems: number) => (problems === 1 ? '1 problem' : `${inDigits(problems)} problems`),
  checking: 'checking…',
  /** The check has broken. */
  notChecked: 'not checked',
  /** A withdrawn lot goes to no platform. */
  notSent: 'not sent',
  /** `sentence`: what the platform does not take. */
  says: (platform: string, sentence: string) => `${platform}: ${sentence}`,
  /** Under the cells of a platform, of a lot with several problems. */
  at: (field: string, sentence: string) => `${field}: ${sentence}`,
  counter: (length: number, most: number) => `${inDigits(length)} / ${inDigits(most)}`,
  /** Read out instead of the counter. */
  counterInWords: (length: number, most: number, platform: string) =>
    `${inDigits(length)} of ${inDigits(most)} characters for ${platform}.`,
  /** Several fields of the lot become one text there. */
  shared: (platform: string) => `${platform}, with the fields beside it`,
  fix: 'Fix',
  fixOf: (field: string, platform: string) => `Fix ${field} for ${platform}`,
  /** For screen readers: what a button is about that has a name of its own. */
  fieldOf: (field: string, platform: string) => `${field} for ${platform}`,
  fixAll: (lots: number) => `Fix in all ${inDigits(lots)} lots`,
  fixAllOf: (lots: number, field: string, platform: string) =>
    `Fix in all ${inDigits(lots)} lots: ${field} for ${platform}`,
  filter: 'Platforms',
  noFilter: 'Whatever platforms say',
  refusedBy: (platform: string) => `Refused by ${platform}`,
  lostOn: (platform: string) => `Cut or lost on ${platform}`,
  /** In the list and the gallery. */
  forPlatforms: (problems: number) =>
    problems === 1 ? '1 problem for platforms' : `${inDigits(problems)} problems for platforms`,
});
