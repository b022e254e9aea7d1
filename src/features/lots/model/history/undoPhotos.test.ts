import type { OperationDraft } from '../../../../domain/operations/operations';
import { buildLot } from '../../../../testing/stores/builders';
import { base, does, photoWith, planOn, stays } from '../../../../testing/undo/planOn';

const removal = (fields: object = {}): OperationDraft =>
  ({ ...base, kind: 'removePhoto', photo: photoWith(), cover: false, coverAfter: null, ...fields }) as OperationDraft;
const adding = (fields: object = {}): OperationDraft =>
  ({ ...base, kind: 'addPhoto', photo: photoWith(), cover: false, ...fields }) as OperationDraft;

describe('a photo that was removed', () => {
  it('comes back as it was, and as the cover when it was that', () => {
    expect(planOn({}, removal())).toEqual(does(adding()));
    const wasCover = removal({ cover: true, coverAfter: 'cover' });
    expect(planOn({}, wasCover)).toEqual(does(adding({ cover: true, coverBefore: 'cover' })));
  });

  it('leaves a cover alone that somebody has chosen since', () => {
    const wasCover = removal({ cover: true, coverAfter: null });
    expect(planOn({}, wasCover)).toEqual(does(adding()));
  });

  it('does not come a second time', () => {
    expect(planOn({ photos: [photoWith()] }, removal())).toEqual(stays('changedSince'));
  });
});

describe('a photo that was added', () => {
  const isCover = buildLot({ coverPhotoId: 'photo' });
  const others = [photoWith({ id: 'cover' })];

  it('goes, as it is by now', () => {
    const photo = photoWith({ caption: 'Mark' });
    expect(planOn({ photos: [photo] }, adding())).toEqual(does(removal({ photo })));
  });

  it('gives the cover back to the photo before it, while that one is still in the lot', () => {
    const made = adding({ cover: true, coverBefore: 'cover' });
    const was = (coverAfter: string | null) => does(removal({ cover: true, coverAfter }));
    expect(planOn({ lots: [isCover], photos: [photoWith(), ...others] }, made)).toEqual(was('cover'));
    expect(planOn({ lots: [isCover], photos: [photoWith()] }, made)).toEqual(was(null));
    const elsewhere = photoWith({ id: 'cover', lotId: 'lot2' });
    expect(planOn({ lots: [isCover], photos: [photoWith(), elsewhere] }, made)).toEqual(was(null));
    // One that was added from no cover leaves none.
    expect(planOn({ lots: [isCover], photos: [photoWith()] }, adding({ cover: true }))).toEqual(was(null));
    // Another photo is the cover by now.
    expect(planOn({ photos: [photoWith(), ...others] }, made)).toEqual(does(removal()));
  });

  it('stays where the lot needs it, and makes a ready lot a draft first', () => {
    const draftAgain: OperationDraft = { ...base, kind: 'setLotStatus', before: 'ready', after: 'draft' };
    const on = (status: 'ready' | 'published', coverBefore?: string) =>
      planOn(
        { lots: [{ ...isCover, status }], photos: [photoWith(), ...others] },
        adding({ cover: true, ...(coverBefore !== undefined && { coverBefore }) }),
      );
    expect(on('ready')).toEqual(does(draftAgain, removal({ cover: true })));
    expect(on('published')).toEqual(stays('publishedNeedsAll'));
    // With another cover the lot lacks nothing.
    expect(on('published', 'cover')).toEqual(does(removal({ cover: true, coverAfter: 'cover' })));
    const lacksTitle = buildLot({ status: 'published', title: '' });
    expect(planOn({ lots: [lacksTitle], photos: [photoWith()] }, adding())).toEqual(does(removal()));
  });

  it('stays in another lot where somebody has put it, and is missed when it is gone', () => {
    expect(planOn({ photos: [photoWith({ lotId: 'lot2' })] }, adding())).toEqual(stays('changedSince'));
    expect(planOn({}, adding())).toEqual(stays('photoGone'));
  });
});

