/** Ids are the same each time until the returned function is called. */
export function holdChance(): () => void {
  let last = 1;
  // Lehmer's generator: enough for ids that differ.
  const next = (): number => (last = (last * 48_271) % 2_147_483_647);
  const bytes = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    new Uint8Array((array as Uint8Array).buffer).forEach((_, at, all) => (all[at] = next() & 0xff));
    return array;
  });
  const fraction = jest.spyOn(Math, 'random').mockImplementation(() => next() / 2_147_483_647);
  return () => {
    bytes.mockRestore();
    fraction.mockRestore();
  };
}
