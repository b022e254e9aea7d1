import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const kit: WholeCatalogue['kit'] = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  language: 'Sprache',
  tones: { info: 'Hinweis: ', good: 'Erledigt: ', warn: 'Warnung: ', danger: 'Problem: ' },
  email: 'E-Mail',
  show: 'Anzeigen',
  showWhat: ': Passwort',
  close: 'Schließen',
  lot: 'Los ',
  lotWithoutNumber: 'Los ohne Nummer',
  percent: (whole) => `${whole} %`,
};

export const keyNames: WholeCatalogue['keyNames'] = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Enter: 'Eingabe',
  Space: 'Leertaste',
  Delete: 'Entf',
  Insert: 'Einfg',
  Home: 'Pos1',
  End: 'Ende',
  'Page Up': 'Bild auf',
  'Page Down': 'Bild ab',
  Wheel: 'Mausrad',
};

export const newPassword: WholeCatalogue['newPassword'] = {
  needs: 'Das wird verlangt:',
  needsOfPassword: 'Was das Passwort braucht',
  met: ': erfüllt',
  notMet: ': noch nicht erfüllt',
};

export const chips: WholeCatalogue['chips'] = {
  draft: 'Entwurf',
  ready: 'Fertig',
  published: 'Veröffentlicht',
  sold: 'Zugeschlagen',
  passed: 'Unverkauft',
  withdrawn: 'Zurückgezogen',
  open: 'Offen',
  numbersLocked: 'Nummern fest',
  closed: 'Abgeschlossen',
  onDevice: 'Auf diesem Gerät gespeichert',
  sending: 'Wird gesendet',
  sent: 'Gesendet',
  needsAttention: 'Bitte prüfen',
  uploading: 'Wird hochgeladen',
  paused: 'Angehalten',
  refused: 'Abgelehnt',
};

export const form: WholeCatalogue['form'] = {
  above: 'Katalog über',
  subject: 'Möbel, Uhren & Silber',
  below: 'in vierhundert Losen',
  when: 'Versteigerung am Samstag um zehn',
};

export const phone: WholeCatalogue['phone'] = {
  locale: 'de',
  country: 'Land',
  number: 'Telefonnummer',
  hint: 'Mit oder ohne Landesvorwahl davor.',
};

export const rest: WholeCatalogue['rest'] = {
  tryAgainIn: (seconds) => `Nochmals in ${seconds} s`,
  started: (seconds) => `Sie können es in ${seconds} Sekunden erneut versuchen.`,
  offline: 'Sie sind offline. Dafür braucht es eine Verbindung; was Sie getippt haben, bleibt hier.',
};

export const steps: WholeCatalogue['steps'] = {
  code: 'Code',
  missingCode: 'Geben Sie den Code ein.',
  confirm: 'Bestätigen',
  resend: 'Neuen Code senden',
  back: 'Zurück',
  secondTitle: 'Noch ein Schritt',
  whichFactor: 'Ihr Konto verlangt einen zweiten Schritt. Wie möchten Sie bestätigen, dass Sie es sind?',
  phoneFactor: (name, phoneNumber) =>
    `Ein Code an ${[name, phoneNumber].filter((part) => part !== null && part !== '').join(', ') || 'Ihr Telefon'}`,
  appFactor: (name) =>
    name === null || name === '' ? 'Der Code Ihrer Authentifizierungs-App' : `Der Code von ${name}`,
  sending: 'Der Code wird gesendet …',
  phoneIntro: (phoneNumber) => `Wir haben einen Code an ${phoneNumber ?? 'Ihr Telefon'} gesendet.`,
  appIntro: (name) =>
    name === null || name === ''
      ? 'Geben Sie die sechs Ziffern ein, die Ihre Authentifizierungs-App jetzt anzeigt.'
      : `Geben Sie die sechs Ziffern ein, die ${name} jetzt anzeigt.`,
  otherFactor: 'Anderer Weg',
  lost: 'Gerät verloren?',
  lostOther: 'Wählen Sie oben einen anderen Weg, wenn Ihr Konto einen hat.',
  lostHelp:
    'Niemand kann Ihnen den zweiten Schritt abnehmen, und ein neues Passwort ersetzt ihn nicht. Schreiben Sie an die Betreiber dieser Seite: Sie können ihn entfernen, sobald feststeht, dass Sie es sind. Auf einem anderen Gerät, auf dem Sie noch angemeldet sind, können Sie ihn unter „Konto“ selbst entfernen.',
};
