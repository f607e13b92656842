import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './i18n/i18n.svelte';
import './look/tokens.css';
import './look/base.css';

await speech.start();
const app = document.getElementById('app')!;
app.replaceChildren();
// Not one of the pages: the service worker must not answer in the place of the site, which says who may embed it.
const isEmbedded = location.pathname.endsWith('/embed');
mount(isEmbedded ? (await import('./embed/Embed.svelte')).default : App, { target: app });
