import { store, stored } from '../storage';
import * as english from './en';

/** The two letters of a language that has a file here. */
export type Language = string;
export type Key = keyof typeof english.default;
export type Texts = Record<Key, string>;

/** A language: the texts of the page, and what each game calls its things. */
export type Dictionary = { default: Texts; names: Record<string, Record<string, string>> };

/** Every language but English, by its file; English comes with the page and is the measure of what must exist. */
const others = Object.fromEntries(
  Object.entries(import.meta.glob<Dictionary>(['./??.ts', '!./en.ts'])).map(([path, load]) => [
    path.slice(2, 4),
    load,
  ]),
);

/** What each language calls itself. */
export const languages: Record<Language, string> = Object.fromEntries(
  ['en', ...Object.keys(others)].map((code) => [code, ownName(code)]),
);

function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The first of the wanted languages that we have, English when there is none. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in languages) return language;
  }
  return 'en';
}

/** All texts of a language by their keys. */
export function flatten({ default: texts, names }: Dictionary): Texts & Record<string, string> {
  return Object.assign({}, texts, ...Object.values(names)) as Texts & Record<string, string>;
}

/** Fills `{name}` places, numbers as the language writes them; a text `one|other` picks by its plural of `n`. */
export function fill(text: string, values: Record<string, string | number>, language: string): string {
  const [one, other] = text.split('|') as [string, string?];
  const isOne = () => new Intl.PluralRules(language).select(Number(values.n)) === 'one';
  const form = other === undefined || isOne() ? one : other;
  const written = (value: string | number) =>
    typeof value === 'number' ? value.toLocaleString(language) : value;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole));
}

/** The language of the page. */
export class Speech {
  language = $state<Language>('en');
  texts = $state.raw(flatten(english));
  #wanted: Language = 'en';

  /** @param dictionaries every language but English */
  constructor(private readonly dictionaries: Record<Language, () => Promise<Dictionary>>) {}

  /** Speaks another language as soon as it is there; one that cannot be fetched now is not spoken. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      const spoken = (await this.dictionaries[language]?.()) ?? english;
      if (this.#wanted !== language) return; // another was chosen meanwhile
      this.texts = { ...flatten(english), ...flatten(spoken) }; // what is not translated yet is said in English
      this.language = language;
      document.documentElement.lang = language;
    } catch (error) {
      console.info(`Cabestan cannot speak ${language}:`, (error as Error).message);
    }
  }

  async choose(language: Language): Promise<void> {
    store('language', language);
    await this.speak(language);
  }

  start(): Promise<void> {
    return this.speak(choose([stored('language') ?? '', ...navigator.languages]));
  }
}

export const speech = new Speech(others);

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(speech.texts[key] ?? key, values, speech.language);
}

/** A text whose key is put together from names that come over the wire; the name itself when we have none. */
export function named(prefix: string, name: string, values: Record<string, string | number> = {}): string {
  const text = speech.texts[`${prefix}.${name}`];
  return text === undefined ? name : fill(text, values, speech.language);
}

/** The day of a moment, without the year. */
export function dateOf(moment: number): string {
  return new Date(moment).toLocaleDateString(speech.language, { day: 'numeric', month: 'long' });
}
