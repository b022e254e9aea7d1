import { countIn } from '../../../../shared/messages/countIn';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

const inDigits = countIn('de');

export const invitation: WholeCatalogue['invitation'] = {
  title: 'Einladung',
  looking: 'Die Einladung wird gesucht …',
  invites: (by, sale, role) =>
    role === 'editor' ? `${by} lädt Sie ein, an „${sale}“ mitzuarbeiten.` : `${by} lädt Sie ein, „${sale}“ anzusehen.`,
  does: (role) =>
    role === 'editor'
      ? 'Sie können Lose beschreiben, nummerieren und Fotos hinzufügen.'
      : 'Sie können Lose und Fotos ansehen, aber nichts ändern.',
  claimed: 'Der Link zu dieser Seite sagt:',
  claimedFor: (email) =>
    `Die Einladung gilt ${email}. Melden Sie sich mit dieser Adresse an, oder legen Sie mit ihr ein Konto an.`,
  claimedNext: 'Melden Sie sich mit der eingeladenen Adresse an, oder legen Sie mit ihr ein Konto an.',
  unchecked:
    'Lotsmith prüft das, wenn Sie angemeldet sind, und dann entscheiden Sie. Gehen Sie nur weiter, wenn Sie damit gerechnet haben.',
  unsaid:
    'Sie haben den Link einer Einladung zu einer Auktion. Melden Sie sich mit der eingeladenen Adresse an, oder legen Sie mit ihr ein Konto an: Dann sehen Sie, wer Sie wozu einlädt, und entscheiden.',
  seen: (name, email) =>
    `Die Personen in dieser Auktion sehen Ihren Namen und Ihre Adresse: ${name === '' ? email : `${name}, ${email}`}.`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  notAnswered: 'Ihre Antwort ist nicht angekommen',
  accepted: 'Sie sind dabei. Einen Augenblick …',
  declinedTitle: 'Sie haben abgelehnt',
  declined: 'Der Eigentümer der Auktion sieht das. Um später dazuzukommen, bitten Sie um eine neue Einladung.',
  unprovedTitle: 'Bestätigen Sie erst Ihre Adresse',
  unproved: (email) =>
    `Diese Einladung gilt Ihrer Adresse ${email}, die noch nicht bestätigt ist. Öffnen Sie den Link in der Mail, die wir Ihnen senden, und kommen Sie dann hierher zurück.`,
  proved: 'Ich habe sie bestätigt',
  otherTitle: 'Diese Einladung gilt einem anderen Konto',
  other: (address, own) =>
    `Sie ist für ${address}. Angemeldet sind Sie als ${own}. Melden Sie sich ab und öffnen Sie den Link mit dem Konto, für das er ist, oder bitten Sie um eine Einladung an Ihre Adresse.`,
  ownWithout: 'Gast ohne Konto',
  signOut: 'Abmelden',
  usedTitle: 'Diese Einladung wurde schon beantwortet',
  used: 'Eine Einladung lässt sich einmal beantworten. Bitten Sie den Eigentümer der Auktion um eine neue.',
  endedTitle: 'Diese Einladung gilt nicht mehr',
  ended: {
    age: (by, sale) => `Sie ist nach 30 Tagen abgelaufen. Bitten Sie ${by} um eine neue Einladung zu „${sale}“.`,
    inviter: (by, sale) =>
      `${by} hat sie gesendet, ist aber nicht mehr Eigentümer von „${sale}“. Bitten Sie einen Eigentümer der Auktion um eine neue.`,
    removal: (by, sale) =>
      `Seit sie gesendet wurde, haben Sie „${sale}“ verlassen oder wurden entfernt. Um zurückzukommen, bitten Sie ${by} um eine neue.`,
  },
  goneTitle: 'Diese Einladung gibt es nicht',
  gone: 'Die Adresse ist vielleicht unvollständig, oder der Eigentümer hat die Einladung zurückgenommen. Bitten Sie um einen neuen Link.',
  insideTitle: (sale) => `Sie sind schon in „${sale}“`,
  inside: 'Es gibt nichts anzunehmen.',
  ownTitle: 'Das ist Ihre eigene Einladung',
  own: (email, sale) =>
    `Senden Sie die Adresse dieser Seite an ${email}: Dort lässt sich die Einladung zu „${sale}“ annehmen.`,
  toSale: 'Auktion öffnen',
  toSales: 'Meine Auktionen',
  failedTitle: 'Die Einladung konnte nicht gelesen werden',
};

export const ownInvitations: WholeCatalogue['ownInvitations'] = {
  title: 'Einladungen für Sie',
  invites: (by, role) => `${by} lädt Sie ein, ${role === 'editor' ? 'daran mitzuarbeiten' : 'sie anzusehen'}.`,
  answer: 'Antworten',
  answerTo: (sale) => `Antworten: ${sale}`,
  unread: 'Von einer neueren Version von Lotsmith. Laden Sie die Seite neu, um zu antworten.',
  unreadSale: 'Eine Auktion, deren Name nicht lesbar ist',
  more: (count) =>
    count === 1
      ? 'Eine weitere wird gezeigt, wenn Sie geantwortet haben.'
      : `${inDigits(count)} weitere werden gezeigt, während Sie antworten.`,
};
