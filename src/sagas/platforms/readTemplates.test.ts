import { platformsParts } from '../../app/modules/platformsParts';
import {
  selectTemplate,
  templateChosen,
  templateLeft,
  templateSheetChosen,
} from '../../features/platforms/model/own/templateSlice';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFakeExportsGateway } from '../../testing/fakes/fakeExportsGateway';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { createFakeImportReader } from '../../testing/fakes/imports/fakeImportReader';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { makeWorkspace, SALE } from '../../testing/stores/makeWorkspace';
import { excelParts, packed, sheetData } from '../../testing/workbooks/workbookFile';

const OTHER = 'otherA00000000000000';
const text = (cell: string): string => `<c t="inlineStr"><is><t>${cell}</t></is></c>`;
const table = (...rows: readonly (readonly string[])[]): string => sheetData(...rows.map((row) => row.map(text)));

async function open() {
  const templateFiles = createChosenFiles();
  const reader = createFakeImportReader();
  const [exports, waitingExports] = [createFakeExportsGateway(), createFakeWaitingExports()];
  let read: Promise<unknown> = Promise.resolve();
  const template: typeof reader.template = (...args) => {
    const result = reader.template(...args);
    read = result;
    return result;
  };
  const space = makeWorkspace(
    { templateFiles, templateReader: { template }, exports, waitingExports },
    `/sales/${SALE}/platform`,
  );
  space.store.injectModule(onFakes(platformsParts));
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  for (const id of [SALE, OTHER]) {
    const extraColumns = { ownText_a1: 'Shelf' };
    space.sales.sales.set(id, { id, ...details, roles: { 'user-1': 'owner' }, createdBy: 'user-1', extraColumns });
  }
  await space.signIn();
  const begin = (content: BlobPart, name: string, saleId = SALE): void => {
    const fileId = templateFiles.hold(new File([content], name));
    space.store.dispatch(templateChosen({ saleId, fileId, name }));
  };
  /** Workbooks are unpacked by streams, which settling does not know of. */
  const untilRead = async (): Promise<void> => {
    await settle();
    await Promise.allSettled([read]);
    await settle();
  };
  return {
    space,
    reader,
    begin,
    untilRead,
    async choose(content: BlobPart, name: string): Promise<void> {
      begin(content, name);
      await untilRead();
    },
    run: (saleId = SALE) => selectTemplate(space.state() as Parameters<typeof selectTemplate>[0], saleId),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;
let page: Opened;
beforeEach(async () => {
  page = await open();
});
afterEach(async () => {
  expect(page.space.unknown).toEqual([]);
  await page.space.store.stop();
});
const headers = (saleId?: string): readonly string[] => {
  const run = page.run(saleId);
  return run.status === 'read' ? run.draft.columns.map(({ header }) => header) : [];
};

describe('a template', () => {
  it('becomes the draft of a platform, with the examples of each column', async () => {
    page.begin('Lot No;Titel;Shelf;Odd\n1;Vase;B4;x\n2;Jug;B5;y\n', 'Bids_and co.csv');
    expect(page.run()).toEqual({ status: 'reading', fileName: 'Bids_and co.csv' });
    await settle();
    const examples = [
      ['1', '2'],
      ['Vase', 'Jug'],
      ['B4', 'B5'],
      ['x', 'y'],
    ];
    expect(page.run()).toMatchObject({ status: 'read', fileName: 'Bids_and co.csv', examples, sheets: [], sheet: 0 });
    expect(page.run()).toMatchObject({
      draft: {
        id: expect.stringMatching(/^own_/),
        name: 'Bids and co',
        columns: [
          { header: 'Lot No', from: 'number' },
          { header: 'Titel', from: 'field:title' },
          { header: 'Shelf', from: 'extra:ownText_a1' },
          { header: 'Odd', from: '' },
        ],
      },
    });
  });

  it('may be another sheet of the same workbook', async () => {
    const sheets = [
      { name: 'Lots', xml: table(['Lot', 'Title'], ['1', 'Vase']) },
      { name: 'Rules', xml: table(['Lot', 'Reserve'], ['1', '90']) },
    ];
    await page.choose(packed(excelParts({ sheets })), 'template.xlsx');
    expect(page.run()).toMatchObject({ status: 'read', sheet: 0, sheets: [{ name: 'Lots' }, { name: 'Rules' }] });
    expect(headers()).toEqual(['Lot', 'Title']);
    page.space.store.dispatch(templateSheetChosen({ saleId: SALE, sheet: 1 }));
    expect(page.run()).toEqual({ status: 'reading', fileName: 'template.xlsx' });
    await page.untilRead();
    expect(page.run()).toMatchObject({ status: 'read', fileName: 'template.xlsx', sheet: 1 });
    expect(headers()).toEqual(['Lot', 'Reserve']);
  });

  it('that is none says why, with the sheets that it may be instead', async () => {
    const sheets = [
      { name: 'Lots', xml: table(['Lot', 'Lot'], ['1', '1']) },
      { name: 'Rules', xml: table(['Lot'], ['1']) },
    ];
    await page.choose(packed(excelParts({ sheets })), 'template.xlsx');
    expect(page.run()).toMatchObject({
      status: 'failed',
      fileName: 'template.xlsx',
      reason: { rule: 'sameColumnTwice', name: 'Lot' },
      sheets: [{ name: 'Lots' }, { name: 'Rules' }],
    });
    expect(page.space.failures).toEqual([]);
  });

  it('that is not at hand any more says that', async () => {
    page.space.store.dispatch(templateChosen({ saleId: SALE, fileId: 'gone', name: 'gone.csv' }));
    await settle();
    const failed = { status: 'failed', fileName: 'gone.csv', reason: { rule: 'notThere' }, sheets: [] };
    expect(page.run()).toEqual(failed);
    expect(page.reader.calls).toEqual([]);
  });

  it('is none before one was chosen', async () => {
    page.space.store.dispatch(templateSheetChosen({ saleId: SALE, sheet: 1 }));
    await settle();
    expect(page.run()).toEqual({ status: 'idle' });
  });
});

describe('a reader', () => {
  it('that gives up is reported, and the next file is read', async () => {
    page.reader.failNext();
    await page.choose('Lot\n1\n', 'one.csv');
    const failed = { status: 'failed', fileName: 'one.csv', reason: { rule: 'gaveUp' }, sheets: [] };
    expect(page.run()).toEqual(failed);
    expect(page.space.failures).toEqual([{ where: 'readTemplates', error: expect.any(Error) as unknown }]);
    await page.choose('Lot\n1\n', 'two.csv');
    expect(page.run()).toMatchObject({ status: 'read', fileName: 'two.csv' });
  });

  /** The next file is read only when the returned function is called. */
  function hold(): () => void {
    const read = page.reader.template.bind(page.reader);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(page.reader, 'template').mockImplementationOnce(async (...args) => {
      await held;
      return read(...args);
    });
    return () => answer();
  }

  it('that is slow does not keep a file for another sale waiting, and its own counts no more', async () => {
    const answer = hold();
    page.begin('Lot\n1\n', 'slow.csv');
    await settle();
    page.begin('Number\n1\n', 'quick.csv', OTHER);
    await settle();
    expect(page.run(OTHER)).toMatchObject({ status: 'read', fileName: 'quick.csv' });
    answer();
    await settle();
    expect(page.run(OTHER)).toMatchObject({ status: 'read', fileName: 'quick.csv' });
    expect(headers(OTHER)).toEqual(['Number']);
    expect(page.run()).toEqual({ status: 'idle' });
  });

  it('reads nothing any more for a page that was left', async () => {
    const answer = hold();
    page.begin('Lot\n1\n', 'slow.csv');
    await settle();
    page.space.store.dispatch(templateLeft());
    answer();
    await settle();
    expect(page.run()).toEqual({ status: 'idle' });
  });
});
