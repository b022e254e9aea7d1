import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { FIRST_LANGUAGE, type Language } from '../../shared/messages/languages';

/**
 * The language of the page. The texts themselves are not state: they are the same at every moment, so going through
 * time changes the language and nothing has to be fetched for it.
 */
export interface LanguageState {
  readonly language: Language;
  /** At the start only: the texts are on their way, and no page is shown in a language that it will not keep. */
  readonly awaited: boolean;
  /** The language whose texts did not come at the last try. */
  readonly refused: Language | null;
}

const initialState: LanguageState = { language: FIRST_LANGUAGE, awaited: false, refused: null };

/** The end of a session is not reset here: which language comes then is remembered by the device, and a saga reads it. */
const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageAwaited: (state): LanguageState => ({ ...state, awaited: true, refused: null }),
    /** The texts of this language are there. */
    languageChanged: (_state, { payload }: PayloadAction<{ language: Language }>): LanguageState => ({
      language: payload.language,
      awaited: false,
      refused: null,
    }),
    /** The texts of this language did not come; the page stays in the one it has. */
    languageRefused: (state, { payload }: PayloadAction<{ language: Language }>): LanguageState => ({
      ...state,
      awaited: false,
      refused: payload.language,
    }),
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectIsLanguageAwaited: (state) => state.awaited,
    selectRefusedLanguage: (state) => state.refused,
  },
});

export const { languageAwaited, languageChanged, languageRefused } = languageSlice.actions;
export const { selectLanguage, selectIsLanguageAwaited, selectRefusedLanguage } = languageSlice.selectors;

/** Command: this language on this device, for a person who is not signed in or has chosen none for the account. */
export const chooseLanguage = createAction<{ language: Language }>('language/chooseLanguage');

/** The signed-in account wants this language; null when it leaves that to the device. Learned, or just chosen. */
export const accountLanguageKnown = createAction<{ language: string | null }>('language/accountLanguageKnown');

export default languageSlice;
