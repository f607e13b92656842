import { store, stored } from '../storage';

/** The reader's choice of light or dark and of vibration; kept in this browser. */
export type Theme = 'light' | 'dark';

export const themes = ['system', 'light', 'dark'] as const;

const dark = matchMedia('(prefers-color-scheme: dark)');

class Look {
  chosen = $state<Theme | null>((stored('theme') || null) as Theme | null);
  vibration = $state(stored('vibration') === 'on');
  #system = $state(dark.matches);

  constructor() {
    dark.addEventListener('change', () => (this.#system = dark.matches));
    this.#apply();
  }

  get theme(): Theme {
    return this.chosen ?? (this.#system ? 'dark' : 'light');
  }

  toggleTheme(): void {
    this.choose(this.theme === 'dark' ? 'light' : 'dark');
  }

  choose(theme: Theme | 'system'): void {
    this.chosen = theme === 'system' ? null : theme;
    store('theme', this.chosen ?? '');
    this.#apply();
  }

  toggleVibration(): void {
    this.vibration = !this.vibration;
    store('vibration', this.vibration ? 'on' : 'off');
  }

  #apply(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
    else delete document.documentElement.dataset.theme;
  }
}

export const look = new Look();
