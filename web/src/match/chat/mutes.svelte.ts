import { store, stored } from '../../storage';

const KEY = 'muted';

/** People whose words the reader does not want to see: their codes and the names they had; kept in this browser. */
class Mutes {
  people = $state<Record<string, string>>(read());

  has(person: string): boolean {
    return person in this.people;
  }

  add(person: string, name: string): void {
    this.people[person] = name;
    this.#store();
  }

  remove(person: string): void {
    delete this.people[person];
    this.#store();
  }

  #store(): void {
    store(KEY, JSON.stringify(this.people));
  }
}

function read(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, string>) : {};
  } catch {
    return {}; // what somebody else wrote there mutes nobody
  }
}

export const mutes = new Mutes();
