/**
 * Jest adds the condition `node` to every `require`, also for tests in a page (jsdom), where the Firebase packages then
 * give their build for servers: no phone, no pop-up, no storage. In a page they give the build that people get.
 */
const FIREBASE = /^@?firebase(\/|$)/;

module.exports = (path, options) => {
  const { conditions = [], defaultResolver } = options;
  if (!FIREBASE.test(path) || !conditions.includes('browser')) return defaultResolver(path, options);
  return defaultResolver(path, { ...options, conditions: conditions.filter((condition) => condition !== 'node') });
};
