import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../auth/model/authSlice';
import languageSlice, {
  languageAwaited,
  languageChanged,
  languageRefused,
  selectIsLanguageAwaited,
  selectLanguage,
  selectRefusedLanguage,
} from './languageSlice';

const reducer = combineReducers({ language: languageSlice.reducer });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const german = languageChanged({ language: 'de' });
const refused = languageRefused({ language: 'de' });

it.each([
  ['is English at first', [], ['en', false, null]],
  ['is awaited at the start', [languageAwaited()], ['en', true, null]],
  ['is there', [languageAwaited(), german], ['de', false, null]],
  ['does not come, and the page stays in the one it has', [languageAwaited(), refused], ['en', false, 'de']],
  ['comes at another try', [refused, german], ['de', false, null]],
  ['is tried again', [refused, languageAwaited()], ['en', true, null]],
  [
    'stays when the session ends: the device has its own',
    [german, signedOut({ reason: 'requested' })],
    ['de', false, null],
  ],
] as const)('the language of the page %s', (_name, actions, expected) => {
  const state = run(...actions);
  expect([selectLanguage(state), selectIsLanguageAwaited(state), selectRefusedLanguage(state)]).toEqual(expected);
});
