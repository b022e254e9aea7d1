import { defineTexts } from '../../shared/messages/texts';

export const landingTexts = defineTexts('landing', {
  /** Of the browser's tab. */
  tab: 'Auction catalogues from photographs',
  onThisPage: 'On this page',
  contents: {
    'how-it-works': 'How it works',
    photos: 'Photographs',
    numbers: 'Numbers',
    platforms: 'Platforms',
    saving: 'Saving',
    questions: 'Questions',
  },
  openSales: 'Open my sales',
  mySales: 'My sales',
  createAccount: 'Create account',
  signIn: 'Sign in',
  footer: 'Lotsmith, for auction houses and their cataloguers.',
  headline: 'From a room full of objects to a numbered catalogue.',
  lead: 'Drop the photographs of a sale. Each becomes a lot with its number, upright and in order, and you describe it with the picture in front of you. Then it goes out, in the form that each bidding platform takes.',
  closing: 'Begin with the sale that is on the tables now.',
  howItWorks: {
    title: 'How it works',
    intro: 'Five steps. The first lots stand there before the last photograph is sent.',
    steps: {
      open: {
        title: 'Open a sale',
        text: 'A title, a date and the currency of its estimates. You are its owner; only people you invite see it.',
      },
      drop: {
        title: 'Drop the photographs',
        text: 'A folder from the camera, a roll from the phone, or lot after lot with the phone in your hand. The lots stand there at once, with their pictures and numbers, while the files are still on their way.',
      },
      describe: {
        title: 'Describe each lot',
        text: 'Title, description, estimate, category, condition. What you type is kept as you type it, and a second screen with the same sale open shows it as it comes in.',
      },
      missing: {
        title: 'See what is missing',
        text: 'A lot is ready when it has a number, a title, a description, an estimate and one photograph. Until then it says which of them it lacks, and what each platform would refuse.',
      },
      send: {
        title: 'Send it out',
        text: 'A download for each bidding platform, its photographs named and sized as that platform reads them. A catalogue on the web that everybody can open, and one for the printer.',
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
  platforms: {
    title: 'Checked before the upload',
    intro: 'Every platform has its own columns and limits. They are checked while you type, not after the upload.',
    caption: 'What the check says beforehand',
    lot: 'Lot',
    says: 'What would happen',
    mend: 'One click',
    problems: {
      longTitle: { lot: '31', says: 'HiBid cuts the title at 50 characters', mend: 'Shorten at a word' },
      noStart: {
        lot: '47',
        says: 'LiveAuctioneers takes no lot without a starting price',
        mend: 'Half of the low estimate',
      },
      foreignLetter: { lot: '52', says: 'The file for LiveAuctioneers cannot hold “Łódź”', mend: 'Write “Lódz”' },
    },
    facts: {
      names: 'The same photograph is 12_1.jpg for one platform and 12-1.jpg for another.',
      changes: 'What was sent is remembered. Later only the lots that have changed go out, or a list to type by hand.',
      own: 'A platform that Lotsmith does not know is read from its template file, once.',
      import: 'Your spreadsheets come in the same way: each row is shown before it is written.',
    },
  },
  saving: {
    title: 'Nothing is lost',
    intro: 'There is no button to save. A mark says where your work is.',
    caption: 'What stands beside your work',
    status: 'It says',
    meaning: 'It means',
    means: {
      onDevice: 'It outlives a closed lid, an empty battery and a shed without signal',
      sent: 'The server has it, and your colleagues see it',
      needsAttention: 'The server did not take it: your text is kept, and it says why',
    },
    facts: {
      together: 'Two people in the same field: the second one sees both texts and chooses.',
      numbers: 'Two people never hold the same lot number, with or without a network.',
      undo: 'Changes to lots can be undone, and each field tells who changed it and when.',
      photos: 'Photographs stay on the device until the server has them.',
    },
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
          'LiveAuctioneers, Proxibid, HiBid, BidWrangler, Wavebid, the-saleroom and others; any other from the template file that it gives you. A bundle has the data file and the photographs. Each rule names who says it; where a platform publishes none, Lotsmith says so. No bundle has been tried in a live upload so far.',
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
