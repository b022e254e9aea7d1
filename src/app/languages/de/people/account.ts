import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const account: WholeCatalogue['account'] = {
  title: 'Ihr Konto',
  onThisPage: 'Auf dieser Seite',
  cancel: 'Abbrechen',
  sections: {
    keep: 'Arbeit behalten',
    profile: 'Profil',
    email: 'E-Mail',
    password: 'Passwort',
    methods: 'Arten der Anmeldung',
    phone: 'Telefon',
    secondSteps: 'Zweiter Schritt',
    sessions: 'Wo Sie angemeldet sind',
    delete: 'Konto löschen',
  },

  dataFailed: 'Ihre Daten waren nicht zu erreichen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',

  keep: {
    intro:
      'Sie sehen sich ohne Konto um. Was Sie hier anlegen, gehört nur zu diesem Browser: Wenn Sie sich abmelden oder seine Daten löschen, kann es niemand mehr öffnen.',
    then: 'Fügen Sie eine Art der Anmeldung hinzu, und alles bleibt Ihres, auf jedem Gerät. Nichts von Ihrer Arbeit geht verloren oder wird verschoben.',
    withPassword: 'Mit E-Mail-Adresse und Passwort',
    create: 'Mein Konto anlegen',
    withOthers: 'Oder mit einem Konto, das Sie schon haben',
    phone: 'Mit einer Telefonnummer',
  },

  profile: {
    intro: 'Wie man Sie in Ihren Auktionen sieht.',
    photo: 'Foto',
    choosePhoto: 'Foto wählen',
    changePhoto: 'Anderes Foto wählen',
    photoHint: 'JPEG, PNG oder WebP. Die Mitte davon erscheint in einem Kreis.',
    preview: (file) => `So wird ${file} aussehen.`,
    usePhoto: 'Dieses Foto verwenden',
    removePhoto: 'Foto entfernen',
    photoSaved: 'Das Foto ist geändert.',
    photoRefusals: {
      notAnImage: 'Das ist kein Bild, das der Browser lesen kann. Wählen Sie eine Datei im Format JPEG, PNG oder WebP.',
      heicNotSupported:
        'Dieser Browser kann HEIC-Fotos nicht lesen. Speichern Sie das Foto als JPEG und wählen Sie es noch einmal.',
      tooSmall: 'Das Foto ist zu klein. Wählen Sie eines, dessen kürzere Seite mindestens 320 Pixel hat.',
      tooLarge: 'Das Foto ist zu groß. Wählen Sie ein kleineres.',
      notPrepared:
        'Dieses Gerät konnte das Foto nicht vorbereiten, vielleicht aus Mangel an Speicher. Schließen Sie andere Seiten und versuchen Sie es noch einmal.',
      damaged: 'Die Datei ist beschädigt und lässt sich nicht öffnen. Wählen Sie eine andere.',
    },
    name: 'Name',
    nameHint: 'Wie man Sie im Team kennt.',
    saveName: 'Name speichern',
    nameSaved: 'Der Name ist gespeichert.',
    language: 'Sprache',
    languageHint: 'Auch die Sprache der E-Mails und Nachrichten, die Sie bekommen.',
    asBrowser: 'Wie der Browser es vorgibt',
    languageSaved: 'Die Sprache ist gespeichert.',
  },

  email: {
    none: 'Dieses Konto hat keine E-Mail-Adresse.',
    addByPassword: 'Zusammen mit einem Passwort hinzufügen',
    present: 'Sie melden sich an und erhalten E-Mails mit',
    verified: 'Bestätigt',
    unverified: 'Noch nicht bestätigt',
    whyVerify:
      'Bestätigen Sie sie mit dem Link, den wir Ihnen senden: Dann kommen Sie auch ohne Passwort wieder hinein und können einen zweiten Schritt hinzufügen.',
    change: 'Adresse ändern',
    newAddress: 'Neue E-Mail-Adresse',
    newHint:
      'Wir senden einen Link an diese Adresse. Ihre ändert sich, sobald er benutzt wird; bis dahin bleibt die jetzige.',
    send: 'Link senden',
    sent: (email) => `Ein Link ist unterwegs an ${email}. Ihre Adresse ändert sich, sobald er benutzt wird.`,
    sentSomewhere: 'Ein Link ist unterwegs an die neue Adresse. Ihre ändert sich, sobald er benutzt wird.',
    same: 'Das ist schon Ihre Adresse. Geben Sie eine andere ein.',
  },

  password: {
    has: 'Sie haben ein Passwort.',
    hasNone: 'Sie melden sich ohne Passwort an. Mit einem kommen Sie auch über Ihre E-Mail-Adresse hinein.',
    needsEmail: 'Zu einem Passwort gehört eine E-Mail-Adresse, und dieses Konto hat noch keine.',
    change: 'Passwort ändern',
    add: 'Passwort hinzufügen',
    field: 'Neues Passwort',
    others: 'Alle anderen Geräte werden abgemeldet, wenn es sich ändert.',
    save: 'Neues Passwort speichern',
    changed: 'Das Passwort ist gespeichert. Alle anderen Geräte sind abgemeldet.',
  },

  methods: {
    intro: 'Mit zwei Arten sind Sie nicht ausgesperrt, wenn Sie eine verlieren.',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    link: (method) => `${method} hinzufügen`,
    unlink: (method) => `${method} entfernen`,
    linked: 'Hinzugefügt',
    notLinked: 'Nicht hinzugefügt',
    last: 'Das ist Ihre einzige Art der Anmeldung. Fügen Sie eine andere hinzu, bevor Sie sie entfernen.',
    linkDone: (method) => `Ab jetzt können Sie sich so anmelden: ${method}.`,
    unlinkDone: (method) => `So melden Sie sich nicht mehr an: ${method}.`,
    password: 'E-Mail und Passwort',
    phone: 'Telefonnummer',
    mailedLink: 'Link per E-Mail',
    mailedLinkDetail: (email) => `Wann immer Sie einen anfordern, an ${email}`,
    toPassword: 'Passwort hinzufügen',
    toPhone: 'Zum Abschnitt Telefon',
    conflict: (method) => `Dieses Konto bei ${method} gehört zu einem anderen Lotsmith-Konto`,
    conflictPhone: 'Diese Nummer gehört zu einem anderen Lotsmith-Konto',
    conflictEmail: 'Es gibt ein anderes Lotsmith-Konto mit dieser Adresse',
    conflictText:
      'Eine Art der Anmeldung öffnet nur ein Konto. Bleiben Sie hier und nehmen Sie eine andere, oder wechseln Sie zum anderen Konto. Was Sie in diesem angelegt haben, bleibt in diesem.',
    conflictAnonymous:
      'Bleiben Sie hier und nehmen Sie eine andere Art, oder wechseln Sie zu jenem Konto. Was Sie ohne Konto angelegt haben, bleibt dann zurück und lässt sich nicht mehr öffnen.',
    stay: 'In diesem Konto bleiben',
    changeOver: 'Zum anderen Konto wechseln',
  },

  phone: {
    intro: 'Eine Nummer zum Anmelden. Wir senden jedes Mal einen Code dorthin.',
    none: 'Noch keine Nummer.',
    present: 'Sie können sich anmelden mit',
    add: 'Nummer hinzufügen',
    change: 'Nummer ändern',
    remove: 'Nummer entfernen',
    another: 'Andere Nummer',
    sentTo: (phoneNumber) => `Wir haben einen Code an ${phoneNumber} gesendet.`,
    invalid: 'Geben Sie die Nummer mit Landesvorwahl ein, etwa +49 30 901820.',
    send: 'Code senden',
    cost: 'Ihr Telefonanbieter berechnet für die Nachricht vielleicht etwas.',
    saved: 'Die Nummer ist gespeichert.',
    removed: 'Die Nummer ist entfernt.',
  },

  secondSteps: {
    intro: 'Er wird nach der ersten Art der Anmeldung verlangt, damit ein gestohlenes Passwort allein nichts öffnet.',
    none: 'Noch kein zweiter Schritt: Wer Ihr Passwort kennt, kann sich anmelden.',
    list: 'Ihre zweiten Schritte',
    app: 'Authentifizierungs-App',
    phone: 'Codes per SMS',
    since: (day) => `Seit ${day}`,
    addApp: 'Authentifizierungs-App hinzufügen',
    addPhone: 'Codes per SMS hinzufügen',
    needsEmail:
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Über sie kommen Sie zurück, wenn ein zweiter Schritt verloren geht.',
    remove: 'Entfernen',
    removeNamed: (name) => `„${name}“ entfernen`,
    removeTitle: 'Diesen zweiten Schritt entfernen?',
    removeText: (name) => `Beim Anmelden wird „${name}“ nicht mehr verlangt.`,
    removeLast: 'Es ist der einzige: Danach genügt Ihre erste Art der Anmeldung.',
    removeConfirm: 'Entfernen',
    keep: 'Behalten',
    removed: 'Der zweite Schritt ist entfernt.',
    lost: 'Gerät verloren?',
    lostText:
      'Melden Sie sich mit einem anderen zweiten Schritt an und entfernen Sie den verlorenen hier. Deshalb sind zwei besser als einer. Gibt es keinen anderen, können ihn die Betreiber dieser Seite entfernen, sobald feststeht, dass Sie es sind. Auch die E-Mail über einen hinzugefügten zweiten Schritt hat einen Link, der ihn wieder entfernt.',
  },

  enrolment: {
    appTitle: 'Authentifizierungs-App hinzufügen',
    scan: 'Scannen Sie diesen Code mit Ihrer Authentifizierungs-App, etwa Google Authenticator, 1Password oder Aegis.',
    qr: 'QR-Code für die Authentifizierungs-App. Der Schlüssel zum Eintippen folgt.',
    noQr: 'Der QR-Code konnte nicht gezeichnet werden. Tippen Sie stattdessen den Schlüssel in die App.',
    orType: 'Oder tippen Sie diesen Schlüssel in die App',
    openApp: 'Auf diesem Telefon? In der App öffnen',
    copy: 'Schlüssel kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Markieren Sie den Schlüssel und kopieren Sie ihn selbst.',
    code: 'Code aus der App',
    codeWrong:
      'Dieser Code stimmt nicht. Geben Sie den ein, den die App jetzt zeigt; wird keiner angenommen, stellen Sie die Uhr des Telefons.',
    codeHint: 'Sechs Ziffern. Die App zeigt alle 30 Sekunden einen neuen Code.',
    phoneCode: 'Code aus der SMS',
    sentTo: (phoneNumber) => `Wir haben einen Code an ${phoneNumber} gesendet.`,
    codeMissing: 'Geben Sie den Code ein.',
    name: 'Name des zweiten Schritts',
    nameHint: 'Damit Sie ihn wiedererkennen, etwa „Diensttelefon“.',
    appName: 'Authentifizierungs-App',
    phoneName: 'Mein Telefon',
    finish: 'Einschalten',
    done: (name) => `„${name}“ wird ab der nächsten Anmeldung verlangt.`,
  },

  sessions: {
    intro: 'Ein Browser, in dem Sie sich angemeldet haben, bleibt angemeldet, bis Sie sich dort abmelden.',
    text: 'Ein Gerät verloren oder ein fremdes benutzt? Das hier beendet alle Sitzungen auf einmal, auch diese, und Sie melden sich neu an. Änderungen, die ein anderes Gerät noch nicht gesendet hat, bleiben dort, bis Sie sich dort anmelden.',
    end: 'Überall abmelden',
    ask: 'Auf allen Geräten abmelden, auch auf diesem?',
    askText: 'Danach melden Sie sich neu an.',
    stay: 'Angemeldet bleiben',
    ended: 'Alle Sitzungen sind beendet.',
  },

  unsent: {
    photosLost: (photos) =>
      photos === 1
        ? 'Ein Foto ist nur auf dieser Seite und ginge verloren. Bleiben Sie, bis es gespeichert ist.'
        : `${inDigits(photos)} Fotos sind nur auf dieser Seite und gingen verloren. Bleiben Sie, bis sie gespeichert sind.`,
    changesLost: (changes) =>
      changes === 1
        ? 'Eine Änderung ist auf diesem Gerät nicht gesichert und ginge verloren. Bleiben Sie, bis sie gesendet ist.'
        : `${inDigits(changes)} Änderungen sind auf diesem Gerät nicht gesichert und gingen verloren. Bleiben Sie, bis sie gesendet sind.`,
    stays: (items) =>
      items === 1
        ? 'Eine Änderung oder ein Foto wartet auf diesem Gerät und wird gesendet, wenn Sie sich hier wieder anmelden. Bleiben Sie, bis alles gesendet ist, wenn andere dieses Gerät benutzen.'
        : `${inDigits(items)} Änderungen und Fotos warten auf diesem Gerät und werden gesendet, wenn Sie sich hier wieder anmelden. Bleiben Sie, bis alles gesendet ist, wenn andere dieses Gerät benutzen.`,
    left: (items) =>
      items === 1
        ? 'Eine Änderung oder ein Foto ist noch nicht gesendet und geht nicht auf das andere Konto über. Bleiben Sie, bis alles gesendet ist.'
        : `${inDigits(items)} Änderungen und Fotos sind noch nicht gesendet und gehen nicht auf das andere Konto über. Bleiben Sie, bis alles gesendet ist.`,
    gone: (items) =>
      items === 1
        ? 'Eine Änderung oder ein Foto ist noch nicht gesendet. Wenn Sie das Konto jetzt löschen, geht das mit ihm verloren, und die anderen in Ihren Auktionen bekommen es nie.'
        : `${inDigits(items)} Änderungen und Fotos sind noch nicht gesendet. Wenn Sie das Konto jetzt löschen, gehen sie mit ihm verloren, und die anderen in Ihren Auktionen bekommen sie nie.`,
  },

  delete: {
    intro: 'Das lässt sich nicht rückgängig machen.',
    begin: 'Ansehen, was geschehen würde',
    reading: 'Ihre Auktionen werden durchgesehen.',
    noSales: 'Sie haben keine Auktionen. Ihr Name, Ihr Foto und Ihre Arten der Anmeldung werden gelöscht.',
    also: 'Auch Ihr Name, Ihr Foto, Ihre Einstellungen und Ihre Arten der Anmeldung werden gelöscht.',
    whatHappens: 'Was mit Ihren Auktionen geschieht',
    leaves: 'Sie verlassen sie. Ihre anderen Eigentümer behalten sie.',
    handedOver: 'Sie sind der einzige Eigentümer: Sie geht an alle über, die daran mitarbeiten.',
    deleted: 'Niemand sonst ist darin: Sie wird für immer geschlossen.',
    untitled: 'Auktion ohne Titel',
    typeEmail: (email) => `Um fortzufahren, tippen Sie Ihre Adresse: ${email}`,
    typeWord: (word) => `Um fortzufahren, tippen Sie das Wort ${word}`,
    word: 'löschen',
    wrongEmail: 'Das ist nicht die Adresse des Kontos. Tippen Sie sie so, wie sie oben steht.',
    wrongWord: 'Tippen Sie das Wort so, wie es oben steht.',
    delete: 'Mein Konto für immer löschen',
    notSent: 'Noch ist nicht alles gesendet',
    nowSent: 'Jetzt ist alles gesendet.',
    deleteAnyway: 'Das Konto trotzdem löschen',
    wait: 'Noch nicht löschen',
    done: 'Das Konto ist gelöscht.',
  },
};
