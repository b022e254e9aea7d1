import { fireEvent, screen, within } from '@testing-library/react';
import type { Sale } from '../../../../domain/sales/sale';
import { OPEN_SALE } from '../../../../testing/stores/saleDevices';
import { SALE } from '../../../../testing/stores/makeWorkspace';
import { createFakeCamera } from '../../../../testing/fakes/photos/fakeCamera';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectLots } from '../../model/lots/lotsSlice';
import { lotNumberText } from '../../model/texts/lotWords';
import { CameraPage } from './CameraPage';

const saleOf = (role: 'editor' | 'viewer'): Sale => ({ ...OPEN_SALE, id: SALE, roles: { 'user-1': role } });

async function show(prepare: (fake: ReturnType<typeof createFakeCamera>) => void = () => undefined) {
  const fake = createFakeCamera();
  prepare(fake);
  const space = await renderWorkspace(<CameraPage sale={saleOf('editor')} camera={fake.camera} />);
  await space.after(() => undefined);
  const press = (name: string) => space.after(() => fireEvent.click(screen.getByRole('button', { name })));
  const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
  const photos = (of: string): number =>
    within(screen.getByRole('list', { name: of })).queryAllByRole('listitem').length;
  return { fake, press, heading, photos, ...space };
}

afterEach(() => jest.restoreAllMocks());

describe('photographing lots', () => {
  it('begins a lot with the first photo, and the next one when the person goes on', async () => {
    const { press, heading, photos, store } = await show();
    expect(heading()).toBe('New lot');
    await press('Take photo');
    await press('Take photo');
    expect(heading()).toBe('Lot 1, 2 photos');
    expect(photos('Photos of Lot 1')).toBe(2);
    await press('Next lot');
    expect(heading()).toBe('New lot');
    await press('Take photo');
    expect(heading()).toBe('Lot 2, 1 photo');
    await press('Lot 1, 2 photos');
    await press('Take photo');
    expect(heading()).toBe('Lot 1, 3 photos');
    await store.stop();
  });

  it('takes the number that is typed, and says which lot has it already', async () => {
    const { press, heading, read, after, store } = await show();
    const type = (text: string) =>
      after(() => fireEvent.change(screen.getByLabelText('Lot number'), { target: { value: text } }));
    await type('12a');
    expect(screen.getByText('Empty for the next one.')).toBeInTheDocument();
    await press('Take photo');
    expect(heading()).toBe('Lot 12A, 1 photo');
    await press('Next lot');
    await type('12A');
    expect(screen.getByText('Goes to Lot 12A.')).toBeInTheDocument();
    await type('twelve');
    expect(screen.getByLabelText('Lot number')).toHaveAccessibleDescription('Write it as 12 or 12A.');
    await press('Take photo');
    expect(read(selectLots).map(lotNumberText)).toEqual(['12A']);
    await store.stop();
  });

  it('removes a photo that went wrong', async () => {
    const { press, photos, store } = await show();
    await press('Take photo');
    await press('Take photo');
    await press('Look at Photo 1');
    await press('Remove Photo 1');
    expect(photos('Photos of Lot 1')).toBe(1);
    expect(screen.getByRole('button', { name: 'Take photo' })).toHaveFocus();
    await store.stop();
  });

  it('shows a photo large until it is pressed again or left, and removes it there only', async () => {
    const { press, photos, store } = await show();
    await press('Take photo');
    const look = () => screen.getByRole('button', { name: 'Look at Photo 1' });
    expect(look()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: 'Remove Photo 1' })).toBeNull();
    await press('Look at Photo 1');
    expect(look()).toHaveAttribute('aria-pressed', 'true');
    await press('Look at Photo 1');
    expect(look()).toHaveAttribute('aria-pressed', 'false');
    await press('Look at Photo 1');
    fireEvent.keyDown(look(), { key: 'Escape' });
    expect(look()).toHaveAttribute('aria-pressed', 'false');
    await press('Look at Photo 1');
    await press('Back to the camera');
    expect(look()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Take photo' })).toHaveFocus();
    await press('Look at Photo 1');
    await press('Remove Photo 1');
    expect(photos('Photos of Lot 1')).toBe(0);
    await store.stop();
  });

  it('says why a photo cannot be used, and gives its number back', async () => {
    const { press, heading, preparer, after, store } = await show();
    preparer.refuse(() => 'tooSmall');
    await after(() => fireEvent.change(screen.getByLabelText('Lot number'), { target: { value: '40' } }));
    await press('Take photo');
    expect(screen.getByRole('alert')).toHaveTextContent(/^40-1\.jpg: /);
    expect(screen.getByLabelText('Lot number')).toHaveValue('40');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
    preparer.refuse(() => null);
    await press('Take photo');
    expect(heading()).toBe('Lot 40, 1 photo');
    await store.stop();
  });

  it('keeps a photo with its lot: the next one waits until it is taken', async () => {
    const { fake, press, heading, after, store } = await show();
    await press('Take photo');
    const release = fake.hold();
    await press('Take photo');
    expect(screen.getByRole('button', { name: 'Next lot' })).toHaveAttribute('aria-busy', 'true');
    await press('Next lot');
    expect(heading()).toBe('Lot 1, 1 photo');
    await after(release);
    expect(heading()).toBe('Lot 1, 2 photos');
    await store.stop();
  });

  it('says that a photo was not taken, and goes on', async () => {
    const { press, heading, store } = await show((fake) => fake.refuse());
    await press('Take photo');
    expect(screen.getByRole('alert')).toHaveTextContent('The photo could not be taken. Try it once more.');
    expect(heading()).toBe('New lot');
    expect(screen.getByRole('button', { name: 'Take photo' })).not.toHaveAttribute('aria-busy');
    await store.stop();
  });
});

describe('a camera that gives no picture', () => {
  it('says why, takes photos of the camera app, and starts again', async () => {
    const { fake, press, after, heading, store } = await show((made) => made.fail('denied'));
    expect(screen.getByText('The camera is switched off for this site')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take photo' })).toHaveAttribute('aria-disabled', 'true');
    const chooser = screen.getByLabelText('Photo from the camera app: choose a file');
    await after(() => fireEvent.change(screen.getByLabelText('Lot number'), { target: { value: '12AB' } }));
    expect(screen.getByRole('button', { name: 'Take a photo with the camera app' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await after(() => fireEvent.change(screen.getByLabelText('Lot number'), { target: { value: '' } }));
    const file = new File(['other'], 'IMG_1.jpg', { type: 'image/jpeg' });
    await after(() => fireEvent.change(chooser, { target: { files: [file] } }));
    expect(heading()).toBe('Lot 1, 1 photo');
    fake.fail(null);
    await press('Start the camera again');
    expect(screen.queryByText('The camera is switched off for this site')).toBeNull();
    expect(fake.open()).toBe(1);
    await store.stop();
  });

  it('says when it was taken away', async () => {
    const { fake, after, store } = await show();
    await after(fake.end);
    expect(screen.getByText('The camera has stopped')).toBeInTheDocument();
    await store.stop();
  });
});

it('switches the camera off with the page', async () => {
  const { fake, unmount, store } = await show();
  expect([fake.open(), fake.listeners()]).toEqual([1, 1]);
  unmount();
  expect([fake.open(), fake.listeners()]).toEqual([0, 0]);
  await store.stop();
});

it('leaves the camera alone for a person who may only look', async () => {
  const { camera, open } = createFakeCamera();
  const { store } = await renderWorkspace(<CameraPage sale={saleOf('viewer')} camera={camera} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Photos come from editors' })).toBeInTheDocument();
  expect(open()).toBe(0);
  await store.stop();
});
