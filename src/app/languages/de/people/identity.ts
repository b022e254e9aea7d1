import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const identity: WholeCatalogue['identity'] = {
  resetTitle: 'Passwort zurücksetzen',
  mailedTab: 'Link aus Ihrer E-Mail',
  backToSignIn: 'Zurück zur Anmeldung',
  lookIntoMail: 'Sehen Sie in Ihr Postfach',
  resetSent: (email) =>
    `Wenn es ein Konto für ${email} gibt, ist eine E-Mail unterwegs. Mit ihrem Link wählen Sie ein neues Passwort. Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder versuchen Sie es in einigen Minuten noch einmal.`,
  send: 'E-Mail senden',
  sendAnother: 'Noch eine E-Mail senden',
  verificationSent: (email) => `Ein Link ist unterwegs an ${email}.`,
  sendLink: 'Link senden',
  sendNewLink: 'Neuen Link senden',
  newPassword: 'Neues Passwort',
  oneMoment: 'Einen Moment',
  checking: 'Der Link wird geprüft.',
  toSignIn: 'Zur Anmeldung',
  mySales: 'Meine Auktionen',
  resetPassword: 'Passwort zurücksetzen',
  continue: 'Weiter',
  notChecked: 'Der Link konnte nicht geprüft werden',
  notWorking: 'Dieser Link funktioniert nicht',
  tryAgain: 'Erneut versuchen',
  askForNew: 'Neuen Link anfordern',
  thisAccount: 'dieses Konto',
  wrongAddress: 'An diese Adresse ging der Link nicht. Geben Sie die ein, an die die E-Mail kam.',
  refusals: {
    'invalid-action-code':
      'Der Link wurde schon benutzt, durch einen neueren ersetzt, oder er ist nicht vollständig angekommen.',
    'expired-action-code': 'Der Link ist zu alt: Solche Links gelten nur kurze Zeit.',
    'user-not-found': 'Das Konto zu diesem Link gibt es nicht mehr.',
    'email-already-in-use': 'Die Adresse gehört inzwischen zu einem anderen Konto.',
  },
  actions: {
    resetPassword: {
      title: 'Neues Passwort wählen',
      before: (account) =>
        `Für das Konto ${account}. Das alte Passwort gilt dann nicht mehr, und alle anderen Sitzungen enden.`,
      button: 'Neues Passwort speichern',
      doneTitle: 'Ihr Passwort ist geändert',
      after: (account) => `Ab jetzt meldet sich ${account} mit dem neuen Passwort an.`,
    },
    verifyEmail: {
      title: 'Adresse bestätigen',
      before: (account) => `Damit bestätigen Sie, dass ${account} Ihnen gehört.`,
      button: 'Adresse bestätigen',
      doneTitle: 'Ihre Adresse ist bestätigt',
      after: (account) => `${account} ist bestätigt.`,
    },
    recoverEmail: {
      title: 'Alte Adresse zurückholen',
      before: (account, previous) =>
        `Das Konto erhält wieder die Adresse ${account}${previous === null ? '' : ` und benutzt ${previous} nicht mehr`}.`,
      button: 'Adresse zurückholen',
      doneTitle: 'Sie haben Ihre Adresse zurück',
      after: (account) =>
        `Das Konto hat wieder die Adresse ${account}. Wenn nicht Sie sie geändert haben, kennt vielleicht jemand Ihr Passwort: Setzen Sie es jetzt zurück.`,
    },
    verifyAndChangeEmail: {
      title: 'Adresse ändern',
      before: (account, previous) =>
        `Das Konto ${previous === null ? '' : `${previous} `}erhält die Adresse ${account}. Von da an melden Sie sich mit der neuen Adresse an.`,
      button: 'Adresse ändern',
      doneTitle: 'Ihre Adresse ist geändert',
      after: (account) => `Melden Sie sich ab jetzt mit ${account} an.`,
    },
    signIn: {
      title: 'Mit diesem Link anmelden',
      before: () => 'Geben Sie die Adresse ein, an die der Link ging: So kann ihn niemand sonst benutzen.',
      button: 'Anmelden',
      doneTitle: 'Sie sind angemeldet',
      after: () => 'Einen Moment.',
    },
    revertSecondFactorAddition: {
      title: 'Zweiten Schritt entfernen',
      before: (account, _previous, factor) =>
        `${factor === null ? 'Der hinzugefügte zweite Schritt' : `Der zweite Schritt „${factor}“`} wird nicht mehr verlangt, wenn ${account} sich anmeldet.`,
      button: 'Zweiten Schritt entfernen',
      doneTitle: 'Der zweite Schritt ist entfernt',
      after: (account) =>
        `Wenn nicht Sie ihn hinzugefügt haben, kennt vielleicht jemand das Passwort von ${account}: Setzen Sie es jetzt zurück.`,
    },
  },
};
