import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const opening: WholeCatalogue['opening'] = {
  progress: (parts) => `Die Auktion wird geöffnet: ${parts}.`,
  lots: (come, total) => (total === null ? `bisher ${come} Lose` : `${come} von ${total} Losen`),
  allLots: (lots, inDigits) => (lots === 1 ? '1 Los' : `${inDigits} Lose`),
  photos: (come, total) => (total === null ? `bisher ${come} Fotos` : `${come} von ${total} Fotos`),
  privates: (come, total) =>
    total === null ? `interne Angaben zu bisher ${come} Losen` : `interne Angaben zu ${come} von ${total} Losen`,
  slow: 'Der Server hat eine Weile nicht geantwortet. Lotsmith fragt weiter, und Ihre Arbeit ist sicher. Bleibt es so, prüfen Sie die Verbindung oder laden Sie die Seite neu.',
};
