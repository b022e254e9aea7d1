import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const sales: WholeCatalogue['sales'] = {
  sales: 'Auktionen',
  newSale: 'Neue Auktion',
  cannotBeRead: 'Ihre Auktionen können nicht gelesen werden',
  unreadable: (title) =>
    `${title === null ? 'Eine Auktion' : `„${title}“`} wurde wahrscheinlich von einer neueren Version von Lotsmith gespeichert und kann hier nicht gezeigt werden. Sie liegt sicher auf dem Server. Laden Sie diese Seite neu, um die neuere Version zu bekommen.`,
  none: 'Noch keine Auktionen',
  firstSale: 'Erste Auktion anlegen',
  trySample: 'Mit einem Beispiel ausprobieren',
  sampleHint:
    'Zwölf gezeichnete Lose in einer eigenen Auktion, zum Umsehen. Sie können sie aus dieser Liste wieder löschen.',
  sampleTitle: 'Beispielauktion: zwölf Gefäße',
  noSample: 'Die Beispielauktion wurde nicht angelegt',
  noneText:
    'Die Lose einer Auktion teilen sich eine Nummernfolge. Legen Sie eine Auktion an und legen Sie dann die Fotos darin ab.',
  roles: { owner: 'Ihre Auktion', editor: 'Sie bearbeiten', viewer: 'Nur ansehen' },
  lots: (lots, ready) => {
    if (lots === 0) return 'Noch keine Lose';
    if (lots === 1) return ready === 1 ? 'Ein Los, fertig' : 'Ein Los';
    return ready === null ? `${inDigits(lots)} Lose` : `${inDigits(ready)} von ${inDigits(lots)} Losen fertig`;
  },
  groups: {
    past: (sales) => (sales === 1 ? 'Eine vergangene Auktion' : `${sales} vergangene Auktionen`),
    archived: (sales) => (sales === 1 ? 'Eine archivierte Auktion' : `${sales} archivierte Auktionen`),
    deleted: (sales) => (sales === 1 ? 'Eine gelöschte Auktion' : `${sales} gelöschte Auktionen`),
  },
  withOthers: (others) => (others === 1 ? 'mit einer weiteren Person' : `mit ${inDigits(others)} weiteren`),
  withNames: (names, rest) =>
    `mit ${names}${rest === 0 ? '' : rest === 1 ? ' und einer weiteren Person' : ` und ${inDigits(rest)} weiteren`}`,
  notCreated: 'Die Auktion wurde nicht angelegt',
  title: 'Titel',
  date: 'Datum',
  currency: 'Währung',
  beginLike: 'Beginnen wie',
  beginLikeHint:
    'Ihre Währung, ihr Ort, ihre Vorlagen, ihre Plattformen samt deren Namen für Kategorien und ihre eigenen Spalten.',
  likeNone: 'Keine andere Auktion',
  cancel: 'Abbrechen',
  create: 'Auktion anlegen',
  titleMissing: 'Geben Sie der Auktion einen Titel, etwa „Möbel und Antiquitäten, Frühjahr“.',
  dayUnfinished: 'Geben Sie den ganzen Tag an, oder vorerst keinen.',
  dateHint: 'Kann später kommen.',
  place: 'Ort',
  noDate: 'Noch kein Datum',
  keptUntil: (day) => `Aufbewahrt bis ${day}`,
  moreFor: (title) => `Mehr zu „${title}“`,
  settings: 'Einstellungen der Auktion',
  nextLike: 'Nächste Auktion wie diese …',
  nextLikeHint: 'Mit Plattformen, Spalten, Kategorien und Vorlagen, ohne Lose.',
  archive: 'Archivieren',
  archiveSale: 'Auktion archivieren',
  archiveHint: 'Für alle bei den archivierten Auktionen, sonst unverändert.',
  restoreSale: 'Zurückholen',
  bringSaleBack: 'Auktion zurückholen',
  deleteSale: 'Löschen …',
  deleteThisSale: 'Auktion löschen …',
  onlyOwners: 'Das können nur Eigentümerinnen und Eigentümer der Auktion.',
  deleteTitle: (title) => `„${title}“ löschen?`,
  deleteYes: 'Auktion löschen',
  deleteMeaning: {
    hidden: 'Niemand in der Auktion sieht sie mehr: weder Lose und Fotos noch Vorlagen und Exporte.',
    kept: (day) =>
      `Alles wird 30 Tage aufbewahrt, bis ${day}. So lange finden Eigentümer sie unter „Gelöschte Auktionen“ und können sie unverändert zurückholen. Danach kann sie für immer entfernt werden.`,
    catalogue:
      'Ihr öffentlicher Katalog wird jetzt zurückgezogen. Wird die Auktion zurückgeholt, ist sie nicht wieder veröffentlicht.',
    invitations: 'Offene Einladungen gelten nicht mehr.',
  },
  awayDone: {
    archived: (title) => `„${title}“ ist archiviert.`,
    deleted: (title) => `„${title}“ ist gelöscht. Sie können sie 30 Tage lang zurückholen.`,
    back: (title) => `„${title}“ ist zurück.`,
  },
  inGroup: {
    archived: (title) => `„${title}“ steht jetzt bei den archivierten Auktionen.`,
    deleted: (title) => `„${title}“ steht jetzt 30 Tage lang bei den gelöschten Auktionen.`,
  },
  notPutAway: 'Es wurde nichts geändert',
  yearWrong: 'Prüfen Sie das Jahr: Es muss zwischen 2000 und 2099 liegen.',
};
