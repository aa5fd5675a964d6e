import { settings } from '../state/settings.svelte';

/** A short, soft chime. Made here, so that nothing is downloaded. */
export function chime(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0.0001, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.12, context.currentTime + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.7);
  [523.25, 783.99].forEach((pitch, i) => {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(context.currentTime + i * 0.12);
    tone.stop(context.currentTime + 0.7);
  });
  setTimeout(() => void context.close(), 1000);
}

/** My turn has come: sound and notification as they are set, and only while I look elsewhere. */
export function callAttention(text: string): void {
  const looking = !document.hidden && document.hasFocus();
  if (settings.sound && !looking) chime();
  if (settings.notify && !looking && 'Notification' in globalThis && Notification.permission === 'granted')
    new Notification('Cradle', { body: text, icon: '/icon.svg', tag: 'cradle-turn' });
}
