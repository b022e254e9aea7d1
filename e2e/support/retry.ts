// A browser on a machine that others load now and then misses a moment; a fault fails twice. The first failure stays in the
// output, so that a test which often needs its second try is seen.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
