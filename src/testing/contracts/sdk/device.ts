const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** The page runs on a phone, until jest.restoreAllMocks(). Before the SDK is loaded: it looks while loading. */
export function onPhone(): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
}

/** The device has no network, as the browser knows, until jest.restoreAllMocks(). */
export function offline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
