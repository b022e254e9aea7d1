import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

const WRONG_CREDENTIALS =
  'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides, oder setzen Sie das Passwort zurück.';
const STALE_LINK = 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.';
const WRONG_CODE = 'Dieser Code stimmt nicht. Prüfen Sie ihn, oder fordern Sie einen neuen an.';
const NOT_OFFERED = 'Diese Art der Anmeldung ist hier nicht eingeschaltet.';
const MISCONFIGURED =
  'Die Anmeldung ist hier nicht richtig eingerichtet. Bitte sagen Sie es den Betreibern dieser Seite.';
const SESSION_OVER = 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.';

export const authCodes: WholeCatalogue['authCodes'] = {
  'account-exists-with-different-credential':
    'Für diese Adresse gibt es schon ein Konto mit einer anderen Art der Anmeldung. Benutzen Sie zuerst diese.',
  'admin-restricted-operation':
    'Hier können keine neuen Konten angelegt werden. Bitten Sie um eine Einladung zur Auktion.',
  'already-initialized': MISCONFIGURED,
  'cancelled-popup-request': 'Stattdessen wurde ein anderes Anmeldefenster geöffnet.',
  'code-expired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'credential-already-in-use': 'Diese Art der Anmeldung gehört schon zu einem anderen Konto.',
  'email-already-in-use': 'Für diese Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  'expired-action-code': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'internal-error': 'Der Anmeldedienst konnte das nicht abschließen. Versuchen Sie es gleich noch einmal.',
  'invalid-action-code': STALE_LINK,
  'invalid-api-key': MISCONFIGURED,
  'invalid-continue-uri': MISCONFIGURED,
  'invalid-credential': WRONG_CREDENTIALS,
  'invalid-email': 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  'invalid-phone-number': 'Das ist keine Telefonnummer. Schreiben Sie sie mit Landesvorwahl, etwa +49 30 901820.',
  'invalid-refresh-token': SESSION_OVER,
  'invalid-user-token': SESSION_OVER,
  'invalid-verification-code': WRONG_CODE,
  'invalid-verification-id':
    'Dieser Code gehört zu einer Anfrage, die nicht mehr offen ist. Fordern Sie einen neuen an.',
  'login-blocked': 'Diese Anmeldung wurde nicht zugelassen. Bitte fragen Sie die Betreiber dieser Seite.',
  'missing-android-pkg-name': MISCONFIGURED,
  'missing-email': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'missing-ios-bundle-id': MISCONFIGURED,
  'missing-password': 'Geben Sie Ihr Passwort ein.',
  'multi-factor-auth-required': 'Dieses Konto verlangt zum Anmelden einen zweiten Schritt.',
  'network-request-failed': 'Keine Verbindung zum Anmeldedienst. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
  'no-such-provider': 'Diese Art der Anmeldung ist mit dem Konto nicht verknüpft.',
  'operation-not-allowed': NOT_OFFERED,
  'password-does-not-meet-requirements': 'Das Passwort erfüllt die Anforderungen nicht. Wählen Sie ein stärkeres.',
  'popup-blocked':
    'Der Browser hat das Anmeldefenster blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.',
  'popup-closed-by-user': 'Das Anmeldefenster wurde geschlossen, bevor die Anmeldung fertig war.',
  'provider-already-linked': 'Diese Art der Anmeldung ist mit dem Konto schon verknüpft.',
  'quota-exceeded': 'Der Anmeldedienst nimmt gerade keine Anfragen mehr an. Versuchen Sie es später noch einmal.',
  'requires-recent-login': 'Melden Sie sich dafür bitte zuerst noch einmal an.',
  'second-factor-already-in-use': 'Diese Telefonnummer ist schon ein zweiter Schritt des Kontos.',
  'too-many-requests': 'Zu viele Versuche. Warten Sie einige Minuten, oder setzen Sie das Passwort zurück.',
  'unauthorized-continue-uri': MISCONFIGURED,
  'unauthorized-domain':
    'Von dieser Adresse aus ist die Anmeldung nicht erlaubt. Bitte sagen Sie es den Betreibern dieser Seite.',
  'unsupported-password-policy-schema-version': MISCONFIGURED,
  'unverified-email': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'user-disabled': 'Dieses Konto wurde gesperrt. Bitte fragen Sie die Betreiber dieser Seite.',
  'user-mismatch': 'Das ist ein anderes Konto als das, mit dem Sie angemeldet sind.',
  'user-not-found': WRONG_CREDENTIALS,
  'user-token-expired': SESSION_OVER,
  'weak-password': 'Das Passwort ist zu kurz: Nehmen Sie mindestens 6 Zeichen.',
  'web-storage-unsupported': 'Der Browser lässt diese Seite nichts speichern, und die Anmeldung braucht das.',
  'wrong-password': WRONG_CREDENTIALS,
  unknown: 'Bei der Anmeldung ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
};

