import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './i18n/i18n.svelte';
import './look/tokens.css';
import './look/base.css';

await speech.start();
const app = document.getElementById('app')!;
app.replaceChildren();
mount(App, { target: app });
