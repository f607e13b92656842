import { createServer } from 'node:net';
import { url } from './browser.mjs';
import { act, until } from './notices.mjs';
import { axeFinds, check, person, post } from './table.mjs';

/** A mail server at the port that the site was told of: it takes every mail and keeps its text. */
async function mailServer() {
  const mails = [];
  const server = createServer((socket) => {
    let heard = '';
    let isData = false;
    const say = (line) => socket.write(`${line}\r\n`);
    socket.on('error', () => {}); // the site says goodbye and does not wait for an answer
    socket.on('data', (bytes) => {
      heard += bytes;
      const end = isData ? '\r\n.\r\n' : '\r\n';
      while (heard.includes(end)) {
        const line = heard.slice(0, heard.indexOf(end));
        heard = heard.slice(line.length + end.length);
        if (isData) mails.push(Buffer.from(line.split('\r\n\r\n')[1], 'base64').toString());
        isData = line === 'DATA';
        say(isData ? '354 go on' : '250 fine');
      }
    });
    say('220 ready');
  });
  await new Promise((ready) => server.listen(Number(process.env.CABESTAN_SMTP_PORT), '127.0.0.1', ready));
  return { next: () => until('a mail', () => mails.shift()), close: () => server.close() };
}

const linkIn = (mail, place) => url + mail.match(new RegExp(`https?://[^/]+(/${place}\\S*)`))[1];

/** What people are told by mail; needs a site that sends its mails to CABESTAN_SMTP_PORT, without waiting. */
export const mails = {
  async 'an address is given, confirmed, told of a turn, and forgotten with one press'(browser) {
    const server = await mailServer();
    const [ana, ben] = [await person(browser), await person(browser)];
    for (const [{ page }, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
    ]) {
      await page.goto(`${url}/`);
      await post(page, 'me', { name });
    }
    await ben.page.goto(`${url}/me`);
    await ben.page.getByLabel('E-mail address').fill('ben@example.org');
    await ben.page.getByRole('button', { name: 'Mail me a link' }).click();
    await ben.page.getByText('A link is on its way to ben@example.org').waitFor();
    await ben.page.goto(linkIn(await server.next(), 'mail/confirm'));
    await ben.page.getByRole('button', { name: 'Yes, send them' }).click();
    await ben.page.getByText('ben@example.org will be told of your matches.').waitFor();
    await ben.page.goto(`${url}/me`);
    await ben.page.getByText('Mails go to ben@example.org.').waitFor();
    const finds = await axeFinds(ben.page);
    check(finds.length === 0, finds.join());
    await ben.page.getByLabel('Seats that are taken').uncheck();
    await until('the choice', () =>
      ben.page.evaluate(async () => !(await (await fetch('./api/me/mail')).json()).kinds.includes('seat')),
    );

    const made = await post(ana.page, 'matches', {
      game: 'arcanor',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      first: 1,
      clock: { kind: 'turn', days: 2 },
    });
    await post(ben.page, `matches/${made.match}/join`, { key: made.invites[0].key });
    await act(ana.page, made.match);
    const mail = await server.next();
    check(mail.startsWith('It is your turn.'), mail);
    await ben.page.goto(linkIn(mail, 'match'));
    await ben.page.getByRole('heading', { name: 'Your turn' }).waitFor();

    const stranger = await person(browser); // on another device, without a session
    await stranger.page.goto(linkIn(mail, 'mail/stop'));
    await stranger.page.getByRole('button', { name: 'No more mails' }).click();
    await stranger.page.getByText('ben@example.org gets no more mails').waitFor();
    await ben.page.goto(`${url}/me`);
    await ben.page.getByLabel('E-mail address').waitFor();
    for (const { troubles } of [ana, ben, stranger]) check(troubles.length === 0, troubles[0]);
    server.close();
  },
};
