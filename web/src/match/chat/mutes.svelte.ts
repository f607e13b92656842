import { store, storedJson } from '../../storage';

const KEY = 'muted';

/** People whose words the reader does not want to see: their codes and the names they had; kept in this browser. */
class Mutes {
  people = $state(storedJson<Record<string, string>>(KEY, {}));

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

export const mutes = new Mutes();
