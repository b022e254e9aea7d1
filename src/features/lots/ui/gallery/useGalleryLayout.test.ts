import { layOut } from './useGalleryLayout';

it.each([
  ['a phone', 358, 'comfortable', 2],
  ['a desk', 1160, 'comfortable', 4],
  ['a desk with small tiles', 1160, 'compact', 6],
  ['nothing known yet', 0, 'comfortable', 2],
] as const)('puts as many tiles side by side as there is room for: %s', (_, width, density, columns) => {
  expect(layOut(width, density, 16).columns).toBe(columns);
});

it('grows with the text of the page, and leaves the photo its shape', () => {
  const { photoHeight, columns, gap } = layOut(1000, 'comfortable', 20);
  expect(columns).toBe(3);
  expect(photoHeight).toBe(Math.round(((1000 - 2 * gap) / 3) * 0.75));
});
