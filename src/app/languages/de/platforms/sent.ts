import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { lose } from './lose';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const platformSent: WholeCatalogue['platformSent'] = {
  title: 'Gesendet',
  intro: 'Was an die Plattform ging, und was sich seitdem geändert hat.',
  reading: 'Es wird gelesen, was gesendet wurde …',
  readingBeforeBundle:
    'Was gesendet wurde, wird noch gelesen. Dann enthält das Paket die Lose, die sich seitdem geändert haben.',
  notReadBeforeBundle:
    'Welche Lose sich geändert haben, ist nicht bekannt, weil das Gesendete nicht gelesen werden konnte. Siehe unten unter „Gesendet“.',
  notRead: 'Was gesendet wurde, konnte nicht gelesen werden. Dazu braucht es das Netz.',
  nothing: (platform) => `An ${platform} wurde noch nichts gesendet.`,
  you: 'Ihnen',
  somebody: 'jemandem, der nicht mehr in der Auktion ist',
  sent: (platform, when, who) => `${platform}: gesendet ${when} von ${who}.`,
  typed: (platform, when, who) => `${platform}: Änderungen dort eingetippt ${when} von ${who}.`,
  unchanged: 'Nichts, was die Plattform bekommt, hat sich seitdem geändert.',
  since: (parts) => `Seitdem ${parts}.`,
  parts: {
    changed: (count) => `${lose(count)} geändert`,
    added: (count) => `${inDigits(count)} neu`,
    withdrawn: (count) => `${inDigits(count)} zurückgezogen`,
    removed: (count) => `${inDigits(count)} entfernt`,
  },
  renumbered: (count) =>
    count === 1 ? '1 davon hat eine andere Nummer.' : `${inDigits(count)} davon haben andere Nummern.`,
  otherPhotos: (count) => (count === 1 ? '1 davon hat andere Fotos.' : `${inDigits(count)} davon haben andere Fotos.`),
  otherVersion:
    'Was Lotsmith über diese Plattform weiß, hat sich seitdem geändert: Manches wird jetzt vielleicht anders geschrieben.',
  gone: 'Ein Paket nimmt dort keine Lose weg: Bitte zurückgezogene und entfernte Lose dort von Hand herausnehmen.',
  chooseChanged: 'Nur diese für das Paket wählen',
  chosen: 'Gewählt: Das Paket oben enthält nur diese Lose.',
  byHand: 'Liste zum Abtippen',
  closeList: 'Liste schließen',
  waiting: (platform) =>
    `Der Export an ${platform} ist noch nicht bei der Auktion vermerkt. Er ist auf diesem Gerät aufgehoben und wird vermerkt, sobald das Netz wieder da ist, oder bei Ihrem nächsten Besuch dieser Seite.`,
  waitingOnPage: (platform) =>
    `Der Export an ${platform} ist noch nicht bei der Auktion vermerkt. Dieser Browser hebt nichts auf: Bitte diese Seite offen lassen, bis das Netz wieder da ist.`,
  refused: (platform) =>
    `Der Export an ${platform} konnte nicht vermerkt werden: Sie dürfen diese Auktion nicht mehr bearbeiten.`,
  earlier: 'Frühere Exporte',
  scopes: {
    all: (count) => `Alle Lose: ${inDigits(count)}`,
    ready: (count) => `Fertige Lose: ${inDigits(count)}`,
    changed: (count) => `Geänderte Lose: ${inDigits(count)}`,
    selection: (count) => `Ausgewählte Lose: ${inDigits(count)}`,
    typed: (count) => `Von Hand eingetippt: ${lose(count)}`,
  },
  withPhotos: 'mit Fotos',
  outcomes: { uploaded: 'Hochgeladen.', forgotten: 'Nicht hochgeladen: zählt nicht.' },
  uploaded: 'Ich habe es hochgeladen',
  uploadedOf: (when) => `Ich habe es hochgeladen: das Paket von ${when}`,
  forget: 'Nicht hochgeladen: vergessen',
  forgetOf: (when) => `Nicht hochgeladen: vergessen, das Paket von ${when}`,
  outcomeFailed: 'Das wurde nicht gespeichert. Bitte die Verbindung prüfen und noch einmal drücken.',
};

export const platformSentList: WholeCatalogue['platformSentList'] = {
  title: (platform) => `Bei ${platform} einzutippen`,
  intro:
    'Haken Sie ab, was Sie eingetippt haben: Die Haken bleiben auf diesem Gerät. Vermerken Sie es dann, und es steht für niemanden mehr in der Liste.',
  reading: 'Es wird gelesen, was vorher dort stand …',
  notRead: 'Was vorher dort stand, konnte nicht gelesen werden. Dazu braucht es das Netz.',
  older: 'Inzwischen hat sich mehr geändert.',
  readMore: 'Lesen, was vorher dort stand',
  lot: (number, title) => (title === '' ? `Los ${number}` : `Los ${number}, ${title}`),
  noNumber: 'ohne Nummer',
  isNew: 'Neu: Bitte dort eintragen.',
  withdrawn: 'Zurückgezogen: Bitte dort herausnehmen.',
  removed: 'Aus der Auktion entfernt: Bitte dort herausnehmen.',
  photos: 'Fotos',
  photoCount: (count) => (count === 1 ? '1 Foto' : `${inDigits(count)} Fotos`),
  empty: 'leer',
  before: 'vorher',
  after: 'jetzt',
  more: (count) =>
    count === 1
      ? '1 weitere Zeile steht in der CSV-Datei.'
      : `${inDigits(count)} weitere Zeilen stehen in der CSV-Datei.`,
  count: (done, all) => `${inDigits(done)} von ${inDigits(all)} abgehakt.`,
  remember: (count) =>
    count === 0
      ? 'Abgehaktes vermerken'
      : count === 1
        ? '1 Zeile als eingetippt vermerken'
        : `${inDigits(count)} Zeilen als eingetippt vermerken`,
  tickFirst: 'Haken Sie zuerst ab, was Sie bei der Plattform eingetippt haben.',
  csv: 'Als CSV herunterladen',
  print: 'Liste drucken',
  columns: {
    lot: 'Los',
    title: 'Titel',
    what: 'Was',
    field: 'Feld',
    before: 'Vorher',
    after: 'Jetzt',
    done: 'Eingetippt',
  },
  what: { changed: 'geändert', added: 'neu', withdrawn: 'zurückgezogen', removed: 'entfernt' },
  done: 'ja',
  fileName: 'aenderungen',
};
