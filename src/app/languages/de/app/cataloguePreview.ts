import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const cataloguePreview: WholeCatalogue['cataloguePreview'] = {
  title: 'Der Katalog, wie Besucher ihn sehen würden',
  loading: 'Die Lose werden gelesen.',
  unread: 'Die Lose konnten nicht gelesen werden',
  onlyHere: 'Diese Seite sehen nur die Personen dieser Auktion.',
  comes: (lots, photos) => {
    const ofLots = lots === 1 ? 'ein Los' : `${inDigits(lots)} Lose`;
    const ofPhotos = photos === 1 ? 'einem Foto' : `${inDigits(photos)} Fotos`;
    return `Nach dem Veröffentlichen können alle ${ofLots} mit ${ofPhotos} sehen, dazu Titel, Datum und Ort der Auktion.`;
  },
  dayNeeded:
    'Die Auktion hat noch keinen Tag. Tragen Sie ihn in den Einstellungen ein, bevor Sie den Katalog veröffentlichen.',
  unsent: (photos) =>
    photos === 1
      ? 'Ein Foto ist noch unterwegs und steht noch nicht hier.'
      : `${inDigits(photos)} Fotos sind noch unterwegs und stehen noch nicht hier.`,
  lotsOpen:
    'Hier öffnet sich ein Los in Ihrer Losliste. Besucher bekommen von jedem Los eine Seite mit allen Fotos und Angaben.',
  nothing: 'Kein Los ist fertig',
  nothingText: 'Markieren Sie Lose als fertig, dann stehen sie hier und lassen sich veröffentlichen.',
  publish: 'Veröffentlichen …',
  change: 'Veröffentlichter Katalog …',
};