describe('a photo that was changed', () => {
  const edit = (changes: object, lotId = 'lot1'): OperationDraft =>
    ({ ...base, lotId, kind: 'editPhoto', photoId: 'photo', changes }) as OperationDraft;
  const caption = { before: 'Old', after: 'New' };
  const order = { before: 'a0', after: 'a5' };
  const toOther = { before: 'lot1', after: 'lot2' };
  const lots = [buildLot(), buildLot({ id: 'lot2', number: 2 })];
  const blocked = (...fields: string[]) => [{ lotId: 'lot1', problem: 'changedSince', fields }];

  it('gets back what nobody has changed since, and the rest is named', () => {
    const rotation = { before: 0, after: 90 };
    const photo = photoWith({ caption: 'New', rotation: 180 });
    expect(planOn({ photos: [photo] }, edit({ caption, rotation }))).toEqual({
      drafts: [edit({ caption: { before: 'New', after: 'Old' } })],
      blocked: blocked('rotation'),
    });
    expect(planOn({ photos: [photoWith()] }, edit({ caption }))).toEqual({ drafts: [], blocked: blocked('caption') });
    expect(planOn({}, edit({ caption }))).toEqual(stays('photoGone'));
  });

  it('goes back to its place while it is in the lot and stands where it was put', () => {
    const on = (fields: object) => planOn({ lots, photos: [photoWith(fields)] }, edit({ order }));
    expect(on({ order: 'a5' })).toEqual(does(edit({ order: { before: 'a5', after: 'a0' } })));
    expect(on({ order: 'a7' })).toEqual({ drafts: [], blocked: blocked('order') });
    expect(on({ order: 'a5', lotId: 'lot2' })).toEqual({ drafts: [], blocked: blocked('order') });
  });

  it('leaves the other lot wherever it stands there, and stays in a third one', () => {
    const moved = edit({ order, lotId: toOther, caption });
    const back = { order: { before: 'a9', after: 'a0' }, lotId: { before: 'lot2', after: 'lot1' } };
    expect(planOn({ lots, photos: [photoWith({ lotId: 'lot2', order: 'a9' })] }, moved)).toEqual({
      drafts: [edit(back, 'lot2')],
      blocked: blocked('caption'),
    });
    // Its caption goes back wherever it is.
    expect(planOn({ lots, photos: [photoWith({ lotId: 'lot3', order: 'a5', caption: 'New' })] }, moved)).toEqual({
      drafts: [edit({ caption: { before: 'New', after: 'Old' } }, 'lot3')],
      blocked: blocked('order', 'lotId'),
    });
  });

  describe('and is the cover of the lot that it leaves', () => {
    const moved = edit({ order, lotId: toOther });
    const there = [photoWith({ lotId: 'lot2', order: 'a5' })];
    const back = edit({ order: { before: 'a5', after: 'a0' }, lotId: { before: 'lot2', after: 'lot1' } }, 'lot2');
    const other = (fields: object) => buildLot({ id: 'lot2', number: 2, coverPhotoId: 'photo', ...fields });
    const noCover: OperationDraft = {
      ...{ ...base, lotId: 'lot2', kind: 'editLot' },
      changes: { coverPhotoId: { before: 'photo', after: null } },
    };

    it('is no longer its cover', () => {
      expect(planOn({ lots: [buildLot(), other({})], photos: there }, moved)).toEqual(does(noCover, back));
    });

    it('stays when that lot is published', () => {
      const lotsNow = [buildLot(), other({ status: 'published' })];
      expect(planOn({ lots: lotsNow, photos: there }, moved)).toEqual(stays('publishedNeedsAll'));
    });

    it('keeps the cover while only its caption goes back', () => {
      const captioned = [photoWith({ lotId: 'lot2', caption: 'New' })];
      expect(planOn({ lots: [buildLot(), other({})], photos: captioned }, edit({ caption }))).toEqual(
        does(edit({ caption: { before: 'New', after: 'Old' } }, 'lot2')),
      );
    });
  });
});
