import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const shell: WholeCatalogue['shell'] = {
  connecting: 'Verbindung wird noch aufgebaut …',
  loadingPage: 'Die Seite wird noch geladen …',
};

export const outside: WholeCatalogue['outside'] = {
  notFoundTab: 'Seite nicht gefunden',
  notFound: 'Hier ist keine Seite',
  notFoundText: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. ',
  toStart: 'Zur Startseite',
  crashed: 'Diese Seite konnte nicht angezeigt werden',
  crashedText: 'Möglicherweise wurde die Verbindung beim Laden unterbrochen.',
  tryAgain: 'Erneut versuchen',
};

export const toasts: WholeCatalogue['toasts'] = {
  words: { success: 'Erledigt:', info: 'Hinweis:', warning: 'Warnung:', error: 'Fehler:' },
  dismiss: 'Meldung schließen',
};

export const notifications: WholeCatalogue['notifications'] = {
  workerFailed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  crashed: 'Ein Teil der Anwendung ist stehen geblieben. Laden Sie die Seite neu, um ihn wieder zu starten.',
  'ended-elsewhere': 'Sie sind abgemeldet: Die Sitzung wurde anderswo beendet.',
  'user-disabled': 'Sie sind abgemeldet: Dieses Konto wurde gesperrt.',
  'user-token-expired': 'Sie sind abgemeldet: Die Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  languageRefused: (language) =>
    `Die Texte für „${language}“ konnten nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie die Sprache noch einmal.`,
};

export const workspace: WholeCatalogue['workspace'] = {
  sales: 'Auktionen',
  mySales: 'Meine Auktionen',
  lots: 'Lose',
  toLots: 'Zurück zu den Losen',
  signOut: 'Abmelden',
  signingOut: 'Einen Moment: Es wird nachgesehen, ob alles gesendet ist.',
  account: 'Konto',
  saleUnread: 'Die Auktion kann nicht gelesen werden',
  unreadableText:
    'Wahrscheinlich hat eine neuere Version von Lotsmith sie gespeichert. Sie liegt sicher auf dem Server. Laden Sie diese Seite neu, um die neuere Version zu bekommen.',
  deleted: (title) => `„${title}“ wurde gelöscht`,
  deletedText:
    'Wem die Auktion gehört, kann sie 30 Tage lang zurückholen: in der Liste unter „Gelöschte Auktionen“. Was dieses Gerät noch nicht gesendet hatte, wird weiter gesendet.',
  otherOpen: (title) => `„${title}“ wird noch gesichert`,
  otherOpenText:
    'Was dort begonnen wurde, wird erst zu Ende gebracht. Diese Auktion öffnet sich von selbst, sobald das getan ist.',
  toOther: 'Zurück zu jener Auktion',
  notYours: 'Diese Auktion gehört nicht zu Ihren',
  notYoursText: 'Vielleicht ist die Adresse falsch, oder Sie wurden noch nicht eingeladen.',
};

