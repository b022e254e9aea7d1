import type { WholeCatalogue } from '../wholeCatalogue';

export const opening: WholeCatalogue['opening'] = {
  progress: (come, total) =>
    total === null
      ? `Die Auktion wird geöffnet: bisher ${come} Lose.`
      : `Die Auktion wird geöffnet: ${come} von ${total} Losen.`,
  slow: 'Der Server hat eine Weile nicht geantwortet. Lotsmith fragt weiter, und Ihre Arbeit ist sicher. Bleibt es so, prüfen Sie die Verbindung oder laden Sie die Seite neu.',
};
