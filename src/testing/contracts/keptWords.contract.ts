import { type HouseWords, MOST_SALES } from '../../domain/lots/houseWords';
import type { KeptWords } from '../../services/offlineCache/KeptWords';

const CLOCKS: HouseWords = { category: ['Clocks'], creator: ['John Carter'] };
const GLASS: HouseWords = { category: ['Glass'], creator: [] };

/** What every memory of words does; run against the fake and against IndexedDB. */
export function keptWordsContract(name: string, create: (whoIs: () => string | null) => KeptWords): void {
  describe(`words of a device: ${name}`, () => {
    it('are listed for the sales that are asked for, in their order, as they were kept last', async () => {
      const words = create(() => 'ada');
      expect(await words.list('ada', ['b', 'a'])).toEqual([]);
      await words.keep('ada', 'a', GLASS);
      await words.keep('ada', 'b', GLASS);
      await words.keep('ada', 'c', GLASS);
      await words.keep('ada', 'a', CLOCKS);
      expect(await words.list('ada', ['b', 'unknown', 'a'])).toEqual([GLASS, CLOCKS]);
      expect(await words.list('ada', [])).toEqual([]);
    });

    it('are listed of so many sales and no more; those without kept words do not count', async () => {
      const words = create(() => 'ada');
      const sales = Array.from({ length: MOST_SALES + 1 }, (_, at) => `sale${String(at)}`);
      for (const sale of sales) await words.keep('ada', sale, { ...GLASS, creator: [sale] });
      const listed = await words.list('ada', ['unknown', ...sales]);
      expect(listed.map(({ creator }) => creator[0])).toEqual(sales.slice(0, MOST_SALES));
    });

    it('are neither kept nor listed for somebody who is not here any more, and stay for the one who is', async () => {
      let person: string | null = 'ada';
      const words = create(() => person);
      await words.keep('ada', 'a', CLOCKS);
      person = null;
      await words.keep('ada', 'a', GLASS);
      expect(await words.list('ada', ['a'])).toEqual([]);
      person = 'ada';
      await words.keep('ben', 'a', GLASS);
      expect(await words.list('ben', ['a'])).toEqual([]);
      expect(await words.list('ada', ['a'])).toEqual([CLOCKS]);
    });
  });
}
