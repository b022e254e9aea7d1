import type { ResumeGateway } from './ResumeGateway';

/** Listens to the window; a tab that becomes visible again counts as focus. */
export function createBrowserResumeGateway(target: Window = window): ResumeGateway {
  return {
    subscribe(listener) {
      const focus = () => {
        if (target.document.visibilityState === 'visible') listener('focus');
      };
      const online = () => listener('online');
      target.addEventListener('focus', focus);
      target.document.addEventListener('visibilitychange', focus);
      target.addEventListener('online', online);
      return () => {
        target.removeEventListener('focus', focus);
        target.document.removeEventListener('visibilitychange', focus);
        target.removeEventListener('online', online);
      };
    },
  };
}
