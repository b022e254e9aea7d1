import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const bothTexts: WholeCatalogue['bothTexts'] = {
  lead: 'Sie und jemand anders haben dasselbe Feld geändert. In der Auktion steht der andere Text; Ihrer bleibt hier, bis Sie entscheiden.',
  theirs: 'Der andere Text',
  mine: 'Ihr Text',
  you: 'von Ihnen, an anderer Stelle',
  somebody: 'von jemandem im Team',
  empty: 'leer',
  useMine: 'Meinen nehmen',
  keepTheirs: 'Den anderen behalten',
  edit: 'Bearbeiten',
  copy: 'Meinen kopieren',
  save: 'Diesen speichern',
  cancel: 'Abbrechen',
  merge: 'Aus beiden einen machen',
  of: (action, field, lot) => `${action}: ${field}, ${lot}`,
  more: (count) =>
    count === 1
      ? 'Ein weiterer erscheint, sobald Sie entschieden haben.'
      : `${inDigits(count)} weitere erscheinen nach und nach.`,
  hasChanged: 'hat das inzwischen geändert.',
  aColleague: 'Jemand im Team',
  showTheirs: 'Anderen Text zeigen',
  hideTheirs: 'Anderen Text verbergen',
  takeTheirs: 'Anderen Text übernehmen',
  showMine: 'Meinen zeigen',
  hideMine: 'Meinen verbergen',
  keepMine: 'Meinen behalten',
  onEnter: 'Mit der Eingabetaste wartet Ihr Text unter „Bitte prüfen“.',
  changedTo: (theirs) => `Jemand im Team hat daraus „${theirs}“ gemacht.`,
  emptied: 'Jemand im Team hat das geleert.',
  inGrid: 'Sie und jemand anders haben das geändert. Beide Texte stehen unter „Bitte prüfen“.',
  noLonger:
    'Das Los oder die Auktion wurde inzwischen geändert; das ist nicht mehr möglich. Sehen Sie sich das Los an und wiederholen oder verwerfen Sie es dann.',
  yoursWaits: 'Jemand im Team hat das zur selben Zeit geändert. Ihr eigener Text steht unter „Bitte prüfen“.',
};
