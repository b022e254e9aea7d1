import type { WholeCatalogue } from '../wholeCatalogue';

export const kit: WholeCatalogue['kit'] = {
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  language: 'Sprache',
  tones: { info: 'Hinweis: ', good: 'Erledigt: ', warn: 'Warnung: ', danger: 'Problem: ' },
  email: 'E-Mail',
  show: 'Anzeigen',
  showWhat: ': Passwort',
  tryAgainIn: (seconds) => `Nochmals in ${seconds} s`,
  restStarted: (seconds) => `Sie können es in ${seconds} Sekunden erneut versuchen.`,
  close: 'Schließen',
  lot: 'Los ',
  lotWithoutNumber: 'Los ohne Nummer',
  percent: (whole) => `${whole} %`,
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
  passed: 'Nicht verkauft',
  withdrawn: 'Zurückgezogen',
  open: 'Offen',
  numbersLocked: 'Nummern fest',
  closed: 'Geschlossen',
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
