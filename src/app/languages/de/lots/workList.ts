import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const workList: WholeCatalogue['workList'] = {
  title: 'Arbeitsliste',
  intro:
    'Alle Lose der Auktion, auch Entwürfe und zurückgezogene, für eine Tabellenkalkulation. Ein Import nimmt die Liste wieder auf.',
  contents: 'Inhalt',
  kinds: { chosen: 'Gewählte Spalten', own: 'Alles, in Lotsmiths eigenen Spalten' },
  file: 'Datei',
  formats: { xlsx: 'Excel-Datei (.xlsx)', csv: 'Textdatei (.csv)', json: 'Für Programme (.json)' },
  columns: 'Spalten',
  others: {
    number: 'Losnummer',
    status: 'Status',
    photos: 'Anzahl der Fotos',
    sale: 'Auktion',
    saleDate: 'Tag der Auktion',
    id: 'Lotsmith-ID',
  },
  idHint: 'Daran erkennt ein Import jedes Los wieder, auch unter einer anderen Nummer.',
  all: 'Alle Spalten wählen',
  usual: 'Die üblichen Spalten wählen',
  noColumns: 'Bitte mindestens eine Spalte wählen.',
  noLots: 'In dieser Auktion gibt es noch keine Lose.',
  reading: 'Die Lose werden gelesen…',
  sheet: 'Lose',
  download: 'Arbeitsliste herunterladen',
  making: 'Die Liste wird erstellt…',
  saved: (fileName) => `${fileName} liegt in Ihren Downloads.`,
  failed: 'Die Liste konnte nicht erstellt werden. Bitte noch einmal versuchen.',
};
