import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${inDigits(count)} ${many}`;

export const importWork: WholeCatalogue['importWork'] = {
  choose: 'Exportierte Arbeit zurückholen …',
  chooseFile: 'Datei mit exportierter Arbeit',
  title: 'Exportierte Arbeit zurückholen',
  reading: 'Die Datei wird gelesen und geprüft.',
  lead: 'Diese Datei enthält Arbeit, die dieses Gerät nicht hat:',
  inSale: (changes, photos, lots) =>
    [
      changes > 0 && counted(changes, 'eine Änderung', 'Änderungen'),
      photos > 0 && counted(photos, 'ein Foto', 'Fotos'),
      `in ${counted(lots, 'einem Los', 'Losen')}`,
    ]
      .filter(Boolean)
      .join(', '),
  unknownSale: 'Eine Auktion, die nicht zu Ihren gehört',
  once: 'Was der Server schon hat, geschieht nicht zweimal. Was andere inzwischen geändert haben, wird Ihnen erst gezeigt.',
  bring: 'Zurückholen und senden',
  bringing: 'Wird zurückgeholt …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Ihre exportierte Arbeit ist wieder auf diesem Gerät und wird gesendet.',
  problems: {
    notOurs:
      'Das ist keine Datei, die Lotsmith exportiert hat. Die Namen solcher Dateien beginnen mit „lotsmith-unsent“.',
    damaged:
      'Die Datei ist beschädigt oder unvollständig. Kopieren Sie sie noch einmal von dort, wo Sie sie aufbewahren.',
    newer:
      'Die Datei stammt von einer neueren Version von Lotsmith. Laden Sie diese Seite neu, um sie zu bekommen, und versuchen Sie es noch einmal.',
    otherPerson:
      'Diese Datei hat ein anderes Konto exportiert, und nur dieses kann sie zurückholen. Ihre Fotos liegen als gewöhnliche Bilder darin: Entpacken Sie die Datei, um sie Ihren eigenen Losen hinzuzufügen.',
    nothingNew: 'Dieses Gerät hat alles, was in der Datei ist. Es gibt nichts zurückzuholen.',
    notKept:
      'Dieses Gerät konnte nicht alles aufnehmen. Es ist nichts verloren: Schaffen Sie Platz, und wählen Sie die Datei noch einmal.',
  },
};
