import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const count = (changes: number, photos: number): string =>
  [
    changes > 0 && (changes === 1 ? 'eine Änderung' : `${inDigits(changes)} Änderungen`),
    photos > 0 && (photos === 1 ? 'ein Foto' : `${inDigits(photos)} Fotos`),
  ]
    .filter(Boolean)
    .join(' und ');

export const leaving: WholeCatalogue['leaving'] = {
  title: 'Noch ist nicht alles gesendet',
  what: (changes, photos) => `Dem Server fehlen noch: ${count(changes, photos)}. Was möchten Sie damit tun?`,
  onlyHere: (changes, photos) =>
    `Davon lässt sich auf diesem Gerät nicht sichern: ${count(changes, photos)}. Senden oder exportieren Sie, sonst geht es verloren.`,
  send: 'Senden und abmelden',
  sending: 'Wird gesendet …',
  export: 'Als Datei exportieren',
  keep: 'Für mich aufbewahren und abmelden',
  keepNeedsServer:
    'Jetzt nicht möglich: Um Ihre Arbeit zu verschließen, braucht Lotsmith in einer Sitzung einmal den Server, und es gibt keine Verbindung. Exportieren Sie die Arbeit als Datei, oder bleiben Sie, bis es eine gibt.',
  keepText: 'Auf diesem Gerät verschlossen, bis Sie sich hier wieder anmelden. Niemand sonst kann es lesen.',
  discard: 'Verwerfen',
  discardAll: (items) =>
    items === 1 ? '1 Eintrag verwerfen und abmelden' : `${inDigits(items)} Einträge verwerfen und abmelden`,
  reallyDiscard: 'Was verworfen ist, lässt sich nicht zurückholen.',
  stay: 'Bleiben',
  notes: {
    notAllSent: 'Es konnte nicht alles gesendet werden. Prüfen Sie die Verbindung, oder wählen Sie einen anderen Weg.',
    exported:
      'Die Datei liegt in Ihren Downloads. Sehen Sie sie an, bevor Sie die Arbeit hier verwerfen. Die Seite Ihrer Auktionen holt sie zurück.',
    notExported:
      'Die Datei konnte nicht erstellt werden, vielleicht aus Mangel an Speicher. Wählen Sie einen anderen Weg, oder bleiben Sie.',
    noKey:
      'Um Ihre Arbeit zu verschließen, braucht Lotsmith einmal den Server, und es gibt keine Verbindung. Exportieren Sie sie als Datei, oder bleiben Sie, bis es eine gibt.',
    notEncrypted:
      'Dieses Gerät konnte nicht alles verschließen. Es ist nichts verloren: Senden oder exportieren Sie es, oder bleiben Sie.',
    notDiscarded: 'Dieses Gerät konnte die Arbeit nicht löschen. Versuchen Sie es noch einmal.',
  },
};
