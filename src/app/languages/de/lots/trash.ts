import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const trash: WholeCatalogue['trash'] = {
  trash: 'Papierkorb',
  open: (lots) => `Papierkorb (${inDigits(lots)})`,
  explained:
    'Lose im Papierkorb tragen keine Nummer und stehen in keinem Katalog. Jedes lässt sich mit allem, was dazugehört, wiederherstellen.',
  empty: 'Der Papierkorb ist leer.',
  untitled: 'Ohne Titel',
  since: (when) => `seit ${when}`,
  restore: 'Wiederherstellen',
  restoreOne: (lot, title) => `${lot}, ${title}, wiederherstellen`,
  restoreAll: 'Alle wiederherstellen',
  numbersLocked: 'Die Nummern dieser Auktion sind festgeschrieben; kein Los kann aus dem Papierkorb geholt werden.',
  more: (lots) => `und ${inDigits(lots)} weitere`,
  choose: (lot, title) => `${lot}, ${title}, auswählen`,
  purgeAll: 'Papierkorb leeren',
  purgeChosen: (lots) => `${inDigits(lots)} endgültig löschen`,
  purgeTitle: (lots) => (lots === 1 ? 'Ein Los endgültig löschen?' : `${inDigits(lots)} Lose endgültig löschen?`),
  purgeText: (lots) =>
    lots === 1
      ? 'Das Los wird gelöscht, mit allem, was nur Bearbeiter davon sehen, und mit seinen Fotos, auch den früher daraus entfernten. Niemand kann es zurückholen. Der Verlauf seiner Änderungen bleibt.'
      : 'Die Lose werden gelöscht, mit allem, was nur Bearbeiter davon sehen, und mit ihren Fotos, auch den früher daraus entfernten. Niemand kann sie zurückholen. Der Verlauf ihrer Änderungen bleibt.',
  purgeNow: 'Endgültig löschen',
  keep: 'Behalten',
  purging: (done, lots) => `${inDigits(done)} von ${inDigits(lots)} Losen gelöscht`,
  purged: (lots) =>
    lots === 1 ? 'Ein Los ist endgültig gelöscht.' : `${inDigits(lots)} Lose sind endgültig gelöscht.`,
  purgeFailed: (lots) =>
    lots === 1
      ? 'Ein Los konnte nicht vollständig gelöscht werden und liegt noch im Papierkorb. Seine Fotos sind vielleicht schon gelöscht. Löschen Sie es erneut.'
      : `${inDigits(lots)} Lose konnten nicht vollständig gelöscht werden und liegen noch im Papierkorb. Einige ihrer Fotos sind vielleicht schon gelöscht. Löschen Sie sie erneut.`,
  purgeReasons: {
    noAnswer: 'Der Server hat nicht geantwortet.',
    notAllowed: 'Sie dürfen hier nicht löschen, oder die Auktion ist nicht mehr offen.',
    restored: 'Jemand hat inzwischen ein Los wiederhergestellt.',
    other: 'Der Server hatte ein Problem.',
  },
  purgeOffline: 'Es besteht keine Verbindung. Endgültig gelöscht werden Lose nur, solange dieses Gerät online ist.',
  onlyLooking: 'Bearbeiter können wiederherstellen, was hier liegt.',
};
