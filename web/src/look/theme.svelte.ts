import { keep, kept } from '../kept';

/** The reader's choice of light or dark, and of sound; kept in this browser. */
export type Theme = 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');

class Look {
  chosen = $state<Theme | null>((kept('theme') as Theme | null) ?? null);
  sound = $state(kept('sound') === 'on');
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
    keep('theme', this.chosen);
    this.#apply();
  }

  toggleSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
  }

  #apply(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
  }
}

export const look = new Look();
