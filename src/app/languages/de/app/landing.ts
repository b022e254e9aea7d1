import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const landing: WholeCatalogue['landing'] = {
  tab: 'Auktionskataloge aus Fotos',
  onThisPage: 'Auf dieser Seite',
  contents: {
    'how-it-works': 'So geht es',
    photos: 'Fotos',
    numbers: 'Nummern',
    platforms: 'Plattformen',
    saving: 'Sichern',
    questions: 'Fragen',
  },
  openSales: 'Meine Auktionen öffnen',
  mySales: 'Meine Auktionen',
  createAccount: 'Konto anlegen',
  signIn: 'Anmelden',
  footer: 'Lotsmith, für Auktionshäuser und alle, die dort katalogisieren.',
  headline: 'Von einem Raum voller Objekte zum nummerierten Katalog.',
  lead: 'Legen Sie die Fotos einer Auktion ab. Jedes wird zu einem Los mit seiner Nummer, aufrecht und in der richtigen Reihenfolge, und Sie beschreiben es mit dem Bild vor Augen. Dann geht alles hinaus, so wie jede Bietplattform es nimmt.',
  closing: 'Beginnen Sie mit der Auktion, die gerade auf den Tischen liegt.',
  howItWorks: {
    title: 'So geht es',
    intro: 'Fünf Schritte. Die ersten Lose stehen da, bevor das letzte Foto gesendet ist.',
    steps: {
      open: {
        title: 'Auktion anlegen',
        text: 'Ein Titel, ein Datum und die Währung der Schätzpreise. Die Auktion gehört Ihnen; nur wen Sie einladen, der sieht sie.',
      },
      drop: {
        title: 'Fotos ablegen',
        text: 'Ein Ordner aus der Kamera, die Aufnahmen vom Telefon, oder Los für Los mit dem Telefon in der Hand. Die Lose stehen sofort da, mit Bild und Nummer, während die Dateien noch unterwegs sind.',
      },
      describe: {
        title: 'Jedes Los beschreiben',
        text: 'Titel, Beschreibung, Schätzpreis, Kategorie, Erhaltungszustand. Was Sie schreiben, wird beim Schreiben gesichert, und ein zweiter Bildschirm mit derselben Auktion zeigt es, sobald es eintrifft.',
      },
      missing: {
        title: 'Sehen, was fehlt',
        text: 'Ein Los ist fertig, wenn es Nummer, Titel, Beschreibung, Schätzpreis und ein Foto hat. Bis dahin sagt es, was davon noch fehlt und was jede Plattform ablehnen würde.',
      },
      send: {
        title: 'Hinausgeben',
        text: 'Ein Download für jede Bietplattform, die Fotos so benannt und so groß, wie diese Plattform sie liest. Ein Katalog im Netz, den jeder öffnen kann, und einer für den Druck.',
      },
    },
  },
  photos: {
    title: 'Zuerst die Fotos',
    intro:
      'Nichts muss vorher umbenannt, gedreht oder verkleinert werden. Beginnt ein Name mit einer Losnummer, wird sie als solche gelesen.',
    caption: 'Wie aus einem Dateinamen ein Los wird',
    file: 'Datei',
    becomes: 'Wird zu',
    names: {
      '12-1.jpg': 'Los 12, erstes Foto',
      '12-2.jpg': 'Los 12, zweites Foto',
      '12A_1.jpg': 'Los 12A',
      '12 (2).jpg': 'Noch einmal Los 12, an seinem Platz',
      'IMG_4711.jpg': 'Ein eigenes Los',
    },
    facts: {
      upright: 'Aufrecht gedreht, wie auch immer die Kamera gehalten wurde.',
      place: 'Ort und Zeit der Aufnahme werden entfernt, bevor das Foto Ihr Gerät verlässt.',
      progress: 'Jede Datei zeigt, wie weit sie ist: anhalten, fortsetzen oder erneut versuchen.',
      refused: 'Eine Datei, die nicht verwendet werden kann, sagt warum.',
    },
  },
  numbers: {
    title: 'Nummern, wie der Auktionssaal sie schreibt',
    intro:
      'Ziffern und höchstens ein Buchstabe. Die Nummern, die Sie auf den Tischen vergeben haben, bleiben in Ihren Dateinamen erhalten.',
    text: 'Der Nachzügler wird zu 12A, zwischen 12 und 13, und alles danach bleibt an seinem Platz. Zwölf und 12A sind zwei Lose, jedes mit eigenen Fotos, eigenem Text und eigenem Schätzpreis.',
  },
  platforms: {
    title: 'Geprüft vor dem Hochladen',
    intro:
      'Jede Plattform hat eigene Spalten und Grenzen. Sie werden geprüft, während Sie schreiben, und nicht erst nach dem Hochladen.',
    caption: 'Was die Prüfung vorher sagt',
    lot: 'Los',
    says: 'Was geschehen würde',
    mend: 'Ein Klick',
    problems: {
      longTitle: { lot: '31', says: 'HiBid schneidet den Titel nach 50 Zeichen ab', mend: 'Am Wort kürzen' },
      noStart: {
        lot: '47',
        says: 'LiveAuctioneers nimmt kein Los ohne Startpreis',
        mend: 'Halber unterer Schätzpreis',
      },
      foreignLetter: {
        lot: '52',
        says: 'Die Datei für LiveAuctioneers kann „Łódź“ nicht schreiben',
        mend: '„Lódz“ schreiben',
      },
    },
    facts: {
      names: 'Dasselbe Foto heißt für eine Plattform 12_1.jpg und für eine andere 12-1.jpg.',
      changes:
        'Lotsmith merkt sich, was gesendet wurde. Später gehen nur die geänderten Lose hinaus, oder eine Liste zum Abtippen.',
      own: 'Eine Plattform, die Lotsmith nicht kennt, liest es einmal aus ihrer Vorlage.',
      import: 'Ihre Tabellen kommen ebenso herein: Jede Zeile wird gezeigt, bevor sie geschrieben wird.',
    },
  },
  saving: {
    title: 'Nichts geht verloren',
    intro: 'Es gibt keinen Knopf zum Speichern. Eine Marke sagt, wo Ihre Arbeit ist.',
    caption: 'Was neben Ihrer Arbeit steht',
    status: 'Da steht',
    meaning: 'Das heißt',
    means: {
      onDevice: 'Es übersteht einen zugeklappten Deckel, einen leeren Akku und eine Scheune ohne Empfang',
      sent: 'Der Server hat es, und Ihre Kollegen sehen es',
      needsAttention: 'Der Server hat es nicht genommen: Ihr Text bleibt, und es steht da, warum',
    },
    facts: {
      together: 'Zwei im selben Feld: Wer als Zweiter schreibt, sieht beide Texte und wählt.',
      numbers: 'Zwei haben nie dieselbe Losnummer, mit und ohne Netz.',
      undo: 'Änderungen an Losen lassen sich rückgängig machen, und jedes Feld sagt, wer es wann geändert hat.',
      photos: 'Fotos bleiben auf dem Gerät, bis der Server sie hat.',
    },
  },
  questions: {
    title: 'Fragen',
    intro: 'Kurze Antworten, und nur zu dem, was es heute gibt.',
    list: {
      who: {
        question: 'Wer sieht meine Auktion?',
        answer:
          'Sie und wen Sie einladen. Öffentlich wird nichts, bis Sie den Katalog veröffentlichen; dann kann jeder die veröffentlichten Lose lesen, aber niemals Limit, Einlieferer und interne Notizen.',
      },
      export: {
        question: 'Auf welche Bietplattformen kann ich exportieren?',
        answer:
          'LiveAuctioneers, Proxibid, HiBid, BidWrangler, Wavebid, the-saleroom und andere; jede weitere aus der Vorlage, die sie Ihnen gibt. Ein Paket enthält die Datei mit den Losen und die Fotos. Zu jeder Regel steht, wer sie nennt; wo eine Plattform keine veröffentlicht, sagt Lotsmith das. In einem echten Upload wurde bisher kein Paket erprobt.',
      },
      photographs: {
        question: 'Welche Fotos kann ich verwenden?',
        answer:
          'Jedes Bild, das Ihr Browser lesen kann: JPEG, PNG, WebP und, wo er es kann, HEIC. Die kürzere Seite mindestens 320 Pixel, die Datei höchstens 60 MB und 100 Megapixel. Die größte Kopie, die aufbewahrt wird, misst 3.840 Pixel.',
      },
      install: {
        question: 'Muss ich etwas installieren?',
        answer:
          'Nein. Lotsmith läuft im Browser: am Telefon zum Fotografieren und Korrekturlesen, am Schreibtisch zum Beschreiben und Nummerieren.',
      },
    },
  },
  spread: {
    label:
      'Zwei Katalogseiten: Los 12, eine Standuhr; Los 12A, eine silberne Teekanne; Los 13, ein Paar Armlehnstühle. Jedes mit Nummer, Titel, Beschreibung und Schätzpreis.',
    left: 'Möbel, Uhren & Silber',
    right: 'Samstag um zehn',
    clock: {
      title: 'Standuhr, George III., Mahagoni',
      description: 'Gewölbtes Messingzifferblatt mit Mondphase, Achttagewerk mit Schlag auf Glocke; Höhe 226 cm.',
      estimate: '1.200–1.800 €',
    },
    teapot: {
      title: 'Kleine Teekanne, Silber',
      description: 'Kugelform, der Griff ebonisiert. Kleine Delle am Fuß.',
      estimate: '300–500 €',
    },
    chairs: {
      title: 'Paar Windsor-Armlehnstühle',
      description: 'Eibe und Ulme, mit geschwungenen Verbindungsstegen. Eine Sitzfläche gerissen und repariert.',
      estimate: '600–900 €',
    },
  },
};
