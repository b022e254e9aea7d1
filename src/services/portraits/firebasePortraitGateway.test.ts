import type { FirebaseApp } from 'firebase/app';
import { FirebaseError } from 'firebase/app';
import { deleteObject, uploadBytes } from 'firebase/storage';
import { createFirebasePortraitGateway } from './firebasePortraitGateway';

jest.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: (_storage: object, path: string) => path,
  deleteObject: jest.fn(),
  getDownloadURL: (stored: string) => Promise.resolve(`https://files/${stored}`),
  uploadBytes: jest.fn(),
}));

const fails = (code: string) => Promise.reject(new FirebaseError(`storage/${code}`, ''));
const portraits = createFirebasePortraitGateway({} as FirebaseApp);

it('keeps one portrait of a person, and gives its address', async () => {
  jest.mocked(uploadBytes).mockImplementation((ref) => Promise.resolve({ ref } as never));
  expect(await portraits.save('ada', new Blob(['me']))).toBe('https://files/people/ada/portrait.jpg');
  jest.mocked(uploadBytes).mockImplementation(() => fails('unauthorized'));
  await expect(portraits.save('ada', new Blob(['me']))).rejects.toMatchObject({ code: 'unauthorized' });
});

it('removes it, also when there is none', async () => {
  jest.mocked(deleteObject).mockResolvedValueOnce();
  await portraits.remove('ada');
  expect(deleteObject).toHaveBeenCalledWith('people/ada/portrait.jpg');
  jest.mocked(deleteObject).mockImplementationOnce(() => fails('object-not-found'));
  await expect(portraits.remove('ada')).resolves.toBeUndefined();
  jest.mocked(deleteObject).mockImplementationOnce(() => fails('unauthorized'));
  await expect(portraits.remove('ada')).rejects.toMatchObject({ code: 'unauthorized' });
});

it('keeps it as a picture that browsers keep for a day, and nobody on the way', async () => {
  jest.mocked(uploadBytes).mockImplementation((ref) => Promise.resolve({ ref } as never));
  const portrait = new Blob(['me']);
  await portraits.save('ada', portrait);
  expect(uploadBytes).toHaveBeenLastCalledWith('people/ada/portrait.jpg', portrait, {
    contentType: 'image/jpeg',
    cacheControl: 'private, max-age=86400',
  });
});
