import type { ChosenPhoto, KeptPhoto, PhotoOutbox } from '../../../services/outbox/PhotoOutbox';

export function keptPhoto(fields: Partial<KeptPhoto> = {}): KeptPhoto {
  return {
    id: 'photo1',
    uid: 'anna',
    saleId: 'sale',
    lotId: 'lot',
    fileName: '1-1.jpg',
    order: 'a0',
    first: true,
    file: new Blob(['bytes'], { type: 'image/jpeg' }),
    prepared: null,
    refused: null,
    ...fields,
  };
}

export function chosenPhoto(fields: Partial<ChosenPhoto> = {}): ChosenPhoto {
  const file = { fileName: '1-1.jpg', size: 5, lastModified: 1 };
  return { id: 'photo1', uid: 'anna', saleId: 'sale', lotId: null, ...file, ...fields };
}

/** What every photo outbox keeps; run against the fake and against IndexedDB. */
export function photoOutboxContract(name: string, create: () => PhotoOutbox): void {
  describe(`photo outbox: ${name}`, () => {
    const ids = async (outbox: PhotoOutbox, uid: string): Promise<string[]> =>
      (await outbox.take(uid)).map((photo) => photo.id).sort();

    it('gives back what was put, with its bytes, to its own person only', async () => {
      const outbox = create();
      await outbox.put(keptPhoto());
      await outbox.put(keptPhoto({ id: 'photo2', uid: 'ben' }));
      const [mine] = await outbox.take('anna');
      expect(mine).toMatchObject({ id: 'photo1', lotId: 'lot', order: 'a0', first: true, refused: null });
      expect(await mine?.file?.text()).toBe('bytes');
      expect(await ids(outbox, 'ben')).toEqual(['photo2']);
      expect((await outbox.list('anna')).map(({ id }) => id)).toEqual(['photo1']);
    });

    it('keeps the prepared sizes in the place of the file', async () => {
      const outbox = create();
      await outbox.put(keptPhoto());
      const size = new Blob(['size']);
      const prepared = { files: { full: size, view: size, thumb: size }, width: 4, height: 3, hash: 'ab' };
      await outbox.put(keptPhoto({ file: null, prepared }));
      const found = await outbox.find('photo1');
      expect(found?.file).toBeNull();
      expect(found?.prepared).toMatchObject({ width: 4, height: 3, hash: 'ab' });
      expect(await found?.prepared?.files.thumb.text()).toBe('size');
      expect(await ids(outbox, 'anna')).toEqual(['photo1']);
    });

    it('keeps what was said of a photo beside its bytes, and says when it has none of them', async () => {
      const outbox = create();
      await outbox.put(keptPhoto());
      const said = {
        ...{ lotId: 'lot2', order: 'a5', first: false, cover: true },
        changes: { lotId: { before: 'lot', after: 'lot2' }, rotation: { before: 0, after: 90 } },
      } as const;
      expect(await outbox.change('photo1', said)).toBe(true);
      const found = await outbox.find('photo1');
      expect(found).toMatchObject({ ...said, fileName: '1-1.jpg', refused: null });
      expect(await found?.file?.text()).toBe('bytes');
      expect(await outbox.change('another', said)).toBe(false);
      expect(await ids(outbox, 'anna')).toEqual(['photo1']);
    });

    it('keeps a refusal until the person has decided', async () => {
      const outbox = create();
      await outbox.put(keptPhoto());
      await outbox.refuse('photo1', 'unauthorized');
      expect((await outbox.find('photo1'))?.refused).toBe('unauthorized');
      await outbox.refuse('photo1', null);
      expect((await outbox.find('photo1'))?.refused).toBeNull();
      await outbox.refuse('another', 'unauthorized');
      expect(await outbox.find('another')).toBeNull();
      await outbox.put(keptPhoto({ refused: 'quota-exceeded' }));
      expect((await outbox.find('photo1'))?.refused).toBe('quota-exceeded');
    });

    it('forgets what was removed, and removing it twice is fine', async () => {
      const outbox = create();
      await outbox.put(keptPhoto());
      await outbox.remove('photo1');
      await outbox.remove('photo1');
      expect(await outbox.find('photo1')).toBeNull();
      expect(await ids(outbox, 'anna')).toEqual([]);
    });
  });
}