export const conflict: WholeCatalogue['conflict'] = {
  added: (provider) => `Ab jetzt können Sie sich auch mit ${provider} anmelden.`,
  otherAddress: (provider) =>
    `${provider} wurde nicht hinzugefügt: Dort gilt eine andere E-Mail-Adresse als in diesem Konto.`,
  notAdded: (provider) => `${provider} konnte nicht hinzugefügt werden. Das geht auf der Seite Ihres Kontos.`,
};

export const signInFlow: WholeCatalogue['signInFlow'] = {
  signInTitle: 'Anmelden',
  signIn: 'Anmelden',
  newHere: 'Neu hier?',
  toSignUp: 'Konto anlegen',
  forgotten: 'Passwort vergessen?',
  signUpTitle: 'Ihr Konto anlegen',
  signUpTab: 'Konto anlegen',
  signUp: 'Konto anlegen',
  haveOne: 'Sie haben schon eines?',
  toSignIn: 'Zur Anmeldung',
  name: 'Name',
  nameHint: 'Wie man Sie im Team kennt. Sie können das Feld leer lassen.',
  password: 'Passwort',
  keep: 'Angemeldet bleiben',
  keepHint: 'Lassen Sie das weg, wenn auch andere diesen Computer benutzen.',
  usedLast: 'Zuletzt benutzt',
  or: 'oder',
  offline: 'Sie sind offline. Zum Anmelden braucht es eine Verbindung; was Sie geschrieben haben, bleibt hier stehen.',
  missingEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  missingPassword: 'Geben Sie Ihr Passwort ein.',
  refused: 'Das hat nicht geklappt. Prüfen Sie Ihre Eingaben und die Verbindung, dann versuchen Sie es noch einmal.',
  reset: 'Passwort zurücksetzen',
  again: 'Erneut versuchen',
  endedElsewhere:
    'Sie wurden in einem anderen Tab oder Fenster abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
  disabled: 'Dieses Konto wurde gesperrt. Bitte fragen Sie die Betreiber dieser Seite.',
  sessionOver: SESSION_OVER,
};

export const passwords: WholeCatalogue['passwords'] = {
  atLeast: (length) => `Mindestens ${length} Zeichen`,
  atMost: (length) => `Höchstens ${length} Zeichen`,
  lowercase: 'Ein Kleinbuchstabe (a–z)',
  uppercase: 'Ein Großbuchstabe (A–Z)',
  digit: 'Eine Ziffer (0–9)',
  symbol: (examples) => `Ein Sonderzeichen, etwa ${examples}`,
  tooShort: 'Das Passwort ist zu kurz: Nehmen Sie mindestens 6 Zeichen.',
  unmet: 'Das Passwort erfüllt noch nicht alle Anforderungen.',
};

export const signInMethods: WholeCatalogue['signInMethods'] = {
  title: 'Andere Arten der Anmeldung',
  continueWith: (provider) => `Weiter mit ${provider}`,
  goingTo: (provider) => `Weiter zu ${provider} …`,
  notConfirmed: (provider) =>
    `${provider} hat nicht bestätigt, wer Sie sind. Versuchen Sie es erneut, oder wählen Sie einen anderen Weg.`,
  sameWindow: 'Stattdessen dieses Fenster benutzen',
  phone: 'Weiter mit einer Telefonnummer',
  link: 'Anmeldelink per E-Mail',
  anonymous: 'Ohne Konto umsehen',
  back: 'Zurück',
  phoneTitle: 'Ihre Telefonnummer',
  phoneIntro: 'Wir senden einen Code als SMS dorthin. Ihr Anbieter berechnet dafür vielleicht etwas.',
  sendCode: 'Code senden',
  badNumber:
    'Das ist keine Telefonnummer. Schreiben Sie sie, wie Sie sie wählen würden, oder mit Landesvorwahl, etwa +49 30 901820.',
  missingNumber: 'Geben Sie Ihre Telefonnummer ein.',
  codeTitle: 'Code eingeben',
  codeIntro: (phoneNumber) => `Wir haben einen Code an ${phoneNumber} gesendet.`,
  otherNumber: 'Andere Nummer',
  linkTitle: 'Ein Link statt eines Passworts',
  linkIntro: 'Wir senden Ihnen einen Link. Er meldet Sie auf dem Gerät an, auf dem Sie ihn öffnen.',
  sendLink: 'Link senden',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn auf diesem oder einem anderen Gerät. Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder fordern Sie noch einen an.`,
  resendLink: 'Noch einen Link senden',
  otherAddress: 'Andere Adresse',
  secondTitle: 'Noch ein Schritt',
  secondLoading: 'Einen Moment.',
  conflict: (email, provider) =>
    `Für ${email ?? 'diese Adresse'} gibt es schon ein Konto. Melden Sie sich so an, wie Sie es gewohnt sind; ${provider} kommt danach hinzu.`,
  conflictLink: (provider) =>
    `Mit einem Link per E-Mail verlassen Sie diese Seite, und was ${provider} uns gesagt hat, geht unterwegs verloren: Wenn Sie sich mit einem Link anmelden möchten, brechen Sie hier ab und fügen Sie ${provider} danach auf der Seite Ihres Kontos hinzu.`,
  cancel: 'Abbrechen',
};
