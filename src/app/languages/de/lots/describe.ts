import { countIn } from '../../../../shared/messages/countIn';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

const inDigits = countIn('de');

export const describe: WholeCatalogue['describe'] = {
  region: 'Beschreiben',
  queue: 'Nächste Lose',
  queues: {
    undescribed: 'Noch nicht beschrieben',
    title: 'Ohne Titel',
    description: 'Ohne Beschreibung',
    estimate: 'Ohne Schätzpreis',
    category: 'Ohne Kategorie',
    photo: 'Ohne Foto',
  },
  refusedBy: (platform) => `Von ${platform} abgelehnt`,
  progress: {
    undescribed: (done, total) => `${inDigits(done)} von ${inDigits(total)} beschrieben`,
    title: (done, total) => `${inDigits(done)} von ${inDigits(total)} mit Titel`,
    description: (done, total) => `${inDigits(done)} von ${inDigits(total)} mit Beschreibung`,
    estimate: (done, total) => `${inDigits(done)} von ${inDigits(total)} mit Schätzpreis`,
    category: (done, total) => `${inDigits(done)} von ${inDigits(total)} mit Kategorie`,
    photo: (done, total) => `${inDigits(done)} von ${inDigits(total)} mit Foto`,
  },
  notRefused: (done, total) => `${inDigits(done)} von ${inDigits(total)} nicht abgelehnt`,
  today: (lots) => `heute ${inDigits(lots)}`,
  pace: (lots) => `etwa ${inDigits(lots)} je Stunde`,
  paceHint:
    'Was Sie heute auf diesem Gerät in dieser Auktion beschrieben haben. Pausen von mehr als zehn Minuten zählen nicht.',
  next: 'Nächstes Los',
  back: 'Zurück',
  nextHint: 'Strg+Eingabe oder Alt+↓',
  backHint: 'Alt+↑',
  allDone: 'Nichts ist mehr offen: Kein Los dieser Liste braucht noch etwas.',
  onlyThis: 'Nur dieses Los ist noch offen.',
  noLots: 'Kein Los passt zu Suche und Filtern. Zeigen Sie alle Lose, um sie zu beschreiben.',
  zoom: (photo) => `${photo}: näher heran`,
  zoomHint: 'Ein Druck holt das Foto näher heran und folgt dem Zeiger. Beim Schreiben tut das Alt+Z.',
};
