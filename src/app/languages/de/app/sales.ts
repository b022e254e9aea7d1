import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const sales: WholeCatalogue['sales'] = {
  sales: 'Auktionen',
  newSale: 'Neue Auktion',
  cannotBeRead: 'Ihre Auktionen können nicht gelesen werden',
  tryAgain: 'Erneut versuchen',
  unreadable: (title) =>
    `${title === null ? 'Eine Auktion' : `„${title}“`} wurde wahrscheinlich von einer neueren Version von Lotsmith gespeichert und kann hier nicht gezeigt werden. Sie liegt sicher auf dem Server. Laden Sie diese Seite neu, um die neuere Version zu bekommen.`,
  none: 'Noch keine Auktionen',
  firstSale: 'Erste Auktion anlegen',
  noneText:
    'Die Lose einer Auktion teilen sich eine Nummernfolge. Legen Sie eine Auktion an und legen Sie dann die Fotos darin ab.',
  roles: { owner: 'Ihre Auktion', editor: 'Sie bearbeiten', viewer: 'Nur ansehen' },
  lots: (lots, ready) => {
    if (lots === 0) return 'Noch keine Lose';
    if (lots === 1) return ready === 1 ? 'Ein Los, fertig' : 'Ein Los';
    return ready === null ? `${lots} Lose` : `${ready} von ${lots} Losen fertig`;
  },
  groups: {
    past: (sales) => (sales === 1 ? 'Eine vergangene Auktion' : `${sales} vergangene Auktionen`),
  },
  withOthers: (names, others) => {
    const rest = others - names.length;
    if (names.length === 0) return others === 1 ? 'mit einer weiteren Person' : `mit ${others} weiteren`;
    return `mit ${names.join(', ')}${rest === 0 ? '' : rest === 1 ? ' und einer weiteren Person' : ` und ${rest} weiteren`}`;
  },
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
