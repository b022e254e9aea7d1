import { watchForms } from './formGuard';

/** A form whose events are seen here only, and what its watch has noticed after it was submitted. */
function submitted(html: string, handler?: (event: Event) => void): readonly string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  const taken = watchForms(place);
  // The test of this file is not to fail by its own guard.
  place.addEventListener('submit', (event) => event.stopPropagation());
  const form = place.querySelector('form');
  if (handler !== undefined) form?.addEventListener('submit', handler);
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const words = taken();
  expect(taken()).toEqual([]);
  return words;
}

describe('forms in jsdom', () => {
  it('are noticed when the browser would send them', () => {
    const words = submitted('<form><button>Save</button></form>', () => undefined);
    expect(words).toEqual([
      'The browser would have sent the form "Save": its onSubmit does not call event.preventDefault().',
    ]);
  });

  it('are left alone when the page keeps them, or when they close their dialog', () => {
    expect(submitted('<form><button>Save</button></form>', (event) => event.preventDefault())).toEqual([]);
    expect(submitted('<form method="dialog"><button>Close</button></form>')).toEqual([]);
  });
});
