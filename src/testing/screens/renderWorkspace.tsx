import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { PicturesContext } from '../../features/lots/ui/shared/picturesContext';
import { makeWorkspace, type Workspace } from '../stores/makeWorkspace';
import { nextFrame, settle } from '../stores/makeTestStore';

/** One component of the workspace in jsdom, in the real store with fakes outside, for a signed-in person. */
export async function renderWorkspace(
  element: ReactElement,
  prepare: (space: Workspace) => void = () => undefined,
  gateways: Parameters<typeof makeWorkspace>[0] = {},
) {
  const space = makeWorkspace(gateways);
  prepare(space);
  await space.signIn();
  const inside = (shown: ReactElement) => (
    <Provider store={space.store}>
      <PicturesContext value={space.pictures}>{shown}</PicturesContext>
    </Provider>
  );
  const rendered = render(inside(element));
  /** Puts another component in its place, in the same store. */
  const replace = (shown: ReactElement): void => rendered.rerender(inside(shown));
  /** Does something and lets everything that follows from it happen. */
  const after = async (work: () => void): Promise<void> => {
    await act(async () => {
      work();
      await settle();
      await nextFrame();
    });
    // What components do when they go has begun by now only.
    await act(async () => {
      await settle();
      await nextFrame();
    });
  };
  return { ...space, ...rendered, replace, after };
}
