import { columnTracks } from './columnTracks';

it('gives a number little room, a title and long texts much, and the rest the usual', () => {
  expect(columnTracks(['number', 'title', 'estimate', 'estimateLow', 'description', 'consignor'])).toBe(
    '9rem 20rem 12rem 9rem 20rem 12rem',
  );
});

it('knows columns of the house and what only a file has', () => {
  expect(columnTracks(['id', 'letter', 'photos', 'quantity', 'category'])).toBe('12rem 9rem 12rem 9rem 12rem');
});
