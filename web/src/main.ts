import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings, settings } from './state/settings.svelte';
import { words } from './state/words.svelte';

applySettings();
void words.use(settings.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
