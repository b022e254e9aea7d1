import { bundlePictures, partBundle } from './bundlePictures';

it('parts the files of a bundle, without what systems put beside them', () => {
  const paths = [
    'b/10-1.jpg',
    'b/9-1.JPEG',
    'b/lots.csv',
    '__MACOSX/b/._9-1.jpg',
    'b/.DS_Store',
    'readme.txt',
    'a.pdf',
  ];
  expect(partBundle(paths)).toEqual({ tables: ['b/lots.csv'], pictures: ['b/9-1.JPEG', 'b/10-1.jpg'] });
});

it('gives pictures by the number in their names, in their order, with and without a letter', () => {
  const pictures = bundlePictures(['x/12-10.jpg', 'x/12-2.jpg', 'x/12A-1.jpg', 'x/IMG_0012.jpg']);
  expect(pictures.take({ number: { number: 12, suffix: '' }, photos: [] })).toEqual(['x/12-2.jpg', 'x/12-10.jpg']);
  expect(pictures.take({ number: { number: 12, suffix: 'A' }, photos: [] })).toEqual(['x/12A-1.jpg']);
  expect(pictures.take({ number: { number: 13, suffix: '' }, photos: [] })).toEqual([]);
  expect(pictures.take({ number: null, photos: [] })).toEqual([]);
});

it('believes the names in a row before the number, whatever folder and letters they are written with', () => {
  const pictures = bundlePictures(['p/Front.jpg', 'p/back.jpg', 'p/1-1.jpg']);
  const row = {
    number: { number: 1, suffix: '' },
    photos: ['back.JPG', 'C:\\photos\\front.jpg', 'gone.jpg', 'back.jpg'],
  };
  expect(pictures.take(row)).toEqual(['p/back.jpg', 'p/Front.jpg']);
});

it('gives no picture twice', () => {
  const pictures = bundlePictures(['1-1.jpg', '1-2.jpg']);
  const one = { number: { number: 1, suffix: '' }, photos: [] };
  expect(pictures.take({ number: null, photos: ['1-2.jpg'] })).toEqual(['1-2.jpg']);
  expect([pictures.take(one), pictures.take(one)]).toEqual([['1-1.jpg'], []]);
});

it('gives the first of two pictures that have one name in two folders', () => {
  const pictures = bundlePictures(['a/front.jpg', 'b/FRONT.jpg']);
  expect(pictures.take({ number: null, photos: ['front.jpg'] })).toEqual(['a/front.jpg']);
});
