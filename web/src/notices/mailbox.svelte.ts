import { speech } from '../i18n/i18n.svelte';
import { call, get } from '../net/http';
import { type Choices, inTurn } from './choices';

/** The mail notices of this player; docs/protocol.md. */
type Settings = Choices & { available: boolean; address?: string; confirmed?: boolean };

/** Where this player gets mails, on a site that sends any. */
class Mailbox {
  settings = $state.raw<Settings | null>(null);

  async load(): Promise<void> {
    this.settings = await get<Settings>('me/mail');
  }

  change = inTurn(async (settings) => {
    const { language } = speech;
    this.settings = await call<Settings>('PUT', 'me/mail', { language, ...settings });
  });

  async remove(): Promise<void> {
    await call('DELETE', 'me/mail');
    await this.load();
  }
}

export const mailbox = new Mailbox();
