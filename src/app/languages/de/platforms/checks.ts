import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const platformChecks: WholeCatalogue['platformChecks'] = {
  ready: 'bereit',
  problems: (problems) => (problems === 1 ? '1 Problem' : `${inDigits(problems)} Probleme`),
  checking: 'wird geprüft…',
  notChecked: 'nicht geprüft',
  notSent: 'bleibt hier',
  says: (platform, sentence) => `${platform}: ${sentence}`,
  at: (field, sentence) => `${field}: ${sentence}`,
  counter: (length, most) => `${inDigits(length)} / ${inDigits(most)}`,
  counterInWords: (length, most, platform) => `${inDigits(length)} von ${inDigits(most)} Zeichen für ${platform}.`,
  shared: (platform) => `${platform}, mit den Feldern daneben`,
  fix: 'Beheben',
  fixOf: (field, platform) => `Beheben: ${field} für ${platform}`,
  fieldOf: (field, platform) => `${field} für ${platform}`,
  fixAll: (lots) => `In allen ${inDigits(lots)} Losen beheben`,
  fixAllOf: (lots, field, platform) => `In allen ${inDigits(lots)} Losen beheben: ${field} für ${platform}`,
  filter: 'Plattformen',
  noFilter: 'Was Plattformen auch sagen',
  refusedBy: (platform) => `Abgelehnt von ${platform}`,
  lostOn: (platform) => `Gekürzt oder verloren bei ${platform}`,
  forPlatforms: (problems) =>
    problems === 1 ? '1 Problem für Plattformen' : `${inDigits(problems)} Probleme für Plattformen`,
};
