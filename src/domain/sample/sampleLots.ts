import type { Colour, Drawing } from './paintPicture';

export interface SampleLot {
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly period: string;
  readonly materials: string;
  readonly condition: string;
  /** Whole pounds. */
  readonly estimateLow: number;
  readonly estimateHigh: number;
  /** Two lots in three are ready, the rest still drafts. */
  readonly ready: boolean;
  readonly drawing: Drawing;
}

interface Form {
  readonly name: string;
  readonly profile: readonly number[];
  readonly centimetres: number;
  readonly text: string;
}

interface Material {
  readonly name: string;
  readonly adjective: string;
  readonly category: string;
  readonly period: string;
  readonly colour: Colour;
  readonly band: Colour;
  readonly gloss: number;
  readonly condition: string;
  readonly worth: number;
}

const FORMS: readonly Form[] = [
  {
    name: 'baluster vase',
    profile: [0.14, 0.1, 0.2, 0.3, 0.28, 0.18, 0.13, 0.17],
    centimetres: 32,
    text: 'With a flared rim above a high shoulder, on a spreading foot.',
  },
  {
    name: 'footed bowl',
    profile: [0, 0, 0, 0.42, 0.4, 0.3, 0.09, 0.2],
    centimetres: 19,
    text: 'Of open form, the foot turned.',
  },
  {
    name: 'bottle',
    profile: [0.06, 0.05, 0.06, 0.09, 0.24, 0.27, 0.25, 0.19],
    centimetres: 28,
    text: 'The long neck rising from a full body.',
  },
  {
    name: 'candlestick',
    profile: [0.1, 0.06, 0.05, 0.09, 0.05, 0.06, 0.12, 0.24],
    centimetres: 24,
    text: 'With a knopped stem and a stepped base.',
  },
  {
    name: 'goblet',
    profile: [0.2, 0.22, 0.21, 0.12, 0.03, 0.03, 0.04, 0.2],
    centimetres: 17,
    text: 'A deep bowl on a slender stem.',
  },
  {
    name: 'jar and cover',
    profile: [0.03, 0.08, 0.15, 0.28, 0.32, 0.31, 0.26, 0.2],
    centimetres: 26,
    text: 'Of ovoid form, the cover with a bud finial.',
  },
  {
    name: 'hand bell',
    profile: [0.04, 0.05, 0.04, 0.09, 0.16, 0.2, 0.25, 0.31],
    centimetres: 13,
    text: 'With a turned handle; the clapper is there.',
  },
  {
    name: 'table lamp base',
    profile: [0.04, 0.04, 0.1, 0.25, 0.29, 0.2, 0.11, 0.22],
    centimetres: 41,
    text: 'Formerly an oil lamp; not wired.',
  },
];

const MATERIALS: readonly Material[] = [
  {
    name: 'tin-glazed earthenware',
    adjective: 'Blue and white',
    category: 'Ceramics',
    period: '18th century',
    colour: [226, 230, 232],
    band: [52, 84, 150],
    gloss: 0.7,
    condition: 'Small chips to the rim; the glaze crazed.',
    worth: 320,
  },
  {
    name: 'brass',
    adjective: 'Brass',
    category: 'Metalware',
    period: '19th century',
    colour: [196, 154, 74],
    band: [150, 110, 44],
    gloss: 0.9,
    condition: 'Even wear and light dents, as to be expected.',
    worth: 90,
  },
  {
    name: 'green glass',
    adjective: 'Green glass',
    category: 'Glass',
    period: 'About 1900',
    colour: [62, 128, 92],
    band: [96, 164, 122],
    gloss: 1,
    condition: 'Good; a few surface scratches.',
    worth: 140,
  },
  {
    name: 'stoneware',
    adjective: 'Salt-glazed',
    category: 'Ceramics',
    period: '17th century',
    colour: [142, 100, 70],
    band: [94, 62, 44],
    gloss: 0.35,
    condition: 'A firing crack to the base, stable.',
    worth: 480,
  },
  {
    name: 'red lacquer on wood',
    adjective: 'Red lacquer',
    category: 'Works of art',
    period: 'Early 20th century',
    colour: [156, 38, 34],
    band: [206, 162, 82],
    gloss: 0.6,
    condition: 'Losses to the lacquer at the foot.',
    worth: 210,
  },
];

/** Forty lots: every form in every material. */
export function sampleLots(): readonly SampleLot[] {
  return MATERIALS.flatMap((material, block) =>
    FORMS.map((form, place): SampleLot => {
      const number = block * FORMS.length + place + 1;
      const low = Math.round((material.worth * (0.6 + form.centimetres / 40)) / 10) * 10;
      return {
        number,
        title: `${material.adjective} ${form.name}`,
        description: `${form.text} Height ${form.centimetres} cm.`,
        category: material.category,
        period: material.period,
        materials: material.name,
        condition: material.condition,
        estimateLow: low,
        estimateHigh: Math.round((low * 1.5) / 10) * 10,
        ready: number % 3 !== 0,
        drawing: {
          profile: form.profile,
          colour: material.colour,
          band: material.band,
          bands: (block + place) % 4 === 3 ? 0 : 2 + ((block + place) % 3),
          gloss: material.gloss,
        },
      };
    }),
  );
}