export const failures: WholeCatalogue['failures'] = {
  data: {
    cancelled: 'Die Anfrage wurde unterbrochen. Sie wird von selbst wiederholt.',
    unknown:
      'Die Datenbank hat eine Antwort gegeben, die Lotsmith nicht kennt. Die Anfrage wird von selbst wiederholt.',
    'invalid-argument':
      'Die Datenbank konnte diese Änderung nicht lesen. Kopieren Sie Ihren Text, verwerfen Sie die Änderung und geben Sie ihn neu ein.',
    'deadline-exceeded':
      'Der Server hat zu lange nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    'not-found': 'Wozu diese Änderung gehört, gibt es nicht mehr; vielleicht wurde es im Team entfernt.',
    'already-exists': 'Das wurde schon geschrieben, von einem anderen Gerät oder von jemandem aus dem Team.',
    'permission-denied':
      'Sie dürfen das nicht mehr ändern. Wenden Sie sich an den Eigentümer oder die Eigentümerin der Auktion.',
    unauthenticated: 'Sie sind nicht mehr angemeldet. Melden Sie sich erneut an, dann wird Ihre Arbeit gesendet.',
    'resource-exhausted': 'Im Moment zu viel auf einmal. Es wird von selbst wiederholt.',
    'failed-precondition': 'Die Auktion hat sich so geändert, dass das nicht mehr möglich ist.',
    aborted: 'Im selben Moment wurde dasselbe anderswo geändert. Es wird von selbst wiederholt.',
    'out-of-range':
      'Ein Wert liegt außerhalb dessen, was die Datenbank erlaubt. Berichtigen Sie ihn und versuchen Sie es noch einmal.',
    unimplemented: 'Diese Version von Lotsmith und die Datenbank passen nicht zusammen. Laden Sie die Seite neu.',
    internal: 'Die Datenbank hatte selbst ein Problem. Es wird von selbst wiederholt.',
    unavailable: 'Keine Verbindung zum Server. Ihre Arbeit wird gesendet, sobald es wieder eine gibt.',
    'data-loss': 'Die Datenbank meldet beschädigte Daten. Kopieren Sie Ihren Text und wenden Sie sich an den Support.',
  },
  notKept: {
    cancelled: 'Die Anfrage wurde unterbrochen. Versuchen Sie es noch einmal.',
    unknown: 'Die Datenbank hat eine Antwort gegeben, die Lotsmith nicht kennt. Versuchen Sie es noch einmal.',
    'invalid-argument':
      'Die Datenbank konnte diese Änderung nicht lesen. Prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.',
    unauthenticated: 'Sie sind nicht mehr angemeldet. Melden Sie sich an und versuchen Sie es noch einmal.',
    'resource-exhausted': 'Im Moment zu viel auf einmal. Versuchen Sie es in einer Minute noch einmal.',
    aborted: 'Im selben Moment wurde dasselbe anderswo geändert. Sehen Sie nach und versuchen Sie es noch einmal.',
    internal: 'Die Datenbank hatte selbst ein Problem. Versuchen Sie es in einer Minute noch einmal.',
    unavailable:
      'Keine Verbindung zum Server. Das wird nicht später gesendet: Versuchen Sie es noch einmal, wenn es wieder eine gibt.',
  },
  notRead: {
    'invalid-argument': 'Die Datenbank konnte diese Anfrage nicht lesen. Laden Sie die Seite neu.',
    'not-found': 'Das Gesuchte gibt es nicht mehr; vielleicht wurde es im Team entfernt.',
    'permission-denied':
      'Sie dürfen das nicht lesen. Wenden Sie sich an den Eigentümer oder die Eigentümerin der Auktion.',
    unavailable: 'Keine Verbindung zum Server. Versuchen Sie es noch einmal, wenn es wieder eine gibt.',
    'data-loss': 'Die Datenbank meldet beschädigte Daten. Wenden Sie sich an den Support.',
  },
  tryAgain: 'Erneut versuchen',
  files: {
    unauthenticated: 'Sie sind nicht mehr angemeldet. Melden Sie sich erneut an und wählen Sie „Wiederholen“.',
    unauthorized:
      'Sie dürfen zu dieser Auktion keine Fotos hinzufügen. Wenden Sie sich an den Eigentümer oder die Eigentümerin der Auktion.',
    'object-not-found': 'Dieses Foto ist nicht mehr auf dem Server.',
    canceled: 'Das Hochladen wurde angehalten.',
    'retry-limit-exceeded':
      'Die Verbindung war für dieses Foto zu schwach. Wählen Sie „Wiederholen“, wenn sie besser ist.',
    'quota-exceeded': 'Der Speicher dieses Kontos ist voll. Wenden Sie sich an die Betreiber.',
    'address-not-proved':
      'So große Fotos werden nur für bestätigte Adressen gespeichert. Bestätigen Sie Ihre Adresse in Ihrem Konto und wählen Sie dann „Wiederholen“.',
    stalled: 'Das Hochladen stand zu lange still. Wählen Sie „Wiederholen“.',
    unknown: 'Das Foto konnte nicht gesendet werden. Wählen Sie „Wiederholen“.',
  },
};
