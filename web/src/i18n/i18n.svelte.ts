import { keep, kept } from '../kept';
import en from './en';

/** The texts of the page in the reader's language; English is the measure of what must exist. */
export const languages = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;
export type Key = keyof typeof en;
export type Texts = Record<Key, string>;

const others: Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>> = {
  fr: () => import('./fr'),
  de: () => import('./de'),
};

/** The first of the wanted languages that we have, English when there is none. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in languages) return language as Language;
  }
  return 'en';
}

/** Fills `{name}` places; a text `one|many` picks by `n`. */
export function fill(text: string, values: Record<string, string | number>): string {
  const [one, many] = text.split('|') as [string, string?];
  const form = many !== undefined && values.n !== 1 ? many : one;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

class Speech {
  language = $state<Language>('en');
  texts = $state.raw<Texts>(en);

  async speak(language: Language): Promise<void> {
    this.texts = language === 'en' ? en : (await others[language]()).default;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.speak(language);
  }

  start(): Promise<void> {
    return this.speak(choose([kept('language') ?? '', ...navigator.languages]));
  }
}

export const speech = new Speech();

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(speech.texts[key] ?? key, values);
}

/** A text whose key is put together from names that come over the wire; the name itself when we have none. */
export function named(prefix: string, name: string): string {
  return (speech.texts as Record<string, string>)[`${prefix}.${name}`] ?? name;
}
