import { defineTexts } from '../../../../shared/messages/texts';

/** The help of the workspace, besides its keys. */
export const helpTexts = defineTexts('help', {
  title: 'Keys, words and numbers',
  search: 'Search the help',
  nothing: (query: string) => `Nothing here says “${query}”.`,
  wordsTitle: 'What the words mean',
  words: {
    draft: { term: 'Draft', says: 'A lot that is still being described. Nobody outside the sale sees it.' },
    ready: {
      term: 'Ready',
      says: 'It has a photo, a number, a title, a description and an estimate, and somebody has said that it is done.',
    },
    published: { term: 'Published', says: 'It is in the public catalogue.' },
    withdrawn: { term: 'Withdrawn', says: 'It is no longer offered, and keeps its number.' },
    estimate: { term: 'Estimate', says: 'What a lot is expected to bring, from low to high. Visitors read it.' },
    reserve: { term: 'Reserve', says: 'The least that the consignor takes. Only editors of the sale see it.' },
    consignor: { term: 'Consignor', says: 'Who has brought the lot in. Only editors of the sale see it.' },
    toCheck: {
      term: 'To check',
      says: 'What somebody was not sure of. Only editors of the sale see it. The lot can be ready all the same.',
    },
    start: { term: 'Starting price', says: 'Where the bidding begins on platforms that ask for it.' },
    hammer: { term: 'Hammer price', says: 'What a lot was sold for. Members of the sale see it.' },
    sent: {
      term: 'Sent',
      says: 'The server has the change. Before that it is kept on this device, also when you close the page.',
    },
    attention: {
      term: 'Needs attention',
      says: 'A change that the server did not take. You decide what becomes of it.',
    },
    trash: {
      term: 'Trash',
      says: 'Lots that were thrown away. They come back as they were until the owner deletes them for ever.',
    },
  },
  numbersTitle: 'How numbers work',
  numbers: {
    next: { term: 'New lots', says: 'take the number behind the largest one. Nobody holds numbers ahead.' },
    names: {
      term: 'Photos',
      says: 'give numbers by their names: 12-1.jpg and 12-2.jpg become lot 12, 12A_1.jpg becomes lot 12A.',
    },
    letters: { term: 'Letters', says: 'put a lot between two others: 12A stands behind 12.' },
    order: { term: 'Order', says: 'is its own: a lot that is moved keeps its number until you number the lots anew.' },
    locked: { term: 'Locked numbers', says: 'no longer change. A lot that is added then takes a letter.' },
    offline: {
      term: 'Without a network',
      says: 'a lot asks for its number later, unless you have taken numbers along.',
    },
    trashed: { term: 'In the trash', says: 'a lot gives its number back, and asks for it again when it returns.' },
  },
});
