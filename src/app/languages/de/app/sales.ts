import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const sales: WholeCatalogue['sales'] = {
  sales: 'Auktionen',
  newSale: 'Neue Auktion',
  cannotBeRead: 'Ihre Auktionen können nicht gelesen werden',
  tryAgain: 'Erneut versuchen',
  unreadable: (title) =>
    `${title === null ? 'Eine Auktion' : `„${title}“`} wurde wahrscheinlich von einer neueren Version von Lotsmith gespeichert und kann hier nicht gezeigt werden. Sie liegt sicher auf dem Server. Laden Sie diese Seite neu, um die neuere Version zu bekommen.`,
  none: 'Noch keine Auktionen',
  noneText:
    'Die Lose einer Auktion teilen sich eine Nummernfolge. Legen Sie eine Auktion an und legen Sie dann die Fotos darin ab.',
  roles: { owner: 'Ihre Auktion', editor: 'Sie bearbeiten', viewer: 'Nur ansehen' },
  lots: (lots) => (lots === 1 ? 'Ein Los' : `${lots} Lose`),
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
  dayMissing: 'Wählen Sie den Tag der Auktion.',
  yearWrong: 'Prüfen Sie das Jahr: Es muss zwischen 2000 und 2099 liegen.',
};
