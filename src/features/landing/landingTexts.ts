import { defineTexts } from '../../shared/messages/texts';

export const landingTexts = defineTexts('landing', {
  /** Of the browser's tab. */
  tab: 'Auction catalogues from photographs',
  onThisPage: 'On this page',
  contents: { 'how-it-works': 'How it works', photos: 'Photographs', numbers: 'Numbers', questions: 'Questions' },
  openSales: 'Open my sales',
  mySales: 'My sales',
  createAccount: 'Create account',
  signIn: 'Sign in',
  footer: 'Lotsmith, for auction houses and their cataloguers.',
  headline: 'From a room full of objects to a numbered catalogue.',
  lead: 'Drop the photographs of a sale. Each becomes a lot with its number, upright and in order, and you describe it with the picture in front of you.',
  closing: 'Begin with the sale that is on the tables now.',
  howItWorks: {
    title: 'How it works',
    intro: 'Four steps. The first lots stand there before the last photograph is sent.',
    steps: {
      open: {
        title: 'Open a sale',
        text: 'A title, a date and the currency of its estimates. You are its owner; only people you invite see it.',
      },
      drop: {
        title: 'Drop the photographs',
        text: 'A folder from the camera or a roll from the phone. The lots stand there at once, with their pictures and numbers, while the files are still on their way.',
      },
      describe: {
        title: 'Describe each lot',
        text: 'Title, description, estimate, category, condition. What you type is kept as you type it, and a second screen with the same sale open shows it as it comes in.',
      },
      missing: {
        title: 'See what is missing',
        text: 'A lot is ready when it has a number, a title, a description, an estimate and one photograph. Until then it says which of them it lacks.',
      },
    },
  },
  photos: {
    title: 'Photographs come first',
    intro: 'Nothing to rename, turn or shrink beforehand. A name that begins with a lot number is read as one.',
    caption: 'How a file’s name becomes a lot',
    file: 'File',
    becomes: 'Becomes',
    names: {
      '12-1.jpg': 'Lot 12, first photograph',
      '12-2.jpg': 'Lot 12, second photograph',
      '12A_1.jpg': 'Lot 12A',
      '12 (2).jpg': 'Lot 12 again, in its place',
      'IMG_4711.jpg': 'A lot of its own',
    },
    facts: {
      upright: 'Turned upright, whichever way the camera was held.',
      place: 'Where and when it was taken is removed before it leaves your device.',
      progress: 'Each file shows how far it has got; pause, go on, or try again.',
      refused: 'A file that cannot be used says why.',
    },
  },
  numbers: {
    title: 'Numbers as the saleroom writes them',
    intro: 'Digits, and at most one letter. Your file names keep the numbers you gave on the tables.',
    text: 'The late arrival goes in as 12A, between 12 and 13, and nothing after it moves. Twelve and 12A are two lots, each with photographs, words and an estimate of its own.',
  },
  questions: {
    title: 'Questions',
    intro: 'Short answers, and only about what is there today.',
    list: {
      who: {
        question: 'Who sees my sale?',
        answer:
          'You and the colleagues you invite. Nothing of it is public until you publish its catalogue; then everybody can read the published lots, but never a reserve, a consignor or an internal note.',
      },
      export: {
        question: 'Which bidding platforms can I export to?',
        answer:
          'Lotsmith makes the data files of LiveAuctioneers, Proxibid, HiBid, BidWrangler, Wavebid and others, as these platforms describe them, and says beforehand which lots they would refuse. The photographs are not in the download yet, and no file has been tried in a live upload so far.',
      },
      photographs: {
        question: 'Which photographs can I use?',
        answer:
          'Any image your browser can read: JPEG, PNG, WebP, and HEIC where it can. At least 320 pixels on the shorter side, at most 60 MB and 100 megapixels. The largest copy that is kept measures 3,840 pixels.',
      },
      install: {
        question: 'Do I have to install anything?',
        answer:
          'No. It runs in the browser: on the phone for photographing and proofing, on the desk for describing and numbering.',
      },
    },
  },
  spread: {
    label:
      'Two pages of a catalogue: lot 12, a longcase clock; lot 12A, a silver teapot; lot 13, a pair of armchairs. Each with number, title, description and estimate.',
    left: 'Furniture, Clocks & Silver',
    right: 'Saturday at ten',
    clock: {
      title: 'A George III mahogany longcase clock',
      description: 'The arched brass dial with rolling moon, the eight-day movement striking on a bell; 226 cm high.',
      estimate: '£1,200–1,800',
    },
    teapot: {
      title: 'A silver bachelor’s teapot',
      description: 'Of bullet form, with an ebonised handle. Small dent to the foot.',
      estimate: '£300–500',
    },
    chairs: {
      title: 'A pair of Windsor armchairs',
      description: 'In yew and elm, with crinoline stretchers. One seat split and repaired.',
      estimate: '£600–900',
    },
  },
});
