import { droppedFiles, isMeant } from './droppedFiles';

type Failed = (error: DOMException) => void;
const gone = new DOMException('It is gone.', 'NotFoundError');

const fileEntry = (name: string, isThere = true, fullPath = `/${name}`) => ({
  name,
  fullPath,
  isFile: true,
  isDirectory: false,
  file: (give: (file: File) => void, fail: Failed) => (isThere ? give(new File([name], name)) : fail(gone)),
});

/** A reader gives some entries, then some more, and then none. */
const folder = (name: string, ...parts: readonly (readonly object[] | 'gone')[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...parts];
    return {
      readEntries: (give: (entries: readonly object[]) => void, fail: Failed) => {
        const next = left.shift() ?? [];
        if (next === 'gone') fail(gone);
        else give(next);
      },
    };
  },
});

const drop = (entries: readonly (object | null)[], files: readonly File[] = []): DataTransfer =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer;

const found = async (transfer: DataTransfer) => (await droppedFiles(transfer)).map(({ name, size }) => [name, size]);

describe('the files of a drop', () => {
  it('are those of all folders, however many parts a folder is read in', async () => {
    const inner = folder('Back', [fileEntry('12-3.jpg')]);
    const outer = folder('Sale', [fileEntry('12-1.jpg'), inner], [fileEntry('12-2.jpg')], [fileEntry('13.jpg')]);
    const names = (await found(drop([outer, fileEntry('1.jpg')]))).map(([name]) => name);
    expect(names).toEqual(['12-1.jpg', '12-3.jpg', '12-2.jpg', '13.jpg', '1.jpg']);
  });

  it('have the path that they have where their folder is chosen', async () => {
    const inner = folder('Back', [
      fileEntry('1.jpg', true, '/Sale/Back/1.jpg'),
      fileEntry('2.jpg', false, '/Sale/Back/2.jpg'),
    ]);
    const files = await droppedFiles(drop([folder('Sale', [inner]), fileEntry('1.jpg')]));
    const paths = files.map((file) => [file.name, (file as { webkitRelativePath?: string }).webkitRelativePath]);
    expect(paths).toEqual([
      ['1.jpg', 'Sale/Back/1.jpg'],
      ['2.jpg', 'Sale/Back/2.jpg'],
      ['1.jpg', undefined],
    ]);
  });

  it('are the plain ones where the browser knows no folders', async () => {
    const plain = [new File(['bytes'], '1.jpg')];
    expect(await droppedFiles(drop([], plain))).toEqual(plain);
    expect(await droppedFiles(drop([null], plain))).toEqual(plain);
    expect(await droppedFiles(drop([fileEntry('2.jpg'), null], plain))).toHaveLength(1);
  });

  it('are all but what is neither file nor folder', async () => {
    expect(await found(drop([{ name: 'pipe', isFile: false, isDirectory: false }, fileEntry('1.jpg')]))).toEqual([
      ['1.jpg', 5],
    ]);
  });

  it('are taken although one of them is gone, which is named by an empty file', async () => {
    expect(await found(drop([fileEntry('1.jpg'), fileEntry('2.jpg', false), fileEntry('3.jpg')]))).toEqual([
      ['1.jpg', 5],
      ['2.jpg', 0],
      ['3.jpg', 5],
    ]);
    expect(await found(drop([folder('Sale', [fileEntry('1.jpg')], 'gone'), fileEntry('3.jpg')]))).toEqual([
      ['1.jpg', 5],
      ['Sale', 0],
      ['3.jpg', 5],
    ]);
  });
});

it.each([
  ['12-1.jpg', true],
  ['desktop.ini.jpg', true],
  ['my thumbs.db', true],
  ['.DS_Store', false],
  ['.12-1.jpg', false],
  ['Thumbs.db', false],
  ['DESKTOP.INI', false],
])('takes %s for meant: %s', (name, expected) => {
  expect(isMeant({ name })).toBe(expected);
});
