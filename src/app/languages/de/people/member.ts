import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const member: WholeCatalogue['member'] = {
  accountOf: (name) => `Konto von ${name}`,
  guest: 'Gast',
  anonymous: 'Sie sehen sich ohne Konto um.',
  keep: 'Arbeit behalten: Art der Anmeldung hinzufügen',
  serviceAway: 'Der Anmeldedienst antwortet nicht',
  serviceAwayText:
    'Sie bleiben angemeldet und können weiterarbeiten. Lotsmith fragt von selbst noch einmal; bis dahin zeigt Ihr Konto, was dieser Browser weiß.',
  offline: 'Sie sind offline',
  offlineText:
    'Sie bleiben angemeldet und können weiterarbeiten. Nach Ihrem Konto wird wieder gefragt, sobald die Verbindung da ist.',
};

export const reauth: WholeCatalogue['reauth'] = {
  title: 'Melden Sie sich dafür noch einmal an',
  why: (email) =>
    `Hierfür möchten wir sicher sein, dass Sie es sind, ${email}. Es geht von selbst weiter, sobald Sie angemeldet sind.`,
  whyNameless:
    'Hierfür möchten wir sicher sein, dass Sie es sind. Es geht von selbst weiter, sobald Sie angemeldet sind.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  passwordWrong: 'Das ist nicht das Passwort dieses Kontos. Prüfen Sie es und versuchen Sie es noch einmal.',
  withPassword: 'Weiter',
  withProvider: (provider) => `Weiter mit ${provider}`,
  or: 'oder',
  otherWay: 'Anderer Weg',
  withPhone: 'Code an mein Telefon senden',
  sentTo: (phoneNumber) => `Wir haben einen Code an ${phoneNumber} gesendet.`,
  withLink: 'Link an meine E-Mail-Adresse senden',
  linkSent: (email) =>
    `Ein Link ist unterwegs an ${email}. Öffnen Sie ihn in diesem Browser, dann kommen Sie auf diese Seite zurück.`,
  elsewhere: 'Ich habe den Link benutzt',
};
