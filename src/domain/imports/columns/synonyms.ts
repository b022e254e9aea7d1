import type { ImportTarget } from '../cells/targets';

/**
 * What houses and programs call the columns, in English and in German. A field is known by its own key as well, and by its
 * names on the screen, which the caller hands in: so a new field needs no line here.
 */
const LISTS: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  id: ['lot id, lotsmith id'],
  number: [
    'lot, lots, lot no, lot num, lot number, lot nr, no, nr, num, number, item no, catalogue no',
    'Los, Losnr, Los-Nr., Losnummer, Lotnummer, Nummer, Katalognummer, Katalog-Nr., Kat.-Nr., Position',
  ],
  letter: ['lot ext, lot extension, lot suffix, suffix, sub lot, sub lot number, lot letter', 'Losbuchstabe, Zusatz'],
  estimate: ['estimates, est, presale estimate', 'Schätzpreis, Schätzpreise, Schätzung, Schätzwert, Taxe'],
  photos: [
    'photo, photo name, image, images, image file, image files, image name, main image, extra images, picture, pictures, file name',
    'Bild, Bilder, Bilddatei, Bildname, Foto, Fotos, Abbildung',
  ],
  hammer: [
    'hammer, hammer price, hammer amount, sold price, sold amount, sold for, price sold, sale price, selling price, price realised, price realized, realised price, realized price, winning bid, winning bid amount, final bid, result',
    'Zuschlag, Zuschlagspreis, Zuschlagpreis, Zuschlagssumme, Hammerpreis, Ergebnis',
  ],
  title: [
    'lot title, title 1, headline, heading, lead, short description, name, lot name, item, object',
    'Titel, Lostitel, Kurzbeschreibung, Kurztext, Überschrift, Bezeichnung, Objekt, Gegenstand, Artikel',
  ],
  description: [
    'lot description, full description, long description, desc, details, lot details, text, catalogue text',
    'Beschreibung, Losbeschreibung, Objektbeschreibung, Langbeschreibung, Langtext, Katalogtext',
  ],
  category: ['categories, department, section', 'Kategorie, Kategorien, Rubrik, Abteilung, Sachgebiet, Warengruppe'],
  creator: [
    'artist, maker, artist or maker, author, manufacturer, designer',
    'Künstler, Hersteller, Urheber, Autor, Manufaktur',
  ],
  period: ['dating, circa, year, era, style, style & period', 'Datierung, Epoche, Jahr, Entstehungszeit, Stil'],
  materials: [
    'material, medium, technique, materials & techniques, materials and techniques',
    'Technik, Werkstoff, Material und Technik, Material/Technik',
  ],
  dimensions: ['dimension, size, measurements', 'Maße, Masse, Maßangaben, Abmessungen, Größe'],
  weight: ['gross weight', 'Gewicht'],
  condition: ['condition report', 'Zustand, Zustandsbericht, Erhaltung, Erhaltungszustand'],
  provenance: ['previous owners', 'Provenienz, Herkunft, Vorbesitz'],
  quantity: ['qty, count, pieces, pcs', 'Anzahl, Menge, Stück, Stückzahl, Stk'],
  lotType: ['type, kind, kind of lot, type of lot, bid type', 'Losart, Art des Loses, Bietart'],
  estimateLow: [
    'low, low est, lo est, est low, low estimate, lower estimate, estimate from, estimate min, min estimate, min estimate each, presale estimate min each',
    'Schätzpreis von, Schätzung von, Taxe von, Schätzpreis min, unterer Schätzpreis',
  ],
  estimateHigh: [
    'high, high est, hi est, est high, high estimate, upper estimate, estimate to, estimate max, max estimate, max estimate each, presale estimate max each',
    'Schätzpreis bis, Schätzung bis, Taxe bis, Schätzpreis max, oberer Schätzpreis',
  ],
  startPrice: [
    'start bid, start bid each, starting bid, starting price, opening bid, opening price, min bid, minimum bid',
    'Startpreis, Startgebot, Aufruf, Aufrufpreis, Ausruf, Ausrufpreis, Rufpreis, Mindestgebot',
  ],
  buyNow: [
    'buy now price, buy it now, buy it now price, fixed price',
    'Sofortkauf, Sofortkaufpreis, Sofortpreis, Festpreis',
  ],
  reserve: [
    'reserve price, total reserve, lot reserve price',
    'Limit, Limitpreis, Mindestpreis, Vorbehalt, Vorbehaltspreis',
  ],
  consignor: [
    'consigner, consign code, consignor code, consignor name, seller, seller code, seller name, vendor, vendor code, owner',
    'Einlieferer, Einliefererin, Einliefernummer, Einlieferernummer, Einl., Verkäufer, Auftraggeber, Eigentümer',
  ],
  notes: [
    'note, internal note, internal notes, private note, private notes, comment, comments, internal comment, internal comments, remarks, internal remarks',
    'Notiz, Notizen, Notiz intern, Notizen intern, interne Notiz, interne Notizen, Bemerkung, Bemerkungen, Bemerkung intern, Bemerkungen intern, interne Bemerkung, interne Bemerkungen, Anmerkung, Anmerkungen, Anmerkung intern, interne Anmerkung, interne Anmerkungen',
  ],
  toCheck: ['to be checked, open question, open questions, query', 'offene Frage, offene Fragen, zu prüfen, Rückfrage'],
};

export const SYNONYMS: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = Object.fromEntries(
  Object.entries(LISTS).map(([target, lists]) => [target, (lists ?? []).flatMap((list) => list.split(', '))]),
);
