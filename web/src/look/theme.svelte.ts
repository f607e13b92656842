import { store, stored } from '../storage';

/** The reader's choice of light or dark and of vibration; kept in this browser. */
export type Theme = 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');

class Look {
  chosen = $state<Theme | null>((stored('theme') as Theme | null) ?? null);
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
    this.chosen = this.theme === 'dark' ? 'light' : 'dark';
    store('theme', this.chosen);
    this.#apply();
  }

  toggleVibration(): void {
    this.vibration = !this.vibration;
    store('vibration', this.vibration ? 'on' : 'off');
  }

  #apply(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
  }
}

export const look = new Look();
