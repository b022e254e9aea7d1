import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const lotsOf = (lots: number): string => (lots === 1 ? 'ein Los' : `${inDigits(lots)} Lose`);

export const publication: WholeCatalogue['publication'] = {
  title: 'Öffentlicher Katalog',
  intro: 'Eine Seite, die alle lesen können, ohne sich anzumelden.',
  onlyOwner: 'Nur eine Eigentümerin oder ein Eigentümer veröffentlicht den Katalog.',
  lockFirst: 'Schreiben Sie zuerst die Nummern fest: Was gedruckt und verlinkt ist, darf sich nicht mehr ändern.',
  toNumbers: 'Zu den Losnummern',
  loading: 'Die Lose werden gelesen.',
  prove:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Eine veröffentlichte Adresse gehört für immer zu Ihrer Auktion, deshalb müssen Sie erreichbar sein.',
  address: 'Adresse',
  addressHint: (address) => `${address}. Sie gehört für immer zu dieser Auktion.`,
  addressWrong: 'Verwenden Sie Kleinbuchstaben von a bis z, Ziffern und dazwischen Bindestriche, höchstens 80 Zeichen.',
  answers: {
    asking: 'Sie wird geprüft …',
    free: 'Diese Adresse ist frei.',
    own: 'Diese Adresse gehört schon zu dieser Auktion.',
    taken: 'Diese Adresse hat eine andere Auktion. Wählen Sie eine andere.',
    unknown: 'Ob sie frei ist, lässt sich gerade nicht sagen. Beim Veröffentlichen wird es geprüft.',
  },
  nothing: 'Kein Los ist fertig. Markieren Sie Lose als fertig, dann lassen sie sich veröffentlichen.',
  dayNeeded:
    'Die Auktion hat noch keinen Tag, und der steht im Katalog. Tragen Sie ihn in den Einstellungen unter „Angaben“ ein, dann lässt sie sich veröffentlichen.',
  becomes: (lots) => (lots === 1 ? 'Ein Los wird öffentlich.' : `${inDigits(lots)} Lose werden öffentlich.`),
  stays: (lots) => (lots === 1 ? 'Ein Los bleibt unveröffentlicht' : `${inDigits(lots)} Lose bleiben unveröffentlicht`),
  toCheck: (lots) =>
    lots === 1 ? 'Bei einem Los ist noch etwas zu klären' : `Bei ${inDigits(lots)} Losen ist noch etwas zu klären`,
  notReady: 'Vollständig, aber nicht als fertig markiert.',
  andMore: (lots) => `und ${lots === 1 ? 'ein weiteres Los' : `${inDigits(lots)} weitere Lose`}`,
  shown:
    'Alle können Titel, Beschreibung, Schätzpreise, Start- und Sofortkaufpreis, Erhaltungszustand, Provenienz, Maße und Fotos mit ihren Bildunterschriften lesen.',
  hidden: 'Limit, Einlieferer, interne Notizen, was zu klären ist, und Zuschlagspreise verlassen die Auktion nie.',
  menu: {
    preview: 'Katalog wie ein Besucher ansehen',
    publish: 'Katalog veröffentlichen …',
    publishHint: 'Lesen Sie zuerst, was öffentlich wird und wo.',
    catalogue: 'Öffentlicher Katalog',
    change: 'Änderungen veröffentlichen oder offline nehmen …',
  },
  bar: {
    publish: 'Veröffentlichen …',
    firstHint: 'Sehen Sie den Katalog zuerst wie ein Besucher an. Nichts wird öffentlich, bevor Sie es sagen.',
    changesHint: (count) =>
      count === 1
        ? 'Ein fertiges Los ist noch nicht öffentlich. Sehen Sie den Katalog zuerst wie ein Besucher an.'
        : `${inDigits(count)} fertige Lose sind noch nicht öffentlich. Sehen Sie den Katalog zuerst wie ein Besucher an.`,
  },
  preview: 'Zuerst wie ein Besucher ansehen',
  publish: 'Katalog veröffentlichen',
  publishing: 'Der Katalog wird gerade unter dieser Adresse veröffentlicht.',
  otherAtWork:
    'Der Katalog einer anderen Auktion wird gerade veröffentlicht oder offline genommen. Sobald das fertig ist, kann dieser folgen.',
  publishTitle: 'Den Katalog veröffentlichen?',
  publishMeaning: {
    everybody: 'Wer die Adresse hat, kann ihn lesen, und Kopien können anderswo bleiben.',
    numbers: 'Die Nummern lassen sich nicht mehr freigeben, und veröffentlichte Lose bleiben vollständig.',
    lots: 'Ein veröffentlichtes Los lässt sich zurückziehen, zuschlagen oder als unverkauft melden, aber es wird nicht wieder zum Entwurf.',
    back: 'Sie können den Katalog wieder offline nehmen. Die Auktion bleibt veröffentlicht.',
  },
  cancel: 'Abbrechen',
  isPublic: (lots) => `Der Katalog ist öffentlich: ${lotsOf(lots)}.`,
  isTakenBack: 'Der Katalog ist zurzeit nicht öffentlich.',
  isUnread: 'Was Besucher sehen, wird gelesen.',
  view: 'Katalog ansehen',
  upToDate: 'Besucher sehen die Auktion, wie sie jetzt ist.',
  upToDateWithout: (lots) =>
    lots === 1
      ? 'Was Besucher sehen, ist aktuell. Ein Los der Auktion steht nicht im Katalog.'
      : `Was Besucher sehen, ist aktuell. ${inDigits(lots)} Lose der Auktion stehen nicht im Katalog.`,
  changes: {
    added: (lots) => `${lots === 1 ? 'ein neues Los' : `${inDigits(lots)} neue Lose`}`,
    changed: (lots) => `${lotsOf(lots)} geändert, zurückgezogen, zugeschlagen oder unverkauft`,
    removed: (lots) => `${lotsOf(lots)} entfernt`,
    details: 'Titel, Datum oder Ort der Auktion',
  },
  differs: (list) => `Das sehen Besucher noch nicht: ${list}.`,
  publishChanges: 'Änderungen veröffentlichen',
  publishAgain: 'Wieder veröffentlichen',
  takeBack: 'Katalog offline nehmen',
  takeBackTitle: 'Den Katalog offline nehmen?',
  takeBackMeaning:
    'Besucher lesen unter seiner Adresse dann, dass er nicht online ist, und seine Fotos werden dort gelöscht. Lose und Auktion bleiben, wie sie sind, die Adresse bleibt Ihre, und Sie können wieder veröffentlichen.',
  steps: {
    address: 'Die Adresse wird belegt …',
    sending: 'Was noch auf diesem Gerät ist, wird gesendet …',
    lots: 'Die Lose werden veröffentlicht …',
    reading: 'Die Lose werden gelesen …',
    photos: 'Die Fotos werden kopiert …',
    writing: 'Der Katalog wird geschrieben …',
    clearing: 'Es wird aufgeräumt …',
  },
  slow: 'Der Server antwortet langsam. Es geht von selbst weiter.',
  stay: 'Lassen Sie diese Seite offen, bis es fertig ist. Nach einer Unterbrechung drücken Sie die Schaltfläche noch einmal.',
  published: 'Der Katalog ist veröffentlicht.',
  takenBack: 'Der Katalog ist offline.',
  left: (lots) =>
    lots === 1
      ? 'Ein Los wurde ausgelassen: Dieses Gerät hat Änderungen daran, die der Server nicht hat. Sehen Sie die Hinweise bei den Losen an und veröffentlichen Sie dann die Änderungen.'
      : `${inDigits(lots)} Lose wurden ausgelassen: Dieses Gerät hat Änderungen daran, die der Server nicht hat. Sehen Sie die Hinweise bei den Losen an und veröffentlichen Sie dann die Änderungen.`,
  stopped: 'Es ist noch nicht fertig',
  visitorsKeep: 'Besucher sehen, was sie vorher sahen. Drücken Sie die Schaltfläche noch einmal, um fortzufahren.',
  problems: {
    'already-exists': 'Diese Adresse hat eine andere Auktion. Wählen Sie eine andere.',
    'permission-denied':
      'Sie dürfen das nicht veröffentlichen. Die Auktion muss Ihnen gehören, und Ihre E-Mail-Adresse muss bestätigt sein; haben Sie sie eben bestätigt, laden Sie die Seite neu.',
    'failed-precondition':
      'Jemand, dem die Auktion auch gehört, hat sie in der Zwischenzeit geändert oder veröffentlicht.',
    'photos-not-copied':
      'Ein Foto konnte nicht kopiert werden. Prüfen Sie Ihre Verbindung und ob sein Los alle Fotos zeigt.',
    'not-sent':
      'Dieses Gerät konnte eine Minute lang nichts senden. Prüfen Sie Ihre Verbindung, und sehen Sie die Hinweise bei den Losen an.',
    unavailable:
      'Der Server hat eine Minute lang nicht geantwortet. Was getan ist, bleibt. Prüfen Sie Ihre Verbindung.',
    'deadline-exceeded': 'Der Server hat zu lange für die Antwort gebraucht. Prüfen Sie Ihre Verbindung.',
    aborted: 'Der Katalog wurde im selben Moment von jemand anderem geändert.',
  },
  problem: 'Der Server hatte ein Problem.',
};
