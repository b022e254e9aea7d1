import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfig } from '../../serviceConfig';

/** The one Firebase application of this page, made on first use. `name` tells several apart in tests. */
export function openFirebaseApp(config: FirebaseConfig, name = '[DEFAULT]'): FirebaseApp {
  return getApps().find((app) => app.name === name) ?? initializeApp({ ...config }, name);
}
