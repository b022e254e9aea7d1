/**
 * Notices forms that the browser itself would send: jsdom has no such default action, so that a handler without
 * `preventDefault` would look right there, while in a browser the page loads anew and loses what was typed.
 * Returns what takes the words about the forms that were sent since it was asked last.
 */
export function watchForms(target: EventTarget): () => readonly string[] {
  const sent: string[] = [];
  target.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // Such a form closes its dialog, and goes nowhere.
    if (form.getAttribute('method') === 'dialog') return;
    const words = form.textContent.trim().slice(0, 60);
    sent.push(`The browser would have sent the form "${words}": its onSubmit does not call event.preventDefault().`);
  });
  return () => sent.splice(0);
}
